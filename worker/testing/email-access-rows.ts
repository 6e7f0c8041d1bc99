import type { AccessRow, AccessScene } from './access-table.ts';
import { createUnclaimedEventForOwner, storeMailText } from './unclaimed-events.ts';

/** Whoever is signed in. */
const accounts = '1111122';
const ownCard = {
  noun: 'unclaimed',
  expected: '1111124',
  ids: async ({ P }: AccessScene) => toCardId(await createUnclaimedEventForOwner(P)),
};
const toCardId = ({ id }: { id: number }) => ({ id });
const IS_CHANGED = { title: 'Lunch', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };

/** The access table's rows about mails and their cards. */
export const EMAIL_ACCESS_ROWS: AccessRow[] = [
  { noun: 'unclaimed', method: 'GET', route: '/api/unclaimed-events', expected: accounts },
  { ...ownCard, method: 'PATCH', route: '/api/unclaimed-events/:id', body: () => ({ title: 'Lunch' }) },
  { ...ownCard, method: 'DELETE', route: '/api/unclaimed-events/:id' },
  {
    ...ownCard,
    method: 'POST',
    route: '/api/unclaimed-events/restore',
    body: async ({ P }) => ({
      ids: [(await createUnclaimedEventForOwner(P, { status: 'deleted', deletedAt: Date.now() })).id],
    }),
  },
  {
    ...ownCard,
    method: 'GET',
    route: '/api/unclaimed-events/:id/mail',
    ids: async ({ P }) => {
      const card = await createUnclaimedEventForOwner(P);
      await storeMailText(card, 'Saturday, 12 June 2027');
      return toCardId(card);
    },
  },
  {
    ...ownCard,
    noun: 'assigning',
    method: 'POST',
    route: '/api/unclaimed-events/:id/assign',
    body: ({ P }) => ({ projectId: P }),
  },
  {
    ...ownCard,
    noun: 'assigning',
    method: 'POST',
    route: '/api/unclaimed-events/assign',
    body: async ({ P }) => ({ projectId: P, ids: [(await createUnclaimedEventForOwner(P)).id] }),
  },
  {
    ...ownCard,
    noun: 'notices',
    method: 'POST',
    route: '/api/unclaimed-events/:id/answer',
    ids: async ({ P }) =>
      toCardId(await createUnclaimedEventForOwner(P, { notice: { kind: 'changed', was: IS_CHANGED } })),
    body: () => ({ answer: 'apply' }),
  },
  {
    ...ownCard,
    noun: 'intake',
    method: 'POST',
    route: '/api/unclaimed-events/:id/this-is-me',
    ids: async ({ P }) => toCardId(await createUnclaimedEventForOwner(P, {}, { tie: 'typed' })),
  },
  { noun: 'intake', method: 'GET', route: '/api/intake', expected: accounts },
  { noun: 'intake', method: 'POST', route: '/api/intake/renew', expected: accounts },
  { noun: 'intake', method: 'GET', route: '/api/intake/mails', expected: accounts },
  {
    noun: 'intake',
    method: 'POST',
    route: '/api/intake/aliases/confirm',
    body: () => ({ token: 'nobody-was-given-this' }),
    expected: '1111100',
  },
  {
    noun: 'intake',
    method: 'DELETE',
    route: '/api/intake/aliases/:id',
    ids: () => ({ id: 999_999_999 }),
    expected: '1111144',
  },
];
