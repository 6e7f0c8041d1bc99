import { expect, it } from 'vitest';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { countRoundTrips } from './testing/database.ts';
import { everyDatabase } from './testing/databases.ts';
import { claimDirectly, invitePerson } from './testing/people.ts';
import { enterAsGuest, type TestItinerary } from './testing/project.ts';
import { answer, createRsvpItinerary } from './testing/rsvps.ts';

const [PEOPLE, EVENTS, PRIVATE] = [60, 500, 200];

/** Inserts people and events that ask for answers; every tenth private one names Ben, the others Nora. */
async function fill({ id }: TestItinerary) {
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  await everyDatabase.batch(
    [
      `${numbers(PEOPLE)} INSERT INTO people (project_id, name, name_key, created_at, updated_at)
       SELECT ?1, 'Guest ' || i, 'guest ' || i, 1, 1 FROM n`,
      `${numbers(EVENTS)}, e AS (SELECT i, i <= ${PRIVATE} AS private, iif(i % 10 = 0, 'Ben', 'Nora') AS name FROM n)
       INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, audience,
         audience_keys, rsvp, created_at, updated_at)
       SELECT ?1, 'Event ' || i, 'Text', i, 'UTC', '', name, iif(private, 'attendees', 'everyone'),
         iif(private, 'only' || char(10) || lower(name) || char(10), NULL), '{"capacity":9}', 1, 1 FROM e`,
      `INSERT INTO rsvps (project_id, event_id, person_id, answer, party_size, by_host, created_at, updated_at)
       SELECT ?1, e.id, p.id, 'yes', 1, 0, 1, 1 FROM events e JOIN people p ON p.project_id = ?1
       WHERE e.project_id = ?1 AND e.starts_at > ${EVENTS - 20}`,
    ].map((statement) => everyDatabase.prepare(statement).bind(id)),
  );
}

async function countRows(browser: BindingsBrowser, method: string, path: string, body?: object) {
  const { bindings, counts } = countRoundTrips();
  browser.bindings = bindings;
  const { status } = await browser.send(method, path, body);
  expect(status).toBe(200);
  return counts;
}

it('reads what the guest may see, and one row for each private event', async () => {
  const itinerary = await createRsvpItinerary();
  const { path } = itinerary;
  await fill(itinerary);
  const shared = await enterAsGuest(itinerary, new BindingsBrowser());
  const linked = new BindingsBrowser();
  await invitePerson(itinerary, 'Ben', linked);
  const claimed = await claimDirectly(itinerary, 'Cy', new BindingsBrowser());
  const [asShared, asLinked] = [
    await countRows(shared, 'GET', `${path}/itinerary`),
    await countRows(linked, 'GET', `${path}/itinerary`),
  ];
  // Every event is looked at; the rest are the project, the heartbeat and the person.
  expect(asShared).toEqual({ trips: 1, rowsRead: expect.any(Number) });
  expect(asShared.rowsRead).toBeLessThanOrEqual(EVENTS + 5);
  expect(asLinked.trips).toBe(1);
  expect(asLinked.rowsRead).toBeLessThanOrEqual(EVENTS + PRIVATE + 10);

  // 1,200 answers, of which Ben has none and Cy one.
  await answer(claimed, itinerary, { answer: 'yes' });
  const answersOfLinked = await countRows(linked, 'GET', `${path}/rsvps`);
  expect(answersOfLinked.trips).toBe(1);
  expect(answersOfLinked.rowsRead).toBeLessThanOrEqual(15);
  // Whether a private event names Cy is looked up too, until one does.
  expect((await countRows(claimed, 'GET', `${path}/rsvps`)).rowsRead).toBeLessThanOrEqual(EVENTS + 20);
});
