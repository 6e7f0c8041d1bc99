import { env } from 'cloudflare:workers';
import { createNoticeToken } from '../domain/notices/notice-token.ts';
import { parseSettings } from '../services/settings.ts';
import { type AccessRow, EVERYONE, toProjectRoute, VIEWERS } from './access-row.ts';

const mine = { resource: 'notifications', route: toProjectRoute('/notifications'), expected: VIEWERS };

/** Of a subscription that has ended. */
const ids = async () => ({
  token: await createNoticeToken(parseSettings(env), { kind: 'unsubscribe', id: 1, createdAt: 1 }),
});
const page = { resource: 'notifications', route: '/notifications/:token', ids, expected: EVERYONE };

/** Who is told about changes. */
export const NOTIFICATION_ACCESS_ROWS: AccessRow[] = [
  { ...mine, method: 'GET' },
  {
    ...mine,
    method: 'POST',
    body: () => ({ kind: 'email', email: `${crypto.randomUUID()}@example.com` }),
  },
  { ...mine, method: 'DELETE' },
  { ...page, method: 'GET' },
  { ...page, method: 'POST' },
];
