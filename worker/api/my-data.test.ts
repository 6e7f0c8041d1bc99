import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';

const NOTE = 'I am allergic to nuts.';

async function createWithRsvp() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await host.put(`${path}/rsvp-settings`, {
    ...{ enabled: true, deadline: null, maxPartySize: 2, question: null, showList: false },
  });
  await addTestEvent(itinerary, { title: 'Brunch', attendees: 'Ben, Zoe' });
  return itinerary;
}

const answer = (browser: TestBrowser, { path }: TestItinerary, note: string) =>
  browser.put(`${path}/rsvps/me`, { eventId: null, answer: 'yes', note });

const claim = async (itinerary: TestItinerary, name: string) => {
  const browser = await enterAsGuest(itinerary);
  expect((await browser.post(`${itinerary.path}/identity`, { name })).status).toBe(200);
  return browser;
};

const readRows = async ({ host, path }: TestItinerary) => (await host.get(`${path}/rsvps`)).body.rows;

describe('my data', () => {
  it('shows a person with a link everything, and erases it', async () => {
    const itinerary = await createWithRsvp();
    const { path, host } = itinerary;
    const { browser, person } = await invitePerson(itinerary, 'Ben');
    await answer(browser, itinerary, NOTE);
    await browser.post(`${path}/notifications`, {
      ...{ kind: 'email', email: `${crypto.randomUUID()}@example.com`, onlyMine: false },
    });
    const [brunch] = (await host.get(`${path}/itinerary`)).body.events;
    const moved = await host.post(`${path}/shift`, { fromEventId: brunch.id, minutes: 15, until: 'day' });
    const { seq } = moved.body;
    await browser.post(`${path}/acknowledgements`, { seq });
    const { body } = await browser.get(`${path}/my-data`);
    expect(body).toMatchObject({
      person: { id: person.id, name: 'Ben', linked: true },
      acknowledgements: [{ seq }],
      answers: [{ eventId: null, answer: 'yes', note: NOTE }],
      notifications: [{ kind: 'email', reminders: { evening: false, hour: false } }],
      namedIn: [{ title: 'Brunch' }],
    });
    expect((await browser.post(`${path}/my-data/erase`, {})).status).toBe(400);
    expect(await browser.post(`${path}/my-data/erase`, { confirm: true })).toMatchObject({ status: 200 });
    expect((await browser.get(`${path}/itinerary`)).status).toBe(401);
    expect(await readRows(itinerary)).toEqual([]);
    expect((await host.get(`${path}/notifications`)).body.count).toBe(0);
    expect((await host.get(`${path}/acknowledgements?seq=${seq}`)).body.confirmed).toBe(0);
    expect((await host.get(`${path}/history`)).text).not.toContain(NOTE);
    // The name is the host's: it stays, and still needs its link.
    const people = (await host.get(`${path}/people`)).body;
    expect(people).toContainEqual(expect.objectContaining({ name: 'Ben', rsvp: null }));
    const claimed = await (await enterAsGuest(itinerary)).post(`${path}/identity`, { name: 'Ben' });
    expect(claimed.status).toBe(409);
  });

  it('shows and erases of a claimed name only what this browser wrote', async () => {
    const itinerary = await createWithRsvp();
    const { path, host } = itinerary;
    const [mine, others] = [await claim(itinerary, 'Zoe'), await claim(itinerary, 'Zoe')];
    await answer(mine, itinerary, NOTE);
    await answer(others, itinerary, 'I bring a cake.');
    const { text } = await mine.get(`${path}/my-data`);
    expect(text).toContain(NOTE);
    expect(text).not.toContain('cake');
    await mine.post(`${path}/my-data/erase`, { confirm: true });
    const rows = await readRows(itinerary);
    expect(rows.map(({ note }: { note: string }) => note)).toEqual(['I bring a cake.']);
    expect((await host.get(`${path}/people`)).text).toContain('Zoe');
  });

  it('leaves nothing of a name that only the guest has said', async () => {
    const itinerary = await createWithRsvp();
    const guest = await claim(itinerary, 'Marguerite');
    await answer(guest, itinerary, NOTE);
    await guest.post(`${itinerary.path}/my-data/erase`, { confirm: true });
    expect((await itinerary.host.get(`${itinerary.path}/people`)).text).not.toContain('Marguerite');
  });

  it('needs an identity', async () => {
    const itinerary = await createWithRsvp();
    const guest = await enterAsGuest(itinerary);
    expect(await guest.get(`${itinerary.path}/my-data`)).toMatchObject({
      status: 403,
      body: { code: 'IDENTITY_REQUIRED' },
    });
  });
});

describeAccess('my-data');
