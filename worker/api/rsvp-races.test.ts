import { afterEach, describe, expect, it, vi } from 'vitest';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { wrapBatches } from '../testing/database.ts';
import { LiveSocket } from '../testing/live-socket.ts';
import { claimDirectly, invitePerson } from '../testing/people.ts';
import { enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs, readRsvps } from '../testing/rsvps.ts';

const SOON = { timeout: 5_000, interval: 20 };
const GUESTS = Array.from({ length: 30 }, (_, index) => `Guest ${index}`);

const countPeople = async (itinerary: TestItinerary, eventId: number): Promise<number> => {
  const { rows } = await readRsvps(itinerary.host, itinerary);
  return rows
    .filter((row: { eventId: number; answer: string }) => row.eventId === eventId && row.answer === 'yes')
    .reduce((sum: number, { partySize }: { partySize: number }) => sum + partySize, 0);
};

afterEach(() => vi.useRealTimers());

describe('capacity', () => {
  it('accepts 10 of 30 parallel answers for 10 places', async () => {
    const itinerary = await createRsvpItinerary();
    const eventId = await addRsvpEvent(itinerary, { rsvp: { capacity: 10 } });
    const guests = await Promise.all(GUESTS.map((name) => claimDirectly(itinerary, name)));
    const sent = await Promise.all(
      guests.map((guest) => answer(guest, itinerary, { eventId, answer: 'yes' })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(sent.filter(({ status, body }) => status === 409 && body.code === 'FULL')).toHaveLength(20);
    expect(await countPeople(itinerary, eventId)).toBe(10);
  });

  it('counts parties, and only the difference when an answer changes', async () => {
    const itinerary = await createRsvpItinerary();
    const { host, path } = itinerary;
    const eventId = await addRsvpEvent(itinerary, { rsvp: { capacity: 4 } });
    const [ben, nora] = [await claimDirectly(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
    const say = async (browser: typeof ben, reply: 'yes' | 'maybe' | 'no', partySize?: number) =>
      (await answer(browser, itinerary, { eventId, answer: reply, ...(partySize && { partySize }) })).status;
    expect(await say(ben, 'yes', 3)).toBe(200);
    expect(await say(nora.browser, 'yes', 2)).toBe(409);
    expect(await say(nora.browser, 'maybe', 2)).toBe(200);
    expect(await say(ben, 'yes', 2)).toBe(200);
    expect(await say(nora.browser, 'yes')).toBe(200);
    expect(await say(ben, 'yes', 3)).toBe(409);
    const byHost = { eventId, answer: 'yes', partySize: 3 };
    expect((await host.put(`${path}/people/${nora.person.id}/rsvp`, byHost)).body.code).toBe('FULL');
    expect(await say(ben, 'no')).toBe(200);
    expect((await host.put(`${path}/people/${nora.person.id}/rsvp`, byHost)).status).toBe(200);
    // A removed person leaves the place; brought back by Undo, there may be more people than places.
    await host.delete(`${path}/people/${nora.person.id}`);
    expect(await say(ben, 'yes', 3)).toBe(200);
    await host.post(`${path}/people/restore`, { ids: [nora.person.id] });
    expect(await countPeople(itinerary, eventId)).toBe(6);
    expect(await say(ben, 'yes', 3)).toBe(200);
    expect(await say(ben, 'yes', 2)).toBe(200);
    expect(await say(ben, 'yes', 3)).toBe(409);
  });
});

it('accepts answers until the deadline, and the same one again after it', async () => {
  const itinerary = await createRsvpItinerary();
  const ben = await claimDirectly(itinerary, 'Ben');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const deadline = Date.now() + 60_000;
  await itinerary.host.put(`${itinerary.path}/rsvp-settings`, { deadline: new Date(deadline).toISOString() });
  vi.setSystemTime(deadline - 1);
  expect((await answer(ben, itinerary, { answer: 'yes', partySize: 2 })).status).toBe(200);
  vi.setSystemTime(deadline);
  expect((await answer(ben, itinerary, { answer: 'no' })).body.code).toBe('RSVP_CLOSED');
  expect(await answer(ben, itinerary, { answer: 'yes', partySize: 2 })).toMatchObject({
    status: 200,
    body: { answer: 'yes', partySize: 2 },
  });
});

it('gives 20 parallel claims of a name one person', async () => {
  const itinerary = await createRsvpItinerary();
  const guests = await Promise.all(GUESTS.slice(0, 20).map(() => enterAsGuest(itinerary)));
  const claimed = await Promise.all(
    guests.map((guest) => guest.post(`${itinerary.path}/identity`, { name: 'Ben' })),
  );
  expect(new Set(claimed.map(({ body }) => body.person.id)).size).toBe(1);
  expect((await itinerary.host.get(`${itinerary.path}/people`)).body).toHaveLength(1);
});

describe('an answer while', () => {
  /** Answers as Ben by his personal link; `change` runs after the guard has let him in and before his answer is stored. */
  async function answerDuring(
    change: (itinerary: TestItinerary, personId: number, eventId: number) => Promise<unknown>,
  ) {
    const itinerary = await createRsvpItinerary();
    const eventId = await addRsvpEvent(itinerary);
    const browser = new BindingsBrowser();
    const { person } = await invitePerson(itinerary, 'Ben', browser);
    let batches = 0;
    browser.bindings = wrapBatches(async (run) => {
      batches += 1;
      if (batches === 2) await change(itinerary, person.id, eventId);
      return run();
    });
    const { status, body } = await answer(browser, itinerary, { eventId, answer: 'yes' });
    return { refused: [status, body.code], itinerary, person };
  }

  it('the person is removed is refused', async () => {
    const { refused, itinerary, person } = await answerDuring(({ host, path }, id) =>
      host.delete(`${path}/people/${id}`),
    );
    expect(refused).toEqual([403, 'IDENTITY_REQUIRED']);
    await itinerary.host.post(`${itinerary.path}/people/restore`, { ids: [person.id] });
    expect((await readRsvps(itinerary.host, itinerary)).rows).toEqual([]);
  });

  it('the person is merged into another is refused', async () => {
    const { refused } = await answerDuring(async ({ host, path }, id) => {
      const { body } = await host.post(`${path}/people`, { name: 'Benjamin' });
      expect((await host.post(`${path}/people/${id}/merge`, { into: body.id })).status).toBe(200);
    });
    expect(refused).toEqual([403, 'IDENTITY_REQUIRED']);
  });

  it('the link is renewed is refused', async () => {
    const { refused } = await answerDuring(({ host, path }, id) => host.post(`${path}/people/${id}/link`));
    expect(refused).toEqual([403, 'IDENTITY_REQUIRED']);
  });

  it('the event is hidden from the person is refused', async () => {
    const { refused } = await answerDuring(({ host, path }, _, eventId) =>
      host.put(`${path}/events/${eventId}`, {
        ...{ title: 'Dinner', description: 'x', datetime: '2083-06-12T19:30' },
        ...{ attendees: 'Nora', audience: 'attendees' },
      }),
    );
    expect(refused).toEqual([404, 'NOT_FOUND']);
  });
});

it('tells hosts of every answer, and guests of those that the host shows', async () => {
  const itinerary = await createRsvpItinerary();
  const { host, path } = itinerary;
  const ben = await enterAs(itinerary, 'Ben');
  const [hostPage, guestPage] = [await LiveSocket.open(host, path), await LiveSocket.open(ben, path)];
  const revision = (await host.get(path)).body.project.revision;
  const countAnswers = (page: LiveSocket) => page.updates.filter(({ rsvps }) => rsvps).length;
  await answer(ben, itinerary, { answer: 'yes' });
  await vi.waitFor(() => expect(countAnswers(hostPage)).toBe(1), SOON);
  expect((await host.get(path)).body.project.revision).toBe(revision);
  // The same answer again is not announced.
  await answer(ben, itinerary, { answer: 'yes' });
  await host.put(`${path}/rsvp-settings`, { showList: true });
  await answer(ben, itinerary, { answer: 'no' });
  await vi.waitFor(() => expect(countAnswers(hostPage)).toBe(2), SOON);
  // Comes last, so everything before it has arrived too.
  await addRsvpEvent(itinerary);
  const last = (await host.get(path)).body.project.revision;
  await vi.waitFor(() => expect(guestPage.updates.at(-1)).toEqual({ revision: last }), SOON);
  expect(countAnswers(guestPage)).toBe(1);
});
