import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { listMailsTo } from '../testing/outbox.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { endUnusedItineraries } from './end-unused-itineraries.ts';

const LAST_EVENT = Date.parse('2083-06-12T23:30:00Z');
const daysAfter = (days: number) => LAST_EVENT + days * 24 * 3_600_000 + 60_000;

async function createWithEvent(paid: boolean): Promise<TestItinerary> {
  const itinerary = await createTestItinerary({ paid });
  await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
  return itinerary;
}

const findEnding = async ({ ownerEmail }: TestItinerary) =>
  (await listMailsTo(ownerEmail)).filter(({ subject }) => subject === 'Keep your itinerary?');

const exists = async ({ id }: TestItinerary) =>
  (await everyDatabase.prepare('SELECT count(*) AS n FROM projects WHERE id = ?').bind(id).first('n')) === 1;

it('deletes a trial that nobody opened for 180 days, 30 days after an email whose link keeps it', async () => {
  const [ended, kept, opened] = [
    await createWithEvent(false),
    await createWithEvent(false),
    await createWithEvent(false),
  ];
  // Someone comes back 100 days after the last event.
  const guest = await enterAsGuest(opened, new BindingsBrowser());
  guest.bindings = { CLOCK_OFFSET_SECONDS: String((daysAfter(100) - Date.now()) / 1000) };
  expect((await guest.get(`${opened.path}/itinerary`)).status).toBe(200);

  await endUnusedItineraries(env, daysAfter(149));
  expect(await findEnding(ended)).toEqual([]);
  await endUnusedItineraries(env, daysAfter(150));
  await endUnusedItineraries(env, daysAfter(151));
  expect(await findEnding(ended)).toHaveLength(1);
  expect(await findEnding(opened)).toEqual([]);

  const [mail] = await findEnding(kept);
  const link = /http:\/\/localhost:8787(\/keep\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const owner = new BindingsBrowser();
  owner.bindings = { CLOCK_OFFSET_SECONDS: String((daysAfter(160) - Date.now()) / 1000) };
  expect((await owner.get(link)).text).toContain('>Keep it</button>');
  expect((await owner.post(link)).status).toBe(200);

  await endUnusedItineraries(env, daysAfter(179));
  expect(await exists(ended)).toBe(true);
  await endUnusedItineraries(env, daysAfter(181));
  expect([await exists(ended), await exists(kept), await exists(opened)]).toEqual([false, true, true]);
  expect((await new TestBrowser().get(`${ended.path}/preview`)).status).toBe(401);
});

it('keeps a paid itinerary for three years after its last event', async () => {
  const paid = await createWithEvent(true);
  const THREE_YEARS = 3 * 365;
  await endUnusedItineraries(env, daysAfter(THREE_YEARS - 31));
  expect(await findEnding(paid)).toEqual([]);
  await endUnusedItineraries(env, daysAfter(THREE_YEARS - 30));
  expect(await findEnding(paid)).toHaveLength(1);
  await endUnusedItineraries(env, daysAfter(THREE_YEARS + 1));
  expect(await exists(paid)).toBe(false);
});

it('erases replies and notes to hosts 30 days after the last event, from the history too', async () => {
  const itinerary = await createWithEvent(true);
  const { host, path } = itinerary;
  const settings = { enabled: true, deadline: null, maxPartySize: 2, question: 'Diet?', showList: false };
  await host.put(`${path}/rsvp-settings`, settings);
  const { browser } = await invitePerson(itinerary, 'Ben');
  const answer = { eventId: null, answer: 'yes', partySize: 1, reply: 'Vegan', note: 'Arriving late' };
  expect((await browser.put(`${path}/rsvps/me`, answer)).status).toBe(200);
  const readAll = async () => JSON.stringify((await host.get(`${path}/rsvps`)).body);
  await endUnusedItineraries(env, daysAfter(29));
  expect(await readAll()).toContain('Vegan');
  await endUnusedItineraries(env, daysAfter(30));
  expect(await readAll()).not.toMatch(/Vegan|Arriving late/);
  const logged = await everyDatabase
    .prepare(
      "SELECT count(*) AS n FROM changes WHERE project_id = ? AND coalesce(after, before) LIKE '%Vegan%'",
    )
    .bind(itinerary.id)
    .first('n');
  expect(logged).toBe(0);
});
