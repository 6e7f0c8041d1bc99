import { describe, expect, it } from 'vitest';
import { addTestEvent } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs } from '../testing/rsvps.ts';

const OFF = { enabled: false, deadline: null, maxPartySize: 1, question: null, showList: false };

describe('PUT rsvp-settings', () => {
  it('is off at first, changes what the request names, and is part of the project', async () => {
    const { host, path, ...itinerary } = await createTestItinerary({ paid: false });
    expect((await host.get(path)).body.project.rsvp).toEqual(OFF);
    const first = await host.put(`${path}/rsvp-settings`, { enabled: true, question: ' Meat or fish? ' });
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, project: { rsvp: { ...OFF, enabled: true, question: 'Meat or fish?' } } },
    });
    const before = first.body.project.revision;
    const second = await host.put(`${path}/rsvp-settings`, { maxPartySize: 3, question: '', showList: true });
    const rsvp = { ...OFF, enabled: true, maxPartySize: 3, showList: true };
    expect(second.body.project).toMatchObject({ rsvp, revision: before + 1 });
    const guest = await enterAsGuest({ host, path, ...itinerary });
    expect((await guest.get(`${path}/itinerary`)).body.project.rsvp).toEqual(rsvp);
  });

  it.each([
    ['2027-06-01T18:00:00+02:00', '2027-06-01T16:00:00.000Z'],
    ['2027-06-01T18:00', '2027-06-01T22:00:00.000Z'],
    ['2027-06-01', '2027-06-02T04:00:00.000Z'],
    [null, null],
  ])('reads the deadline %s in the time zone of the itinerary', async (deadline, expected) => {
    const { host, path } = await createTestItinerary();
    const { body } = await host.put(`${path}/rsvp-settings`, { deadline });
    expect(body.project.rsvp.deadline).toBe(expected);
  });

  it.each([
    { deadline: 'soon' },
    { deadline: '2027-02-30' },
    { deadline: '2027-02-30T10:00' },
    { maxPartySize: 0 },
    { maxPartySize: 51 },
    { maxPartySize: 1.5 },
    { question: 'x'.repeat(301) },
    { enabled: 'yes' },
  ])('refuses %o', async (settings) => {
    const { host, path } = await createTestItinerary();
    const refused = await host.put(`${path}/rsvp-settings`, settings);
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(refused.body.fields)).toEqual(Object.keys(settings));
  });
});

describe('the rsvp of an event', () => {
  it('is kept by changes that do not mention it, and by deleting and restoring', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: plain } = await addTestEvent(itinerary, {});
    expect(plain.rsvp).toBeNull();
    const { body } = await addTestEvent(itinerary, { rsvp: {} });
    expect(body.rsvp).toEqual({ capacity: null });
    const url = `${path}/events/${body.id}`;
    const input = { title: 'Lunch', description: 'x', datetime: body.datetime };
    expect((await host.put(url, { ...input, rsvp: { capacity: 8 } })).body.rsvp).toEqual({ capacity: 8 });
    expect((await host.put(url, input)).body.rsvp).toEqual({ capacity: 8 });
    await host.delete(url);
    await host.post(`${path}/events/restore`, { ids: [body.id] });
    const listed = (await host.get(`${path}/itinerary`)).body.events;
    expect(listed.find(({ id }: { id: number }) => id === body.id).rsvp).toEqual({ capacity: 8 });
    expect((await host.get(`${path}/events`)).body.map(({ rsvp }: { rsvp: unknown }) => rsvp)).toEqual([
      null,
      { capacity: 8 },
    ]);
    expect((await host.put(url, { ...input, rsvp: null })).body.rsvp).toBeNull();
  });

  it.each([{ capacity: 0 }, { capacity: 1.5 }, { capacity: 10_001 }, 'yes'])('refuses %o', async (rsvp) => {
    const refused = await addTestEvent(await createTestItinerary(), { rsvp });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('is exported and imported with the settings, and answers are not', async () => {
    const itinerary = await createRsvpItinerary({ deadline: '2027-06-01T16:00:00Z', question: 'Fish?' });
    await addRsvpEvent(itinerary, { rsvp: { capacity: 5 } });
    await answer(await enterAs(itinerary, 'Ben'), itinerary, { answer: 'yes', note: 'Nuts' });
    const file = await itinerary.host.get(`${itinerary.path}/export`);
    expect(file.text).not.toContain('Nuts');
    expect(file.body.itinerary.rsvp).toEqual({
      ...OFF,
      enabled: true,
      maxPartySize: 4,
      deadline: '2027-06-01T16:00:00.000Z',
      question: 'Fish?',
    });
    expect(file.body.events[0].rsvp).toEqual({ capacity: 5 });
  });
});
