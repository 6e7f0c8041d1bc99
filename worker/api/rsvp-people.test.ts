import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { eraseDeletedContent } from '../jobs/erase-deleted-content.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { listInvariantViolations } from '../testing/invariants.ts';
import { addTestEvent, claimDirectly, invitePerson } from '../testing/people.ts';
import {
  createTestItinerary,
  EVENT_INPUT,
  enterAsGuest,
  FAQ_INPUT,
  type TestItinerary,
} from '../testing/project.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs, readRsvps } from '../testing/rsvps.ts';

const readNames = async ({ host, path }: TestItinerary): Promise<string[]> =>
  (await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name);

const readAnswers = async (itinerary: TestItinerary) =>
  (await readRsvps(itinerary.host, itinerary)).rows.map(
    ({ personId, eventId, answer }: { personId: number; eventId: number | null; answer: string }) => [
      personId,
      eventId,
      answer,
    ],
  );

describe('answers of people who are', () => {
  it('merged fill what the other person has not answered, and Undo takes them back', async () => {
    const itinerary = await createRsvpItinerary();
    const { host, path } = itinerary;
    const eventId = await addRsvpEvent(itinerary);
    const [ben, benjamin] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Benjamin')];
    await answer(ben.browser, itinerary, { answer: 'no' });
    await answer(ben.browser, itinerary, { eventId, answer: 'yes', note: 'Late' });
    await answer(benjamin.browser, itinerary, { answer: 'maybe' });
    const [id, into] = [ben.person.id, benjamin.person.id];
    const merged = await host.post(`${path}/people/${id}/merge`, { into });
    expect(merged.body).toMatchObject({ id: into, rsvp: 'maybe' });
    expect(await readAnswers(itinerary)).toEqual([
      [into, null, 'maybe'],
      [into, eventId, 'yes'],
    ]);
    expect((await readRsvps(benjamin.browser, itinerary)).mine[1]).toMatchObject({ note: 'Late' });
    await host.post(`${path}/people/restore`, { ids: [id] });
    expect(await readAnswers(itinerary)).toEqual([
      [id, null, 'no'],
      [into, null, 'maybe'],
      [id, eventId, 'yes'],
    ]);
    const violations = JSON.stringify(await listInvariantViolations());
    expect(violations).not.toContain('answer');
  });

  it('renamed or removed go with them, come back by Undo, and are erased after that', async () => {
    const itinerary = await createRsvpItinerary({ showList: true });
    const { host, path } = itinerary;
    const eventId = await addRsvpEvent(itinerary);
    const ben = await invitePerson(itinerary, 'Ben');
    const { id } = ben.person;
    await answer(ben.browser, itinerary, { answer: 'yes' });
    await answer(ben.browser, itinerary, { eventId, answer: 'no' });
    await host.patch(`${path}/people/${id}`, { name: 'Bo' });
    expect((await readRsvps(host, itinerary)).list).toMatchObject([{ name: 'Bo' }, { name: 'Bo' }]);
    await host.delete(`${path}/people/${id}`);
    expect((await readRsvps(host, itinerary)).list).toEqual([]);
    await host.post(`${path}/people/restore`, { ids: [id] });
    expect(await readAnswers(itinerary)).toHaveLength(2);
    const { ids } = (await host.delete(`${path}/events`)).body.undo;
    expect(await readAnswers(itinerary)).toHaveLength(1);
    await host.post(`${path}/events/restore`, { ids });
    expect(await readAnswers(itinerary)).toHaveLength(2);
    await host.delete(`${path}/people/${id}`);
    const count = () =>
      everyDatabase
        .prepare('SELECT count(*) AS n FROM rsvps WHERE project_id = ?')
        .bind(itinerary.id)
        .first('n');
    await eraseDeletedContent(env, Date.now());
    expect(await count()).toBe(2);
    await eraseDeletedContent(env, Date.now() + 31 * 24 * 3_600_000);
    expect(await count()).toBe(0);
  });

  it('in an account’s itinerary are exported, and deleted with it', async () => {
    const { browser, user } = await createSignedInUser();
    const itinerary = await createRsvpItinerary();
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(user.id, itinerary.id)
      .run();
    const ben = await enterAs(itinerary, 'Ben');
    await answer(ben, itinerary, { answer: 'yes', note: 'Nuts' });
    await ben.post(`${itinerary.path}/link-requests`, { name: 'Ben', answer: 'maybe', note: 'Soon' });
    const { body } = await browser.get('/api/account/export');
    expect(body.itineraries[0]).toMatchObject({
      people: [
        {
          ...{ name: 'Ben', role: 'guest', linkOpenedOn: null, isHidden: false },
          linkRequests: [{ answer: 'maybe', note: 'Soon', createdAt: expect.any(String) }],
        },
      ],
      rsvps: [{ name: 'Ben', event: null, answer: 'yes', partySize: 1, note: 'Nuts', byHost: false }],
    });
    const deleted = { itineraries: 'delete', confirmationEmail: user.email };
    expect((await browser.delete('/api/account', deleted)).status).toBe(200);
    const left = await everyDatabase
      .prepare(
        'SELECT (SELECT count(*) FROM rsvps WHERE project_id = ?1) + (SELECT count(*) FROM people WHERE project_id = ?1) AS n',
      )
      .bind(itinerary.id)
      .first('n');
    expect(left).toBe(0);
  });
});

