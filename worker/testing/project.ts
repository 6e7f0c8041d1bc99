import type { Occasion } from '../contract/choices.ts';
import type { CreatedProject } from '../contract/projects.ts';
import { BindingsBrowser } from './bindings-browser.ts';
import { TestBrowser } from './browser.ts';
import { requireItineraryD1 } from './databases.ts';

/** An itinerary, its API path, and the browser that created it, which is an admin. */
export type TestItinerary = CreatedProject & { host: TestBrowser; path: string };

let owners = 0;

/**
 * Bindings for requests that only set up a test: no rate limit, no live update and no queued email. They take most of the time
 * of creating an itinerary.
 */
const WITHOUT_LIMITS = {
  RATE_LIMITER: { getByName: () => ({ hit: async () => 0, take: async () => 0 }) },
  LIVE_ROOM: { getByName: () => ({ announce: async () => {} }) },
  OUTBOX_QUEUE: { sendBatch: async () => {} },
};

/**
 * Creates an itinerary through the API and, by default, marks it as paid in the database. The email with its codes counts as
 * sent. `isCounted`: as any other request, with all limits, and the email is sent.
 */
export async function createTestItinerary({
  paid = true,
  host = new TestBrowser(),
  isCounted = false,
  ...fields
}: {
  paid?: boolean;
  host?: TestBrowser;
  isCounted?: boolean;
  name?: string;
  ownerEmail?: string;
  occasion?: Occasion;
} = {}): Promise<TestItinerary> {
  const ownerEmail = `owner-${++owners}-${crypto.randomUUID()}@example.com`;
  const browser = isCounted ? host : prepareWith(host);
  const created = await browser.post('/api/projects', {
    name: 'Lisbon',
    ownerName: 'Ada',
    ownerEmail,
    ...fields,
  });
  if (created.status !== 201) throw new Error(`Creating the itinerary failed: ${created.text}`);
  const project = created.body.project as CreatedProject;
  const d1 = requireItineraryD1(project.projectId);
  const pay = d1.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id);
  const send = d1
    .prepare("UPDATE outbox SET status = 'sent', sent_at = created_at WHERE project_id = ?")
    .bind(project.id);
  const changes = [...(paid ? [pay] : []), ...(isCounted ? [] : [send])];
  if (changes.length > 0) await d1.batch(changes);
  return { ...project, host, path: `/api/projects/${project.projectId}` };
}

/** The same browser, whose requests do not count for rate limits and send no live updates or emails. */
export function prepareWith(host: TestBrowser): TestBrowser {
  const browser = new BindingsBrowser();
  browser.bindings = { ...(host instanceof BindingsBrowser && host.bindings), ...WITHOUT_LIMITS };
  return Object.assign(browser, { cookies: host.cookies, ip: host.ip });
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

/** In the future: guests are not told about changes of what is over, and cannot answer. */
export const EVENT_INPUT = {
  title: 'Dinner',
  description: 'Fish by the river.',
  datetime: '2083-06-12T19:30',
  location: 'Ponto Final, Almada',
  attendees: 'Everyone',
};

export const FAQ_INPUT = { question: 'Is there parking?', answer: 'Yes, behind the house.' };
