import type { Change } from '../contract/history.ts';
import type { TestBrowser } from './browser.ts';
import { invitePerson } from './people.ts';
import type { TestItinerary } from './project.ts';

/** The change log as the host gets it; `query` starts with a question mark. */
export const readHistory = async ({ host, path }: TestItinerary, query = ''): Promise<Change[]> =>
  (await host.get(`${path}/history${query}`)).body;

/** The newest entry of the log, or of those that the query selects. */
export async function readLatestChange(itinerary: TestItinerary, query = ''): Promise<Change> {
  const [entry] = await readHistory(itinerary, query);
  if (!entry) throw new Error('The log is empty.');
  return entry;
}

/** What the log has of an event in a response. */
export const pickEventSnapshot = ({
  id,
  sequence,
  createdAt,
  updatedAt,
  undo,
  ...snapshot
}: Record<string, unknown>) => snapshot;

/** Makes the person a co-host and returns the browser of their link. */
export async function inviteCohost(itinerary: TestItinerary, name: string): Promise<TestBrowser> {
  const { person, browser } = await invitePerson(itinerary, name);
  await itinerary.host.patch(`${itinerary.path}/people/${person.id}`, { role: 'cohost' });
  return browser;
}
