import { expect, it } from 'vitest';
import { TestBrowser } from './testing/browser.ts';
import { addTestEvent, invitePerson, readTitles } from './testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from './testing/project.ts';
import { addTestProposal } from './testing/proposals.ts';
import { answer, enterAs, readRsvps } from './testing/rsvps.ts';

const CANARY = 'Surprise cake canary';

it('shows a private event to its people and hosts only, without a trace for others', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, projectId } = itinerary;
  await addTestEvent(itinerary, { title: 'Dinner' });
  const added = await addTestEvent(itinerary, {
    title: CANARY,
    attendees: `Ana, Ben, ${CANARY}`,
    audience: 'attendees',
    rsvp: { capacity: 3 },
  });
  expect(added.body.audience).toBe('attendees');
  await host.put(`${path}/rsvp-settings`, { enabled: true, showList: true });
  await addTestProposal(itinerary.id, { title: CANARY, attendees: 'Ben', audience: 'attendees' });
  const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
  const shared = await enterAsGuest(itinerary);
  await shared.post(`${path}/identity`, { name: 'Carla' });
  const { id: eventId } = added.body;
  const note = { eventId, answer: 'yes', note: CANARY, reply: CANARY };
  expect((await ben.browser.put(`${path}/rsvps/me`, note)).status).toBe(200);
  expect((await host.get(`${path}/rsvps.csv`)).text).toContain(CANARY);
  // What an event that never was answers, so that nobody learns of this one.
  const nowhere = await shared.put(`${path}/rsvps/me`, { eventId: eventId + 1000, answer: 'yes' });
  for (const browser of [shared, nora.browser]) {
    const refused = await browser.put(`${path}/rsvps/me`, { eventId, answer: 'yes' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      404,
      nowhere.body.code,
      nowhere.body.message,
    ]);
    expect((await browser.get(`${path}/rsvps`)).body.list).toEqual([]);
  }
  expect(await readTitles(ben.browser, itinerary)).toContain(CANARY);
  expect(await readTitles(host, itinerary)).toContain(CANARY);
  expect((await new TestBrowser().get(await findFeed(ben.browser, path))).text).toContain(CANARY);
  for (const browser of [shared, nora.browser, new TestBrowser()]) {
    const urls = [
      `${path}/itinerary`,
      `${path}/events`,
      `${path}/faqs`,
      `${path}`,
      `${path}/share`,
      `${path}/preview`,
      `${path}/people`,
      `${path}/people/links`,
      `${path}/people/matches?q=canary`,
      `${path}/rsvps`,
      `${path}/rsvps.csv`,
      `${path}/export`,
      `${path}/proposals`,
      `${path}/history`,
      `${path}/events/${added.body.id}/calendar.ics`,
      `/project/${projectId}`,
      `/access/${projectId}`,
    ];
    for (const url of urls) expect((await browser.get(url)).text, url).not.toContain(CANARY);
    expect((await browser.get(`${path}/events/${added.body.id}/calendar.ics`)).status).not.toBe(200);
  }
  for (const name of [CANARY, 'Surprise cake canari']) {
    const claimed = await shared.post(`${path}/identity`, { name });
    expect(claimed.text).not.toContain(CANARY);
    expect([claimed.status, claimed.body.code]).toEqual(
      name === CANARY ? [409, 'NAME_TAKEN'] : [200, undefined],
    );
  }
  for (const browser of [shared, nora.browser]) {
    expect((await new TestBrowser().get(await findFeed(browser, path))).text).not.toContain(CANARY);
    const named = await new TestBrowser().get(`${await findFeed(shared, path)}?person=Ben`);
    expect(named.text).not.toContain(CANARY);
  }
  const etag = (await ben.browser.get(`${path}/itinerary`)).headers.get('etag') ?? '';
  expect((await shared.get(`${path}/itinerary`, { 'If-None-Match': etag })).status).toBe(200);
});

