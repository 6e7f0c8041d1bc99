import { type AccessRow, EVERYONE, expectCan, expectForAll, toProjectRoute } from './access-row.ts';

const report = { reason: 'spam', details: 'It sells something.' };
/** Refuses callers who have not said who they are. */
const PEOPLE_ONLY = {
  ...expectCan('read', 403),
  claimedBen: 'ok',
  linkedBen: 'ok',
  linkedNora: 'ok',
  cohost: 'ok',
} as const;

/** Who may open such a page. All others get the same 404. */
const PAGE_OF_PEOPLE = {
  ...expectForAll(404),
  claimedBen: 'ok',
  linkedBen: 'ok',
  linkedNora: 'ok',
  cohost: 'ok',
  removedPerson: 404,
  personElsewhere: 404,
} as const;

const page = { ids: () => ({ token: 'none' }), hasOwnErrors: true, expected: expectForAll(404) };

/** What the law gives to hosts, guests and everybody else. */
export const TRUST_ACCESS_ROWS: AccessRow[] = [
  {
    resource: 'reports',
    method: 'POST',
    route: toProjectRoute('/reports'),
    body: () => report,
    expected: EVERYONE,
  },
  { resource: 'reports', method: 'GET', route: '/report/:projectId', expected: EVERYONE },
  { resource: 'language', method: 'GET', route: '/language/:projectId', expected: EVERYONE },
  { resource: 'language', method: 'GET', route: '/language', expected: EVERYONE },
  {
    resource: 'language',
    method: 'POST',
    route: '/language',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: () => 'language=de&clock=24',
    hasOwnErrors: true,
    expected: expectForAll('redirect'),
  },
  {
    resource: 'language',
    method: 'POST',
    route: '/language/:projectId',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: () => 'language=de&clock=24',
    hasOwnErrors: true,
    expected: expectForAll('redirect'),
  },
  {
    resource: 'reports',
    method: 'POST',
    route: '/report/:projectId',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: () => 'reason=spam&details=It+sells+something.',
    hasOwnErrors: true,
    expected: EVERYONE,
  },
  {
    // Nothing was paid for the itinerary of the tests.
    resource: 'withdrawal',
    method: 'POST',
    route: toProjectRoute('/withdrawal'),
    body: () => ({ confirm: true }),
    expected: expectCan('withdraw', 409),
  },
  {
    resource: 'withdrawal',
    method: 'POST',
    route: toProjectRoute('/withdrawal'),
    body: () => ({ confirm: true, token: 'none' }),
    expected: expectForAll(401),
  },
  { resource: 'withdrawal', method: 'GET', route: '/withdrawal/:token', ...page },
  { resource: 'withdrawal', method: 'POST', route: '/withdrawal/:token', ...page },
  {
    resource: 'deletion',
    method: 'POST',
    route: toProjectRoute('/deletion'),
    expected: expectCan('delete-by-email'),
  },
  { resource: 'deletion', method: 'GET', route: '/deletion/:token', ...page },
  { resource: 'deletion', method: 'POST', route: '/deletion/:token', ...page },
  { resource: 'keep', method: 'GET', route: '/keep/:token', ...page },
  { resource: 'keep', method: 'POST', route: '/keep/:token', ...page },
  { resource: 'never-email', method: 'GET', route: '/no-email/:token', ...page },
  { resource: 'never-email', method: 'POST', route: '/no-email/:token', ...page },
  {
    resource: 'my-data',
    method: 'GET',
    route: '/my-data/:projectId',
    hasOwnErrors: true,
    expected: PAGE_OF_PEOPLE,
  },
  {
    resource: 'my-data',
    method: 'POST',
    route: '/my-data/:projectId',
    hasOwnErrors: true,
    expected: PAGE_OF_PEOPLE,
  },
  { resource: 'my-data', method: 'GET', route: toProjectRoute('/my-data'), expected: PEOPLE_ONLY },
  {
    resource: 'my-data',
    method: 'POST',
    route: toProjectRoute('/my-data/erase'),
    body: () => ({ confirm: true }),
    expected: PEOPLE_ONLY,
  },
];
