import type { CreatedProject } from '../contract/projects.ts';
import { createSignedInUser } from './account.ts';
import { createAssistantKey, isKeyAccepted } from './assistant.ts';
import { TestBrowser } from './browser.ts';
import { everyDatabase } from './databases.ts';
import { createGuestScenario, createOwnerScenario, toRight, toRightAlone } from './rights-scenario.ts';

const IMPORT_FILE = {
  format: 'foldout-itinerary',
  version: 1,
  itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
};

/** Creates a paid itinerary with an Idempotency-Key. `works`: repeating the request returns its codes. */
async function createWithKey(host: TestBrowser, route: string, body: object) {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const created = await host.post(route, body, key);
  const project = created.body.project as CreatedProject;
  await everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id).run();
  const itinerary = { ...project, host, path: `/api/projects/${project.projectId}` };
  const works = async () => (await host.post(route, body, key)).text.includes(project.projectId);
  return { itinerary, works, worksOnce: true } as const;
}

/** The right to the codes that the Idempotency-Key of a creation gives. */
export const KEY_RIGHTS = {
  creationKey: toRightAlone(async () => {
    const holder = await createSignedInUser();
    const body = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: holder.user.email };
    const created = await createWithKey(new TestBrowser(), '/api/projects', body);
    await holder.browser.get('/api/my-projects');
    return { ...created, owner: holder.user, holder };
  }),
  signedInCreationKey: toRightAlone(async () => {
    const [owner, holder] = [await createSignedInUser(), await createSignedInUser()];
    const body = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: owner.user.email };
    const created = await createWithKey(holder.browser, '/api/projects', body);
    await owner.browser.get('/api/my-projects');
    return { ...created, owner: owner.user, holder };
  }),
  importKey: toRightAlone(async () => {
    const holder = await createSignedInUser();
    const created = await createWithKey(holder.browser, '/api/projects/import', IMPORT_FILE);
    return { ...created, owner: holder.user, holder };
  }),
  /** The key of an assistant that an admin by code made. */
  assistantKey: toRight(createGuestScenario, async (scenario) => {
    const { key } = await createAssistantKey(scenario.itinerary);
    return { works: () => isKeyAccepted(key) };
  }),
  ownersAssistantKey: toRight(createOwnerScenario, async (scenario) => {
    const { key } = await createAssistantKey(scenario.itinerary, {}, scenario.holder.browser);
    return { works: () => isKeyAccepted(key) };
  }),
};
