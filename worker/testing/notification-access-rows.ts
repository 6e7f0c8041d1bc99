import { env } from 'cloudflare:workers';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { createNoticeToken } from '../domain/notices/notice-token.ts';
import { parseSettings } from '../services/settings.ts';
import { type AccessRow, EVERYONE, expectForAll, toProjectRoute, VIEWERS } from './access-row.ts';

const mine = { resource: 'notifications', route: toProjectRoute('/notifications'), expected: VIEWERS };

/** With the keys of RFC 8291, appendix A. */
const createSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** The token of a subscription that has ended. */
const ids = async () => ({
  token: await createNoticeToken(parseSettings(env), {
    kind: 'unsubscribe',
    projectId: toProjectNumber('D0000000') ?? 0,
    id: 1,
    createdAt: 1,
  }),
});
const page = { resource: 'notifications', route: '/notifications/:token', ids, expected: EVERYONE };

/** A change that nobody made. */
const undoPage = {
  resource: 'notifications',
  route: '/owner-email/:token',
  ids: async () => ({ token: 'none' }),
  hasOwnErrors: true,
  expected: expectForAll(404),
};

/** Who is told about changes. */
export const NOTIFICATION_ACCESS_ROWS: AccessRow[] = [
  { ...mine, method: 'GET' },
  {
    ...mine,
    method: 'POST',
    // Not an email address, which gets few confirmations a day.
    body: () => ({ kind: 'push', subscription: createSubscription() }),
  },
  { ...mine, method: 'DELETE' },
  { ...page, method: 'GET' },
  { ...page, method: 'POST' },
  { ...undoPage, method: 'GET' },
  { ...undoPage, method: 'POST' },
];
