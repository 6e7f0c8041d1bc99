import type { Subscription } from '../contract/notifications.ts';
import type { NoticeSubscriptionRow } from '../db/notice-schema.ts';

type Row = Pick<NoticeSubscriptionRow, 'kind' | 'email' | 'onlyMine' | 'confirmedAt'>;

export function toSubscription({ kind, email, onlyMine, confirmedAt }: Row): Subscription {
  return { kind, email, onlyMine, status: confirmedAt === null ? 'pending' : 'active' };
}
