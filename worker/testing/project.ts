import type { Occasion } from '../contract/choices.ts';
import type { CreatedProject } from '../contract/projects.ts';
import { TestBrowser } from './browser.ts';
import { requireItineraryD1 } from './databases.ts';

/** An itinerary, its API path, and the browser that created it, which is an admin. */
export type TestItinerary = CreatedProject & { host: TestBrowser; path: string };

let owners = 0;

/** Creates an itinerary through the API and, by default, marks it as paid in the database. */
export async function createTestItinerary({
  paid = true,
  host = new TestBrowser(),
  ...fields
}: {
  paid?: boolean;
  host?: TestBrowser;
  name?: string;
  ownerEmail?: string;
  occasion?: Occasion;
} = {}): Promise<TestItinerary> {
  const ownerEmail = `owner-${++owners}-${crypto.randomUUID()}@example.com`;
  const created = await host.post('/api/projects', {
    name: 'Lisbon',
    ownerName: 'Ada',
    ownerEmail,
    ...fields,
  });
  if (created.status !== 201) throw new Error(`Creating the itinerary failed: ${created.text}`);
  const project = created.body.project as CreatedProject;
  if (paid) {
    const d1 = requireItineraryD1(project.projectId);
    await d1.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id).run();
  }
  return { ...project, host, path: `/api/projects/${project.projectId}` };
}

/** A browser that entered the access code. */
export async function enterAsGuest<Browser extends TestBrowser = TestBrowser>(
  itinerary: TestItinerary,
  guest = new TestBrowser() as Browser,
): Promise<Browser> {
  const entered = await guest.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode });
  if (entered.status !== 200) throw new Error(`Entering failed: ${entered.text}`);
  return guest;
}

/** A browser that entered both codes. */
export async function enterAsAdmin(itinerary: TestItinerary): Promise<TestBrowser> {
  const admin = await enterAsGuest(itinerary);
  const verified = await admin.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
  if (verified.status !== 200) throw new Error(`Becoming an admin failed: ${verified.text}`);
  return admin;
}

export const EVENT_INPUT = {
  title: 'Dinner',
  description: 'Fish by the river.',
  datetime: '2027-06-12T19:30',
  location: 'Ponto Final, Almada',
  attendees: 'Everyone',
};

export const FAQ_INPUT = { question: 'Is there parking?', answer: 'Yes, behind the house.' };
