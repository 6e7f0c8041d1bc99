import { type AccessRow, type AccessScenario, OWNING_USERS, SIGNED_IN_USERS } from './access-row.ts';
import { createUnclaimedEventForOwner, storeMailText } from './unclaimed-events.ts';

const ROUTE = '/api/unclaimed-events';
const STORED = { title: 'Lunch', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };

type Fields = Parameters<typeof createUnclaimedEventForOwner> extends [string, ...infer Rest] ? Rest : never;

const createId = async ({ project }: AccessScenario, ...fields: Fields) => {
  const { id } = await createUnclaimedEventForOwner(project.projectId, ...fields);
  return id;
};
/** A route with the id of an unclaimed event of the owner's account. */
const ownedEvent = {
  expected: OWNING_USERS,
  ids: async (scenario: AccessScenario) => ({ id: await createId(scenario) }),
};

/** Rows for unclaimed events and the emails they come from. */
export const EMAIL_ACCESS_ROWS: AccessRow[] = [
  { resource: 'unclaimed-events', method: 'GET', route: ROUTE, expected: SIGNED_IN_USERS },
  {
    ...ownedEvent,
    resource: 'unclaimed-events',
    method: 'PATCH',
    route: `${ROUTE}/:id`,
    body: () => ({ title: 'Lunch' }),
  },
  { ...ownedEvent, resource: 'unclaimed-events', method: 'DELETE', route: `${ROUTE}/:id` },
  {
    ...ownedEvent,
    resource: 'unclaimed-events',
    method: 'POST',
    route: `${ROUTE}/restore`,
    body: async (scenario) => ({
      ids: [await createId(scenario, { status: 'deleted', deletedAt: Date.now() })],
    }),
  },
  {
    ...ownedEvent,
    resource: 'unclaimed-events',
    method: 'GET',
    route: `${ROUTE}/:id/mail`,
    ids: async ({ project }) => {
      const row = await createUnclaimedEventForOwner(project.projectId);
      await storeMailText(row, 'Saturday, 12 June 2083');
      return { id: row.id };
    },
  },
  {
    ...ownedEvent,
    resource: 'unclaimed-event-assignment',
    method: 'POST',
    route: `${ROUTE}/:id/assign`,
    body: ({ project }) => ({ projectId: project.projectId }),
  },
  {
    ...ownedEvent,
    resource: 'unclaimed-event-assignment',
    method: 'POST',
    route: `${ROUTE}/assign`,
    body: async (scenario) => ({
      projectId: scenario.project.projectId,
      ids: [await createId(scenario)],
    }),
  },
  {
    ...ownedEvent,
    resource: 'email-changes',
    method: 'POST',
    route: `${ROUTE}/:id/answer`,
    ids: async (scenario) => ({
      id: await createId(scenario, { emailChange: { kind: 'changed', was: STORED } }),
    }),
    body: () => ({ answer: 'apply' }),
  },
  {
    ...ownedEvent,
    resource: 'intake',
    method: 'POST',
    route: `${ROUTE}/:id/this-is-me`,
    ids: async (scenario) => ({ id: await createId(scenario, {}, { ownerProof: 'typed' }) }),
  },
  { resource: 'intake', method: 'GET', route: '/api/intake', expected: SIGNED_IN_USERS },
  { resource: 'intake', method: 'POST', route: '/api/intake/renew', expected: SIGNED_IN_USERS },
  { resource: 'intake', method: 'GET', route: '/api/intake/mails', expected: SIGNED_IN_USERS },
  {
    resource: 'intake',
    method: 'POST',
    route: '/api/intake/aliases/confirm',
    body: () => ({ token: 'unknown-token' }),
    expected: { ...SIGNED_IN_USERS, owner: 400, otherUser: 400 },
  },
  {
    resource: 'intake',
    method: 'DELETE',
    route: '/api/intake/aliases/:id',
    ids: () => ({ id: 999_999_999 }),
    expected: { ...SIGNED_IN_USERS, owner: 404, otherUser: 404 },
  },
];