it('shows answers of a claimed name, links and removed names to its own browser and hosts only', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: CANARY, attendees: `Ben, ${CANARY}`, audience: 'attendees' });
  await host.put(`${path}/rsvp-settings`, { enabled: true });
  const [first, second] = [await enterAs(itinerary, 'Carla'), await enterAs(itinerary, 'Carla')];
  await answer(first, itinerary, { answer: 'yes', note: CANARY });
  const { rows } = await readRsvps(host, itinerary);
  const [{ personId }] = rows;
  const carla = await invitePerson(itinerary, 'Carla');
  for (const browser of [second, carla.browser, await enterAs(itinerary, 'Dana')]) {
    const responses = await Promise.all([
      browser.get(`${path}/rsvps`),
      browser.get(`${path}/itinerary`),
      browser.post(`${path}/people/${personId}/join-answers`),
      browser.get(`${path}/people/links`),
      browser.post(`${path}/people/remove-uninvited`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403]);
    for (const { text } of responses) expect(text).not.toContain(CANARY);
  }
  const removed = await host.post(`${path}/people/remove-uninvited`);
  expect(removed.body.removed).toBe(1);
  for (const browser of [first, second]) {
    const { status, text } = await browser.get(`${path}/people/matches?q=Dana`);
    expect([status, text.includes('Dana')]).toEqual([200, false]);
  }
});

it('lists a deleted private event as canceled only in the feeds of its people', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { body } = await addTestEvent(itinerary, { title: CANARY, attendees: 'Ben', audience: 'attendees' });
  const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
  const shared = await enterAsGuest(itinerary);
  await host.delete(`${path}/events/${body.id}`);
  const readFeed = async (browser: TestBrowser, query = '') =>
    (await new TestBrowser().get(`${await findFeed(browser, path)}${query}`)).text;
  expect(await readFeed(ben.browser)).toContain(`Canceled: ${CANARY}`);
  for (const feed of [
    readFeed(nora.browser),
    readFeed(shared),
    readFeed(shared, '?person=Ben'),
    readFeed(host),
  ])
    expect(await feed).not.toContain(`event-${body.id}@`);
});

const findFeed = async (browser: TestBrowser, path: string) =>
  new URL((await browser.get(`${path}/calendar`)).body.feedUrl).pathname;

it.each([
  ['Everyone', true, true],
  ['', true, true],
  ['Everyone except Ben', false, true],
  ['Ben', true, false],
])('a private event with the attendees %s', async (attendees, ben, nora) => {
  const itinerary = await createTestItinerary();
  await addTestEvent(itinerary, { title: CANARY, attendees, audience: 'attendees' });
  const guests = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
  const seen = await Promise.all(
    guests.map(async ({ browser }) => (await readTitles(browser, itinerary)).length > 0),
  );
  expect(seen).toEqual([ben, nora]);
  expect(await readTitles(await enterAsGuest(itinerary), itinerary)).toEqual([]);
});

it('keeps an event private through edits that do not mention it, deletion, copies and exports', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { body } = await addTestEvent(itinerary, { title: CANARY, attendees: 'Ben', audience: 'attendees' });
  await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, title: CANARY, attendees: 'Ana' });
  const ana = await invitePerson(itinerary, 'Ana');
  const ben = await invitePerson(itinerary, 'Ben');
  expect(await readTitles(ana.browser, itinerary)).toEqual([CANARY]);
  expect(await readTitles(ben.browser, itinerary)).toEqual([]);
  await host.delete(`${path}/events/${body.id}`);
  await host.post(`${path}/events/restore`, { ids: [body.id] });
  expect(await readTitles(await enterAsGuest(itinerary), itinerary)).toEqual([]);
  expect((await host.get(`${path}/export`)).body.events[0].audience).toBe('attendees');
  await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, title: CANARY, audience: 'everyone' });
  expect(await readTitles(ben.browser, itinerary)).toEqual([CANARY]);
});
