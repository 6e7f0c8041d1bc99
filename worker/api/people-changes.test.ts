import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { sign } from '../domain/access/crypto.ts';
import { formatGrants, type Grant } from '../domain/access/grants.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from '../testing/project.ts';

type Listed = { id: number; name: string; eventCount: number };

const listPeople = async ({ host, path }: TestItinerary): Promise<Listed[]> =>
  (await host.get(`${path}/people`)).body;

const findPerson = async (itinerary: TestItinerary, name: string): Promise<Listed> => {
  const found = (await listPeople(itinerary)).find((person) => person.name === name);
  if (!found) throw new Error(`${name} is not in the list.`);
  return found;
};

const readTexts = async ({ host, path }: TestItinerary): Promise<string[]> =>
  (await host.get(`${path}/events`)).body.map(({ attendees }: { attendees: string }) => attendees);

/** Adds events directly to the database: 500 requests would take a minute. */
async function insertEvents({ id }: TestItinerary, count: number, attendees: string) {
  await everyDatabase
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
     SELECT ?2, 'Event ' || i, 'Text', 1, 'UTC', '', ?3, 1, 1 FROM n`,
    )
    .bind(count, id, attendees)
    .run();
}

const GUESTS = Array.from({ length: 170 }, (_, index) => `Гость ${index + 100}`);

describe('a full itinerary', () => {
  it('renames, removes and restores a person who is in 500 events with many others', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const others = GUESTS.join(', ');
    await insertEvents(itinerary, LIMITS.events, `Ben, ${others}`);
    const { id } = await findPerson(itinerary, 'Ben');
    const renamed = await host.patch(`${path}/people/${id}`, { name: 'Benjamin' });
    expect(renamed.body).toMatchObject({ name: 'Benjamin', eventCount: LIMITS.events });
    expect((await host.delete(`${path}/people/${id}`)).status).toBe(200);
    expect(new Set(await readTexts(itinerary))).toEqual(new Set([others]));
    expect((await host.post(`${path}/people/restore`, { ids: [id] })).status).toBe(200);
    expect(new Set(await readTexts(itinerary))).toEqual(new Set([`Benjamin, ${others}`]));
  });

  it('lists at most the maximum of people, and refuses one more', async () => {
    const itinerary = await createTestItinerary();
    for (let n = 0; n < 4; n++) {
      const names = Array.from({ length: 80 }, (_, index) => `Guest ${n}-${index}`);
      await addTestEvent(itinerary, { attendees: names.join(', ') });
    }
    expect(await listPeople(itinerary)).toHaveLength(LIMITS.people);
    const added = await itinerary.host.post(`${itinerary.path}/people`, { name: 'Zoe' });
    expect(added.body.code).toBe('FULL');
    const guest = await enterAsGuest(itinerary);
    // Guests can still say who they are.
    expect((await guest.post(`${itinerary.path}/identity`, { name: 'Zoe' })).status).toBe(200);
  });

  it('refuses a name that would make the attendees of an event too long to be edited', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const attendees = `Al, ${'x'.repeat(LIMITS.attendees - 4)}`;
    expect((await addTestEvent(itinerary, { attendees })).status).toBe(201);
    const { id } = await findPerson(itinerary, 'Al');
    const renamed = await host.patch(`${path}/people/${id}`, { name: 'Alexander' });
    expect([renamed.status, renamed.body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await readTexts(itinerary)).toEqual([attendees]);
  });
});

describe('undo', () => {
  it('brings several people of one event back at once', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await addTestEvent(itinerary, { attendees: 'Ana, Ben, Cy' });
    const [, ben, cy] = await listPeople(itinerary);
    for (const person of [ben, cy]) await host.delete(`${path}/people/${person?.id}`);
    expect(await readTexts(itinerary)).toEqual(['Ana']);
    const restored = await host.post(`${path}/people/restore`, { ids: [ben?.id, cy?.id] });
    expect(restored.body).toHaveLength(2);
    expect(await readTexts(itinerary)).toEqual(['Ana, Ben, Cy']);
  });

  it('refuses to bring back two people of the same name', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const ids: number[] = [];
    for (const name of ['Ben', 'ben']) {
      const { id } = (await host.post(`${path}/people`, { name })).body;
      await host.delete(`${path}/people/${id}`);
      ids.push(id);
    }
    expect((await host.post(`${path}/people/restore`, { ids })).body.code).toBe('NAME_TAKEN');
  });

  it('brings a co-host back only for hosts', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { person, browser } = await invitePerson(itinerary, 'Ben');
    const cora = (await host.post(`${path}/people`, { name: 'Cora' })).body;
    for (const { id } of [person, cora]) await host.patch(`${path}/people/${id}`, { role: 'cohost' });
    await host.delete(`${path}/people/${cora.id}`);
    expect((await browser.post(`${path}/people/restore`, { ids: [cora.id] })).body.code).toBe(
      'ADMIN_REQUIRED',
    );
    expect((await host.post(`${path}/people/restore`, { ids: [cora.id] })).body[0].role).toBe('cohost');
  });
});

it('does not rename a person to somebody who is only in an event so far', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const ben = (await host.post(`${path}/people`, { name: 'Ben' })).body;
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ana', audience: 'attendees' });
  expect((await host.patch(`${path}/people/${ben.id}`, { name: 'ANA' })).body.code).toBe('NAME_TAKEN');
});

it('gives a form that was open during a rename the event as it is now', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { body: event } = await addTestEvent(itinerary, { attendees: 'Ben' });
  const { id } = await findPerson(itinerary, 'Ben');
  await host.patch(`${path}/people/${id}`, { name: 'Benjamin' });
  const saved = await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, sequence: event.sequence });
  expect([saved.status, saved.body.current.attendees, saved.body.current.sequence]).toEqual([
    409,
    'Benjamin',
    event.sequence + 1,
  ]);
});

async function holdGrant(grant: Grant): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const text = formatGrants([grant]);
  browser.cookies.set('__Host-grants', `${text}!${await sign(parseSettings(env), 'grants', text)}`);
  return browser;
}

it.each([1, undefined])('ignores a person of another itinerary, link version %s', async (linkVersion) => {
  const [itinerary, other] = [await createTestItinerary(), await createTestItinerary()];
  const { person } = await invitePerson(other, 'Secret Name');
  const { projectId, path } = itinerary;
  const granted = { id: person.id, ...(linkVersion && { linkVersion }) };
  const version = linkVersion === undefined ? 1 : 0;
  const browser = await holdGrant({ projectId, role: 'viewer', version, person: granted });
  for (const url of [path, `${path}/itinerary`, `${path}/events`, `${path}/calendar`]) {
    const { status, text } = await browser.get(url);
    expect([url, status]).toEqual([url, linkVersion === undefined ? 200 : 401]);
    expect(text).not.toContain('Secret Name');
  }
});

it('gives people added after a restore of the database links that nobody had before', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, id } = itinerary;
  const epoch = 1_800_000_000;
  await everyDatabase.prepare('UPDATE projects SET epoch = ? WHERE id = ?').bind(epoch, id).run();
  await host.post(`${path}/people`, { name: 'Ana' });
  await addTestEvent(itinerary, { attendees: 'Ben' });
  const guest = await enterAsGuest(itinerary);
  await guest.post(`${path}/identity`, { name: 'Cy' });
  await listPeople(itinerary);
  const { results } = await everyDatabase
    .prepare('SELECT link_version FROM people WHERE project_id = ?')
    .bind(id)
    .all<{ link_version: number }>();
  expect(results).toHaveLength(3);
  for (const row of results) expect(row.link_version).toBeGreaterThan(epoch);
  expect((await invitePerson(itinerary, 'Ana')).entered.status).toBe(200);
});

it('limits a co-host who guesses the admin code like anybody else at an address', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Ben');
  await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
  const codes = new Set<string>();
  for (let n = 0; n < 22; n++) {
    // A script that gets a new visitor cookie for each guess.
    browser.cookies.delete('__Host-visitor');
    await browser.get(`${path}/preview`);
    codes.add((await browser.post(`${path}/verify-admin`, { adminCode: 'K7M2QXK7M2QZ' })).body.code);
  }
  expect(codes).toContain('LOCKED');
});
