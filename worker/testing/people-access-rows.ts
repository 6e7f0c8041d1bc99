import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  expectCan,
  toProjectRoute,
  VIEWERS,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';

const people = { resource: 'people', expected: expectCan('manage-people') };
const links = { resource: 'people', expected: expectCan('manage-links') };

async function addPerson({ projectId }: AccessProject): Promise<number> {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  const added = await admin.post(`/api/projects/${projectId}/people`, { name: `Ben ${crypto.randomUUID()}` });
  return added.body.id;
}

/** A new person of the project. */
export const ownPerson = async ({ project }: AccessScenario) => ({
  personId: await addPerson(project),
});
/** A new person of another project. */
export const otherPerson = async ({ otherProject }: AccessScenario) => ({
  personId: await addPerson(otherProject),
});
const toOther = { expected: expectCan('manage-people', 404), ids: otherPerson };
const toNewName = () => ({ name: `Nora ${crypto.randomUUID()}` });
const personRoute = (path = '') => toProjectRoute(`/people/:personId${path}`);

/** Guests by name and their personal links. */
export const PEOPLE_ACCESS_ROWS: AccessRow[] = [
  {
    resource: 'people',
    method: 'POST',
    route: toProjectRoute('/identity'),
    body: () => ({ name: 'Nora' }),
    // Their links say who they are.
    expected: { ...VIEWERS, linkedBen: 409, linkedNora: 409, cohost: 409 },
  },
  {
    resource: 'people',
    method: 'PUT',
    route: toProjectRoute('/identity'),
    body: () => ({ language: 'fr', clock: '24' }),
    // Kept for personal links only.
    expected: { ...expectCan('read', 403), linkedBen: 'ok', linkedNora: 'ok', cohost: 'ok' },
  },
  {
    resource: 'people',
    method: 'GET',
    route: toProjectRoute('/people/matches'),
    query: '?q=nora',
    expected: VIEWERS,
  },
  {
    resource: 'people',
    method: 'POST',
    route: toProjectRoute('/link-requests'),
    body: () => ({ name: 'Nora' }),
    expected: VIEWERS,
  },
  { ...people, method: 'GET', route: toProjectRoute('/people') },
  { ...people, method: 'POST', route: toProjectRoute('/people'), body: toNewName },
  {
    ...people,
    method: 'POST',
    route: toProjectRoute('/people/restore'),
    body: () => ({ ids: [1] }),
    expected: expectCan('manage-people', 404),
  },
  { ...people, method: 'POST', route: toProjectRoute('/people/remove-uninvited') },
  { ...links, method: 'GET', route: toProjectRoute('/people/links') },
  { ...links, method: 'POST', route: toProjectRoute('/people/links/renew') },
  { ...people, method: 'PATCH', route: personRoute(), ids: ownPerson, body: toNewName },
  { ...people, ...toOther, method: 'PATCH', route: personRoute(), body: toNewName },
  {
    ...people,
    method: 'POST',
    route: personRoute('/merge'),
    ids: ownPerson,
    body: async ({ project }) => ({ into: await addPerson(project) }),
  },
  { ...people, ...toOther, method: 'POST', route: personRoute('/merge'), body: () => ({ into: 1 }) },
  { ...people, method: 'DELETE', route: personRoute(), ids: ownPerson },
  { ...people, ...toOther, method: 'DELETE', route: personRoute() },
  { ...links, method: 'GET', route: personRoute('/link'), ids: ownPerson },
  { ...people, ...toOther, method: 'GET', route: personRoute('/link') },
  { ...links, method: 'POST', route: personRoute('/link'), ids: ownPerson },
  { ...people, ...toOther, method: 'POST', route: personRoute('/link') },
];
