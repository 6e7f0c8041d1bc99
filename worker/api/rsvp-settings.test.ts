import { describe, expect, it } from 'vitest';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { addTestEvent } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';
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

  it('reads a deadline in the time zone of the itinerary', async () => {
    const { host, path } = await createTestItinerary();
    const read = async (deadline: string | null) =>
      (await host.put(`${path}/rsvp-settings`, { deadline })).body.project.rsvp.deadline;
    expect(await read('2083-06-01T18:00:00+02:00')).toBe('2083-06-01T16:00:00.000Z');
    expect(await read('2083-06-01T18:00')).toBe('2083-06-01T22:00:00.000Z');
    expect(await read('2083-06-01')).toBe('2083-06-02T04:00:00.000Z');
    expect(await read(null)).toBeNull();
  });

  it('names the field that it refuses', async () => {
    const { host, path } = await createTestItinerary();
    for (const settings of [
      { deadline: 'soon' },
      { deadline: '2083-02-30' },
      { deadline: '2083-02-30T10:00' },
      { maxPartySize: 0 },
      { maxPartySize: 51 },
      { maxPartySize: 1.5 },
      { question: 'x'.repeat(301) },
      { enabled: 'yes' },
    ]) {
      const { status, body } = await host.put(`${path}/rsvp-settings`, settings);
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(settings)]);
    }
    for (const rsvp of [{ capacity: 0 }, { capacity: 1.5 }, { capacity: 10_001 }, 'yes']) {
      const { status, body } = await addTestEvent({ host, path } as TestItinerary, { rsvp });
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    }
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

  it('is exported, imported and duplicated with the settings; answers are not', async () => {
    const { browser, user } = await createSignedInUser();
    const itinerary = await createRsvpItinerary({ deadline: '2083-06-01T16:00:00Z', question: 'Fish?' });
    const { host, path, projectId } = itinerary;
    await addRsvpEvent(itinerary, { rsvp: { capacity: 5 } });
    await answer(await enterAs(itinerary, 'Ben'), itinerary, { answer: 'yes', note: 'Nuts' });
    const settings = {
      ...OFF,
      enabled: true,
      maxPartySize: 4,
      deadline: '2083-06-01T16:00:00.000Z',
      question: 'Fish?',
    };
    const file = await host.get(`${path}/export`);
    expect(file.text).not.toContain('Nuts');
    expect(file.body).toMatchObject({ itinerary: { rsvp: settings }, events: [{ rsvp: { capacity: 5 } }] });
    const imported = await browser.post('/api/projects/import', file.body);
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE project_id = ?')
      .bind(user.id, projectId)
      .run();
    const copied = await browser.post(`${path}/duplicate`, { shiftDays: 10 });
    const deadlines = ['2083-06-01T16:00:00.000Z', '2083-06-11T16:00:00.000Z'];
    for (const [index, created] of [imported, copied].entries()) {
      const copy = `/api/projects/${created.body.project.projectId}`;
      const { body } = await browser.get(`${copy}/itinerary`);
      expect(body.project.rsvp).toEqual({ ...settings, deadline: deadlines[index] });
      expect(body.events).toMatchObject([{ rsvp: { capacity: 5 } }]);
      expect((await browser.get(`${copy}/rsvps`)).body.rows).toEqual([]);
    }
  });
});
