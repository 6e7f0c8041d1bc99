import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  expectCan,
  toProjectRoute,
  VIEWERS,
} from './access-row.ts';
import { ownPerson } from './people-access-rows.ts';
import { addSignUp, SIGN_UP_INPUT } from './sign-ups.ts';

const signUps = { resource: 'sign-ups', expected: ADMINS };

async function idsOf(project: AccessProject) {
  // One place for each caller.
  const list = await addSignUp(project, { slots: [{ label: 'Seats', places: 50 }] });
  return { signUpId: list.id, slotId: list.slots[0]?.id ?? 0 };
}
const ownList = ({ project }: AccessScenario) => idsOf(project);
const otherList = ({ otherProject }: AccessScenario) => idsOf(otherProject);

const listRoute = toProjectRoute('/sign-ups/:signUpId');
const mineRoute = toProjectRoute('/sign-ups/:signUpId/slots/:slotId/mine');
const personRoute = toProjectRoute('/sign-ups/:signUpId/slots/:slotId/people/:personId');
const onePlace = () => ({ count: 1 });
const withPerson = (ids: typeof ownList) => async (scenario: AccessScenario) => ({
  ...(await ids(scenario)),
  ...(await ownPerson(scenario)),
});

/** Lists in which guests take places. Rows add lists to one itinerary, of which it can have 20. */
export const SIGN_UP_ACCESS_ROWS: AccessRow[] = [
  { ...signUps, method: 'GET', route: toProjectRoute('/sign-ups'), expected: VIEWERS },
  { ...signUps, method: 'POST', route: toProjectRoute('/sign-ups'), body: () => SIGN_UP_INPUT },
  { ...signUps, method: 'PATCH', route: listRoute, ids: ownList, body: () => ({ isOpen: false }) },
  {
    ...signUps,
    method: 'PATCH',
    route: listRoute,
    ids: otherList,
    body: () => ({ isOpen: false }),
    expected: ADMINS_NOT_FOUND,
  },
  { ...signUps, method: 'DELETE', route: listRoute, ids: ownList },
  { ...signUps, method: 'DELETE', route: listRoute, ids: otherList, expected: ADMINS_NOT_FOUND },
  {
    // Nobody here has said who they are.
    ...signUps,
    method: 'PUT',
    route: mineRoute,
    ids: ownList,
    body: onePlace,
    expected: { ...VIEWERS, viewer: 403, admin: 403, owner: 403 },
  },
  {
    ...signUps,
    method: 'PUT',
    route: mineRoute,
    ids: otherList,
    body: onePlace,
    expected: { ...expectCan('read', 404), viewer: 403, admin: 403, owner: 403 },
  },
  {
    ...signUps,
    method: 'PUT',
    route: personRoute,
    ids: withPerson(ownList),
    body: onePlace,
    expected: expectCan('manage-people'),
  },
  {
    ...signUps,
    method: 'PUT',
    route: personRoute,
    ids: withPerson(otherList),
    body: onePlace,
    expected: expectCan('manage-people', 404),
  },
];
