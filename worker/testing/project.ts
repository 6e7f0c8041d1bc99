import { env } from 'cloudflare:workers';
import type { CreatedProject } from '../contract/projects.ts';
import { TestBrowser } from './browser.ts';

/** An itinerary of a test's own, and the browser that made it (an admin). */
export type TestItinerary = CreatedProject & { host: TestBrowser; path: string };

let mailboxes = 0;

/** Makes an itinerary through the API; paid ones are then marked so in the database. */
export async function createTestItinerary({
  paid = true,
  ...fields
}: {
  paid?: boolean;
  name?: string;
  ownerEmail?: string;
} = {}): Promise<TestItinerary> {
  const host = new TestBrowser();
  const ownerEmail = `owner-${++mailboxes}-${crypto.randomUUID()}@example.com`;
  const made = await host.post('/api/projects', { name: 'Lisbon', ownerName: 'Ada', ownerEmail, ...fields });
  if (made.status !== 201) throw new Error(`No itinerary: ${made.text}`);
  const project = made.body.project as CreatedProject;
  if (paid) await env.DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id).run();
  return { ...project, host, path: `/api/projects/${project.projectId}` };
}

/** A browser that entered with the access code. */
export async function enterAsGuest(itinerary: TestItinerary): Promise<TestBrowser> {
  const guest = new TestBrowser();
  const entered = await guest.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode });
  if (entered.status !== 200) throw new Error(`Did not get in: ${entered.text}`);
  return guest;
}

export const EVENT_INPUT = {
  title: 'Dinner',
  description: 'Fish by the river.',
  datetime: '2027-06-12T19:30',
  location: 'Ponto Final, Almada',
  attendees: 'Everyone',
};

export const FAQ_INPUT = { question: 'Is there parking?', answer: 'Yes, behind the house.' };
