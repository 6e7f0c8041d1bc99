import {
  type AccessRow,
  ADMINS,
  EVERYONE,
  expectCan,
  expectForAll,
  OWNING_USERS,
  SIGNED_IN_USERS,
  toProjectRoute,
} from './access-row.ts';
import { createSignedInUser } from './account.ts';
import { setTestAvatar } from './avatar.ts';

const NAVIGATION = expectForAll('redirect');

const SESSION_ROWS: AccessRow[] = [
  { resource: 'session', method: 'GET', route: '/api/login', expected: NAVIGATION },
  { resource: 'session', method: 'GET', route: '/api/callback', expected: NAVIGATION },
  { resource: 'session', method: 'GET', route: '/api/logout', expected: NAVIGATION },
  { resource: 'session', method: 'POST', route: '/api/logout', expected: EVERYONE },
  { resource: 'session', method: 'POST', route: '/api/logout-everywhere', expected: SIGNED_IN_USERS },
  { resource: 'session', method: 'GET', route: '/api/auth/user', expected: SIGNED_IN_USERS },
];

const ACCOUNT_ROWS: AccessRow[] = [
  { resource: 'account', method: 'GET', route: '/api/account/export', expected: SIGNED_IN_USERS },
  {
    // The email is not that of any caller's account.
    resource: 'account',
    method: 'DELETE',
    route: '/api/account',
    body: () => ({ itineraries: 'keep', confirmationEmail: 'somebody@example.com' }),
    expected: { ...SIGNED_IN_USERS, owner: 400, otherUser: 400 },
  },
  {
    resource: 'avatars',
    method: 'POST',
    route: '/api/users/avatar/upload-url',
    body: () => ({ contentType: 'image/png' }),
    expected: SIGNED_IN_USERS,
  },
  {
    // No image has this key.
    resource: 'avatars',
    method: 'POST',
    route: '/api/users/avatar/complete',
    body: () => ({ key: 'u/1/AAAAAAAAAAAAAAAAAAAAAA' }),
    expected: { ...SIGNED_IN_USERS, owner: 404, otherUser: 404 },
  },
  { resource: 'avatars', method: 'DELETE', route: '/api/users/avatar', expected: SIGNED_IN_USERS },
  {
    resource: 'media',
    method: 'GET',
    route: '/media/u/:userId/:file',
    ids: async () => {
      const { browser } = await createSignedInUser();
      const [, , , userId = '', file = ''] = (await setTestAvatar(browser)).split('/');
      return { userId, file };
    },
    expected: EVERYONE,
  },
];

const OWNED_PROJECT_ROWS: AccessRow[] = [
  { resource: 'my-projects', method: 'GET', route: '/api/my-projects', expected: SIGNED_IN_USERS },
  {
    resource: 'my-projects',
    method: 'POST',
    route: toProjectRoute('/access-owned'),
    expected: OWNING_USERS,
  },
  {
    resource: 'my-projects',
    method: 'DELETE',
    route: toProjectRoute(''),
    body: ({ project }) => ({ confirmationName: project.name }),
    expected: expectCan('delete'),
  },
  {
    resource: 'my-projects',
    method: 'POST',
    route: toProjectRoute('/disown'),
    expected: expectCan('disown'),
  },
  {
    resource: 'my-projects',
    method: 'POST',
    route: toProjectRoute('/reclaim'),
    ids: async () => ({ projectId: 'NEVERWAS' }),
    expected: { ...SIGNED_IN_USERS, owner: 404, otherUser: 404 },
  },
  {
    resource: 'import-export',
    method: 'POST',
    route: toProjectRoute('/duplicate'),
    body: () => ({}),
    expected: ADMINS,
  },
  {
    resource: 'import-export',
    method: 'POST',
    route: '/api/projects/import',
    body: () => ({
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
    }),
    expected: EVERYONE,
  },
  { resource: 'import-export', method: 'GET', route: toProjectRoute('/export'), expected: ADMINS },
  { resource: 'import-export', method: 'GET', route: toProjectRoute('/export.ics'), expected: ADMINS },
];

export const ACCOUNT_ACCESS_ROWS: AccessRow[] = [...SESSION_ROWS, ...ACCOUNT_ROWS, ...OWNED_PROJECT_ROWS];
