import {
  type AccessRow,
  type AccessScenario,
  ADMINS,
  expectCan,
  toProjectRoute,
  VIEWERS,
} from './access-row.ts';
import { otherPerson, ownPerson } from './people-access-rows.ts';

const rsvps = { resource: 'rsvps', expected: expectCan('manage-people') };
const personRoute = toProjectRoute('/people/:personId/rsvp');
const answer = () => ({ eventId: null, answer: 'yes' });

/** `ownPerson` of an itinerary that asks for answers. */
async function ownInvitedPerson(scenario: AccessScenario) {
  const { host, path } = scenario.project;
  await host.put(`${path}/rsvp-settings`, { enabled: true });
  return ownPerson(scenario);
}

/** Answers of guests. */
export const RSVP_ACCESS_ROWS: AccessRow[] = [
  {
    ...rsvps,
    expected: ADMINS,
    method: 'PUT',
    route: toProjectRoute('/rsvp-settings'),
    body: () => ({ enabled: true }),
  },
  { ...rsvps, method: 'GET', route: toProjectRoute('/rsvps'), expected: VIEWERS },
  { ...rsvps, method: 'GET', route: toProjectRoute('/rsvps.csv') },
  {
    ...rsvps,
    method: 'POST',
    route: toProjectRoute('/people/:personId/join-answers'),
    ids: ownPerson,
  },
  {
    ...rsvps,
    method: 'POST',
    route: toProjectRoute('/people/:personId/join-answers'),
    ids: otherPerson,
    expected: expectCan('manage-people', 404),
  },
  {
    // Nobody here has said who they are.
    ...rsvps,
    method: 'PUT',
    route: toProjectRoute('/rsvps/me'),
    body: answer,
    ids: ownInvitedPerson,
    expected: { ...VIEWERS, viewer: 403, admin: 403, owner: 403 },
  },
  { ...rsvps, method: 'PUT', route: personRoute, ids: ownInvitedPerson, body: answer },
  {
    ...rsvps,
    method: 'PUT',
    route: personRoute,
    ids: otherPerson,
    body: answer,
    expected: expectCan('manage-people', 404),
  },
];
