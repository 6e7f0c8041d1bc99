import type { Subscription } from '../contract/notifications.ts';
import type { NoticeSubscriptionRow } from '../db/notice-schema.ts';

export function toSubscription({ kind, email, onlyMine, confirmedAt }: NoticeSubscriptionRow): Subscription {
  return { kind, email, onlyMine, status: confirmedAt === null ? 'pending' : 'active' };
}
