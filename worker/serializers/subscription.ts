import type { Subscription } from '../contract/notifications.ts';
import type { NoticeSubscriptionRow } from '../db/schema/itinerary/notices.ts';

type Row = Pick<
  NoticeSubscriptionRow,
  'kind' | 'email' | 'onlyMine' | 'confirmedAt' | 'remindEvening' | 'remindHour'
>;

/** The body of a browser's subscription. An email address that is not confirmed is pending. */
export function toSubscription({ kind, email, onlyMine, confirmedAt, ...row }: Row): Subscription {
  const reminders = { evening: row.remindEvening, hour: row.remindHour };
  return { kind, email, onlyMine, reminders, status: confirmedAt === null ? 'pending' : 'active' };
}
