import { describe, expect, it } from 'vitest';
import type { Event } from '../contract/events.ts';
import type { Proposal } from '../contract/proposals.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';

/** Every field that a host can set, with a value that is not its default. */
const FLIGHT = {
  title: 'Flight to Tokyo',
  description: 'TP 1234, seats 20A and 20B.',
  datetime: '2083-06-12T08:15:00.000Z',
  endsAt: '2083-06-12T22:40:00.000Z',
  timeZone: 'Europe/Lisbon',
  endTimeZone: 'Asia/Tokyo',
  location: 'Lisbon Airport, Terminal 1',
  attendees: 'Clara, Ben',
  audience: 'attendees' as const,
  vibe: 'Comfortable shoes',
  rsvp: { capacity: 12 },
};

/** What belongs to the row and not to the event's content. */
const toContent = ({ id: _, sequence: __, createdAt: ___, updatedAt: ____, ...content }: Event) => content;

const listEvents = async ({ host, path }: TestItinerary): Promise<Event[]> =>
  (await host.get(`${path}/events`)).body;

/** Exports the itinerary, pastes that into another one and accepts everything. */
async function pasteExport(from: TestItinerary, into: TestItinerary) {
  const content = (await from.host.get(`${from.path}/export`)).text;
  const read = await into.host.post(`${into.path}/proposals`, { kind: 'json', content });
  const proposals = read.body.proposals as Proposal[];
  const ids = proposals.map(({ id }) => id);
  expect(await into.host.post(`${into.path}/proposals/accept`, { ids })).toMatchObject({ status: 200 });
  return proposals;
}

describe('an exported itinerary that is pasted', () => {
  it('keeps every field of its events', async () => {
    const [from, into] = [await createTestItinerary(), await createTestItinerary()];
    await from.host.post(`${from.path}/events`, FLIGHT);
    const [exported] = await listEvents(from);
    expect(exported).toMatchObject(FLIGHT);
    const [proposal] = await pasteExport(from, into);
    expect(proposal).toMatchObject({ vibe: FLIGHT.vibe, rsvp: FLIGHT.rsvp });
    expect((await listEvents(into)).map(toContent)).toEqual((await listEvents(from)).map(toContent));
  });

  it('keeps events with the same start and similar titles apart', async () => {
    const [from, into] = [await createTestItinerary(), await createTestItinerary()];
    await from.host.post(`${from.path}/events`, { ...FLIGHT, title: 'Check in, Clara' });
    await from.host.post(`${from.path}/events`, { ...FLIGHT, title: 'Check in, Ben', attendees: 'Ben' });
    await pasteExport(from, into);
    expect((await listEvents(into)).map(toContent)).toEqual((await listEvents(from)).map(toContent));
  });

  it('waits again if only the dress code is another', async () => {
    const from = await createTestItinerary();
    const into = await createTestItinerary({ paid: false });
    const { body: event } = await from.host.post(`${from.path}/events`, FLIGHT);
    const paste = async () => {
      const content = (await from.host.get(`${from.path}/export`)).text;
      const { body } = await into.host.post(`${into.path}/proposals`, { kind: 'json', content });
      return (body.proposals as Proposal[]).map(({ id }) => id);
    };
    const first = await paste();
    expect(await paste()).toEqual(first);
    await from.host.put(`${from.path}/events/${event.id}`, { ...FLIGHT, vibe: 'Black tie' });
    expect(await paste()).not.toEqual(first);
  });
});
