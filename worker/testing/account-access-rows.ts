import type { AccessRow } from './access-table.ts';
import { createSignedInUser } from './account.ts';
import { setTestAvatar } from './avatar.ts';

/** The owner and the stranger, each with an account. */
const accounts = '1111122';
const everyone = '2222222';
const travellers = 'rrrrrrr';
const admins = '1113221';
const inProject = (path: string) => `/api/projects/:projectId${path}`;

/** The access table's rows about accounts and what is theirs. */
export const ACCOUNT_ACCESS_ROWS: AccessRow[] = [
  { noun: 'session', method: 'GET', route: '/api/login', expected: travellers },
  { noun: 'session', method: 'GET', route: '/api/callback', expected: travellers },
  { noun: 'session', method: 'GET', route: '/api/logout', expected: travellers },
  { noun: 'session', method: 'POST', route: '/api/logout', expected: everyone },
  { noun: 'session', method: 'POST', route: '/api/logout-everywhere', expected: accounts },
  { noun: 'session', method: 'GET', route: '/api/auth/user', expected: accounts },
  { noun: 'account', method: 'GET', route: '/api/account/export', expected: accounts },
  {
    // Who has an account is asked for its address.
    noun: 'account',
    method: 'DELETE',
    route: '/api/account',
    body: () => ({ itineraries: 'keep', confirmationEmail: 'somebody@example.com' }),
    expected: '1111100',
  },
  {
    noun: 'avatars',
    method: 'POST',
    route: '/api/users/avatar/upload-url',
    body: () => ({ contentType: 'image/png' }),
    expected: accounts,
  },
  {
    // A key of nobody's: who may ask at all is told that there is no such picture.
    noun: 'avatars',
    method: 'POST',
    route: '/api/users/avatar/complete',
    body: () => ({ key: 'u/1/AAAAAAAAAAAAAAAAAAAAAA' }),
    expected: '1111144',
  },
  { noun: 'avatars', method: 'DELETE', route: '/api/users/avatar', expected: accounts },
  {
    noun: 'avatars',
    method: 'GET',
    route: '/media/u/:userId/:file',
    ids: async () => {
      const { browser } = await createSignedInUser();
      const [, , , userId = '', file = ''] = (await setTestAvatar(browser)).split('/');
      return { userId, file };
    },
    expected: everyone,
  },
  { noun: 'owned', method: 'GET', route: '/api/my-projects', expected: accounts },
  { noun: 'owned', method: 'POST', route: inProject('/access-owned'), expected: '1111124' },
  {
    noun: 'owned',
    method: 'DELETE',
    route: inProject(''),
    body: () => ({ confirmationName: 'Lisbon' }),
    expected: '1113321',
  },
  { noun: 'copies', method: 'POST', route: inProject('/duplicate'), body: () => ({}), expected: '1113321' },
  {
    noun: 'copies',
    method: 'POST',
    route: '/api/projects/import',
    body: () => ({
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
    }),
    expected: accounts,
  },
  { noun: 'copies', method: 'GET', route: inProject('/export'), expected: admins },
  { noun: 'copies', method: 'GET', route: inProject('/export.ics'), expected: admins },
];
