import type { Subscription } from '../contract/notifications.ts';
import type { NoticeSubscriptionRow } from '../db/schema/itinerary/notices.ts';

type Row = Pick<NoticeSubscriptionRow, 'kind' | 'email' | 'onlyMine' | 'confirmedAt'>;

/** The body of a browser's subscription. An email address that is not confirmed is pending. */
export function toSubscription({ kind, email, onlyMine, confirmedAt }: Row): Subscription {
  return { kind, email, onlyMine, status: confirmedAt === null ? 'pending' : 'active' };
}
