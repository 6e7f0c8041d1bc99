import { TestBrowser } from './browser.ts';
import { everyDatabase } from './databases.ts';
import { EVENT_INPUT, type TestItinerary } from './project.ts';

/** Adds a person, and opens the person's link in a browser, by default a new one. */
export async function invitePerson({ host, path }: TestItinerary, name: string, browser = new TestBrowser()) {
  const listed = await host.get(`${path}/people`);
  const known = listed.body.find((each: { name: string }) => each.name.toLowerCase() === name.toLowerCase());
  const person = known ?? (await host.post(`${path}/people`, { name })).body;
  const { url } = (await host.get(`${path}/people/${person.id}/link`)).body;
  const personToken = new URL(url).hash.slice('#p='.length);
  const entered = await browser.post(`${path}/access`, { personToken });
  return { person, browser, entered, personToken };
}

/** A browser that said this name on the shared link, without the requests for it: the person is a row in the database. */
export async function claimDirectly<Browser extends TestBrowser = TestBrowser>(
  { id, projectId }: TestItinerary,
  name: string,
  browser = new TestBrowser() as Browser,
): Promise<Browser> {
  const key = name.toLowerCase();
  await everyDatabase
    .prepare(
      'INSERT INTO people (project_id, name, name_key, created_at, updated_at) VALUES (?, ?, ?, 1, 1) ON CONFLICT DO NOTHING',
    )
    .bind(id, name, key)
    .run();
  const person = await everyDatabase
    .prepare('SELECT id FROM people WHERE project_id = ? AND name_key = ?')
    .bind(id, key)
    .first<{ id: number }>();
  return browser.setGrant(projectId, 'viewer', 1, { id: person?.id ?? 0 });
}

export const addTestEvent = ({ host, path }: TestItinerary, event: object) =>
  host.post(`${path}/events`, { ...EVENT_INPUT, ...event });

/** The titles in the itinerary as this browser gets it. */
export const readTitles = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(`${path}/itinerary`)).body?.events?.map(({ title }: { title: string }) => title);
