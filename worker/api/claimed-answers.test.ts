import { expect, it } from 'vitest';
import { invitePerson } from '../testing/people.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs, readRsvps } from '../testing/rsvps.ts';

type Row = { personId: number; answer: string; claim: string | null; isCounted: boolean };

async function createTwoClaimers() {
  const itinerary = await createRsvpItinerary({ showList: true });
  const [first, second] = [await enterAs(itinerary, 'Ben'), await enterAs(itinerary, 'Ben')];
  const { personId } = (await answer(first, itinerary, { answer: 'yes', partySize: 2 })).body;
  await answer(second, itinerary, { answer: 'no', note: 'Not me' });
  const rows = async (): Promise<Row[]> => (await readRsvps(itinerary.host, itinerary)).rows;
  const { host, path } = itinerary;
  const join = (body?: object) => host.post(`${path}/people/${personId}/join-answers`, body);
  return { ...itinerary, itinerary, first, second, personId, rows, join };
}

it('keeps the answers of two claimers apart, and counts the first', async () => {
  const { itinerary, first, second, host, path, rows } = await createTwoClaimers();
  expect((await rows()).map((row) => [row.answer, row.isCounted])).toEqual([
    ['yes', true],
    ['no', false],
  ]);
  const claims = (await rows()).map(({ claim }) => claim);
  expect(new Set(claims).size).toBe(2);
  for (const claim of claims) expect(claim).toMatch(/^[\w-]{8}$/);
  // Answering again changes only what this browser said.
  await answer(second, itinerary, { answer: 'maybe' });
  expect((await readRsvps(first, itinerary)).mine).toMatchObject([{ answer: 'yes', partySize: 2 }]);
  const shared = await readRsvps(first, itinerary);
  expect(shared.list).toEqual([{ name: 'Ben', eventId: null, answer: 'yes', partySize: 2 }]);
  expect(shared.summary).toEqual({ yes: 1, maybe: 0, no: 0 });
  expect((await host.get(`${path}/people`)).body).toMatchObject([{ name: 'Ben', rsvp: 'yes' }]);
  const file = (await host.get(`${path}/rsvps.csv`)).text;
  expect(file).toContain('Another browser, not counted');
  expect(JSON.stringify(shared)).not.toMatch(/claim|Not me/);
});

it('makes the answers of the browser that the host chose the person’s', async () => {
  const { itinerary, first, second, host, path, rows, join, personId } = await createTwoClaimers();
  await host.put(`${path}/people/${personId}/rsvp`, { answer: 'maybe' });
  const chosen = (await rows()).find((row) => row.answer === 'no')?.claim;
  expect((await join({ claim: chosen })).body).toEqual({ success: true, joined: 1 });
  expect((await rows()).map((row) => [row.answer, row.claim === null, row.isCounted]).sort()).toEqual([
    ['no', true, true],
    ['yes', false, false],
  ]);
  // The browser goes on answering for the person; the other one stays apart.
  await answer(second, itinerary, { answer: 'yes', partySize: 3 });
  await answer(first, itinerary, { answer: 'no' });
  expect((await rows()).filter((row) => row.isCounted)).toMatchObject([
    { answer: 'yes', claim: null, partySize: 3 },
  ]);
  const linked = await invitePerson(itinerary, 'Ben');
  expect((await readRsvps(linked.browser, itinerary)).mine).toMatchObject([{ answer: 'yes', partySize: 3 }]);
});

it('joins what counts if the host names no browser, and nothing the second time', async () => {
  const { rows, join } = await createTwoClaimers();
  expect((await join()).body).toEqual({ success: true, joined: 1 });
  expect((await rows()).map((row) => [row.answer, row.claim])).toEqual([['yes', null]]);
  expect((await join()).body).toEqual({ success: true, joined: 0 });
});

it('counts a name once against the capacity of an event', async () => {
  const itinerary = await createRsvpItinerary();
  const eventId = await addRsvpEvent(itinerary, { rsvp: { capacity: 3 } });
  const yes = async (name: string, partySize: number) => {
    const browser = await enterAs(itinerary, name);
    return (await answer(browser, itinerary, { eventId, answer: 'yes', partySize })).status;
  };
  expect([await yes('Ben', 2), await yes('Ben', 3), await yes('Ana', 1), await yes('Cleo', 1)]).toEqual([
    200, 200, 200, 409,
  ]);
});
