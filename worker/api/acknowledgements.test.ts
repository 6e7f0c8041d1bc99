import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { addTestEvent, claimDirectly, invitePerson } from '../testing/people.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';

describeAccess('acknowledgements');

const shift = async ({ host, path }: TestItinerary, fromEventId: number) =>
  (await host.post(`${path}/shift`, { fromEventId, minutes: 30, until: 'day' })).body.seq as number;

const readKnown = async ({ host, path }: TestItinerary, seq: number) =>
  (await host.get(`${path}/acknowledgements?seq=${seq}`)).body;

describe('works', () => {
  it('counts those whom the moved events are for', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const dinner = (await addTestEvent(itinerary, { attendees: 'Ana, Ben, Cleo, Dan, Ada' })).body;
    await addTestEvent(itinerary, { title: 'Golf', datetime: '2083-06-14T10:00', attendees: 'Eve' });
    await host.put(`${path}/rsvp-settings`, { enabled: true });
    const ana = await invitePerson(itinerary, 'Ana');
    const cleo = await invitePerson(itinerary, 'Cleo');
    await host.patch(`${path}/people/${cleo.person.id}`, { role: 'cohost' });
    const dan = await invitePerson(itinerary, 'Dan');
    await dan.browser.put(`${path}/rsvps/me`, { eventId: null, answer: 'no' });
    const seq = await shift(itinerary, dinner.id);

    // Not the co-host Cleo, not Dan, who declined, and not Ada, who is the host.
    expect(await readKnown(itinerary, seq)).toEqual({
      needed: 2,
      confirmed: 0,
      names: [
        { id: ana.person.id, name: 'Ana', confirmedAt: null },
        { id: expect.any(Number), name: 'Ben', confirmedAt: null },
      ],
    });
    expect((await ana.browser.post(`${path}/acknowledgements`, { seq })).body).toEqual({ success: true });
    const ben = await claimDirectly(itinerary, 'Ben');
    expect((await ben.post(`${path}/acknowledgements`, { seq })).status).toBe(200);
    expect(await readKnown(itinerary, seq)).toMatchObject({ needed: 2, confirmed: 2 });
  });

  it('keeps the first time, and a later number counts for earlier changes', async () => {
    const itinerary = await createTestItinerary();
    const dinner = (await addTestEvent(itinerary, { attendees: 'Ana' })).body;
    const ana = await invitePerson(itinerary, 'Ana');
    const first = await shift(itinerary, dinner.id);
    const second = await shift(itinerary, dinner.id);
    const confirm = (seq: number) => ana.browser.post(`${itinerary.path}/acknowledgements`, { seq });
    await confirm(first);
    expect(await readKnown(itinerary, second)).toMatchObject({ confirmed: 0 });
    const { newsSeq } = (await ana.browser.get(`${itinerary.path}/itinerary`)).body;
    expect(newsSeq).toBe(second);
    await confirm(newsSeq);
    const known = await readKnown(itinerary, second);
    expect(known).toMatchObject({ confirmed: 1 });
    await confirm(newsSeq);
    expect(await readKnown(itinerary, second)).toEqual(known);
  });
});

describe('refuses', () => {
  it('guests without a name, and changes that the guest does not see', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const secret = (await addTestEvent(itinerary, { attendees: 'Ana', audience: 'attendees' })).body;
    const ana = await invitePerson(itinerary, 'Ana');
    const ben = await invitePerson(itinerary, 'Ben');
    const seq = await shift(itinerary, secret.id);
    expect((await ben.browser.post(`${path}/acknowledgements`, { seq })).status).toBe(404);
    expect((await ben.browser.get(`${path}/itinerary`)).body.newsSeq).toBeNull();
    expect((await ana.browser.get(`${path}/itinerary`)).body.newsSeq).toBe(seq);
    expect((await ana.browser.post(`${path}/acknowledgements`, { seq })).status).toBe(200);
    expect((await ana.browser.post(`${path}/acknowledgements`, { seq: seq + 1_000 })).status).toBe(404);
    expect((await ana.browser.get(`${path}/acknowledgements?seq=${seq}`)).status).toBe(403);
  });
});