describe('names', () => {
  it('of removed people come back when a host puts them into another public event', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: own } = await addTestEvent(itinerary, { title: 'Massage', attendees: 'Ben' });
    await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ben, Ana', audience: 'attendees' });
    const { id } = (await host.get(`${path}/people`)).body.find(
      (each: { name: string }) => each.name === 'Ben',
    );
    await host.delete(`${path}/people/${id}`);
    expect(await readNames(itinerary)).toEqual(['Ana']);
    await host.put(`${path}/events/${own.id}`, { ...EVENT_INPUT, title: 'Spa', attendees: 'Ben' });
    await addTestEvent(itinerary, { title: 'Cake', attendees: 'Ben', audience: 'attendees' });
    expect(await readNames(itinerary)).toEqual(['Ana']);
    await addTestEvent(itinerary, { title: 'Dinner', attendees: 'Ana, Ben' });
    expect(await readNames(itinerary)).toEqual(['Ana', 'Ben']);
    expect((await host.post(`${path}/people/restore`, { ids: [id] })).body.code).toBe('NAME_TAKEN');
  });

  it('cannot be claimed after the personal link was opened and renewed', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { person } = await invitePerson(itinerary, 'Ben');
    await host.post(`${path}/people/${person.id}/link`);
    expect((await host.get(`${path}/people`)).body[0].linkOpenedOn).toBeNull();
    const claimed = await (await enterAsGuest(itinerary)).post(`${path}/identity`, { name: 'Ben' });
    expect(claimed.body.code).toBe('NAME_TAKEN');
  });

  it('that are too much text to replace are refused, and nothing changes', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { id } = (await host.post(`${path}/people`, { name: 'Ben' })).body;
    await everyDatabase
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
       INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
       SELECT ?1, 'Event ' || i, 'Text', 1, 'UTC', '', 'Ben, ' || i || ' ' || replace(hex(zeroblob(1900)), '00', 'Я'), 1, 1 FROM n`,
      )
      .bind(itinerary.id)
      .run();
    for (const refused of [
      await host.patch(`${path}/people/${id}`, { name: 'Benjamin' }),
      await host.delete(`${path}/people/${id}`),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([413, 'TOO_LARGE']);
      expect(refused.body.message).toMatch(/guest lists/);
    }
    const [event] = (await host.get(`${path}/events`)).body;
    expect(event.attendees).toMatch(/^Ben, /);
  });
});

describe('GET people/links', () => {
  it('lists the links of everyone for hosts, and those of guests for co-hosts', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await addTestEvent(itinerary, { attendees: 'Ana' });
    const { person, browser } = await invitePerson(itinerary, 'Ben');
    const { body } = await host.get(`${path}/people/links`);
    expect(body).toHaveLength(2);
    for (const { personId, url } of body) {
      expect((await host.get(`${path}/people/${personId}/link`)).body).toEqual({ url });
    }
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const forCohost = (await browser.get(`${path}/people/links`)).body;
    expect(forCohost).toEqual(body.filter(({ personId }: { personId: number }) => personId !== person.id));
    expect((await (await enterAsGuest(itinerary)).get(`${path}/people/links`)).status).toBe(403);
  });
});

it('never answers 304 to a co-host who has become an admin by code', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Ben');
  await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
  const before = await browser.get(`${path}/itinerary`);
  expect(before.body.project).toMatchObject({ viewer: { role: 'admin' } });
  expect(before.body.project.adminCode).toBeUndefined();
  await browser.post(`${path}/access`, { accessCode: itinerary.accessCode });
  await browser.post(`${path}/verify-admin`, { adminCode: itinerary.adminCode });
  const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
  const after = await browser.get(`${path}/itinerary`, headers);
  expect([after.status, after.body?.project.adminCode]).toEqual([200, itinerary.adminCode]);
});

it('counts claims of the same name once, no matter who answers first', async () => {
  const itinerary = await createRsvpItinerary();
  const guests = await Promise.all(['Ben', 'ben', 'BEN'].map((name) => claimDirectly(itinerary, name)));
  await Promise.all(guests.map((guest) => answer(guest, itinerary, { answer: 'yes' })));
  const { rows, summary } = (await itinerary.host.get(`${itinerary.path}/rsvps`)).body;
  expect(rows.filter((row: { isCounted: boolean }) => row.isCounted)).toHaveLength(1);
  expect([rows.length, summary.yes]).toEqual([3, 1]);
});

it('names the co-host in conflicts with what the co-host changed', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Cora');
  await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
  const { body: event } = await addTestEvent(itinerary, {});
  const { body: faq } = await host.post(`${path}/faqs`, FAQ_INPUT);
  const urls = [`${path}/events/${event.id}`, `${path}/faqs/${faq.id}`];
  for (const [index, url] of urls.entries()) {
    const input = index === 0 ? EVENT_INPUT : FAQ_INPUT;
    await browser.put(url, { ...input, sequence: 0 });
    const refused = await host.put(url, { ...input, sequence: 0 });
    expect(refused).toMatchObject({ status: 409, body: { current: { sequence: 1 }, changedBy: 'Cora' } });
    await host.put(url, { ...input, sequence: 1 });
    const byHost = await browser.put(url, { ...input, sequence: 1 });
    expect(byHost.status).toBe(409);
    expect(byHost.body).not.toHaveProperty('changedBy');
  }
  await browser.put(`${path}/customizations`, { name: 'Porto' });
  const stale = await host.put(`${path}/customizations`, { name: 'Faro', expected: { name: 'Lisbon' } });
  expect(stale).toMatchObject({ status: 409, body: { current: { name: 'Porto' }, changedBy: 'Cora' } });
});
