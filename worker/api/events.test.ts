import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { wrapBatches } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

const countEvents = (projectId: number) =>
  everyDatabase
    .prepare('SELECT count(*) AS n FROM events WHERE project_id = ? AND deleted_at IS NULL')
    .bind(projectId)
    .first('n');

describe('works', () => {
  it('reads local times in the event’s zone or else the project’s, and sorts by start', async () => {
    const { host, path } = await createTestItinerary();
    const inProjectZone = await host.post(`${path}/events`, EVENT_INPUT);
    expect(inProjectZone).toMatchObject({
      status: 201,
      body: {
        datetime: '2083-06-12T23:30:00.000Z',
        timeZone: 'America/New_York',
        sequence: 0,
        endsAt: null,
        vibe: null,
      },
    });
    const inOwnZone = await host.post(`${path}/events`, {
      ...EVENT_INPUT,
      datetime: '2083-06-12T15:00',
      timeZone: 'America/Los_Angeles',
      endsAt: '2083-06-12T16:00',
      vibe: 'Black tie',
    });
    expect(inOwnZone.body).toMatchObject({
      datetime: '2083-06-12T22:00:00.000Z',
      endsAt: '2083-06-12T23:00:00.000Z',
      vibe: 'Black tie',
    });
    const { body } = await host.get(`${path}/events`);
    expect(body.map((event: { id: number }) => event.id)).toEqual([inOwnZone.body.id, inProjectZone.body.id]);
  });

  it('keeps the time zone and duration when an update omits them', async () => {
    const { host, path } = await createTestItinerary();
    const zone = {
      timeZone: 'America/Los_Angeles',
      datetime: '2083-06-12T15:00',
      endsAt: '2083-06-12T16:30',
    };
    const { body: event } = await host.post(`${path}/events`, { ...EVENT_INPUT, ...zone });
    const change = async (fields: object) =>
      (await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, ...fields })).body;
    expect(await change({ datetime: '2083-06-13T10:00' })).toMatchObject({
      timeZone: 'America/Los_Angeles',
      datetime: '2083-06-13T17:00:00.000Z',
      endsAt: '2083-06-13T18:30:00.000Z',
    });
    expect(await change({ datetime: '2083-06-13T10:00', timeZone: null, endsAt: null })).toMatchObject({
      timeZone: 'America/New_York',
      datetime: '2083-06-13T14:00:00.000Z',
      endsAt: null,
    });
  });

  it('reads the end in its own time zone, and keeps that zone when an update omits it', async () => {
    const { host, path } = await createTestItinerary();
    const flight = {
      ...EVENT_INPUT,
      datetime: '2083-06-12T21:40',
      endsAt: '2083-06-13T09:35',
      endTimeZone: 'Europe/Lisbon',
    };
    const { body: event } = await host.post(`${path}/events`, flight);
    const stored = { endsAt: '2083-06-13T08:35:00.000Z', endTimeZone: 'Europe/Lisbon' };
    expect(event).toMatchObject({ ...stored, timeZone: 'America/New_York' });
    expect((await host.get(`${path}/events`)).body).toMatchObject([stored]);
    expect((await host.get(`${path}/itinerary`)).body.events).toMatchObject([stored]);

    const { endTimeZone: _, ...withoutZone } = flight;
    const change = async (fields: object) =>
      (await host.put(`${path}/events/${event.id}`, { ...withoutZone, ...fields })).body;
    expect(await change({ title: 'TP 210' })).toMatchObject({ title: 'TP 210', ...stored });
    expect(await change({ timeZone: 'America/Chicago' })).toMatchObject(stored);
    expect(await change({ timeZone: 'America/New_York', endTimeZone: null })).toMatchObject({
      endTimeZone: null,
      endsAt: '2083-06-13T13:35:00.000Z',
    });
    const [gone] = (await host.get(`${path}/events`)).body;
    await change({ endTimeZone: 'Europe/Lisbon' });
    await host.delete(`${path}/events/${gone.id}`);
    const restored = await host.post(`${path}/events/restore`, { ids: [gone.id] });
    expect(restored.body.events).toMatchObject([stored]);
  });

  it('creates one event per request key', async () => {
    const { host, path, id } = await createTestItinerary({ paid: false });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => host.post(`${path}/events`, EVENT_INPUT, key)));
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect(await countEvents(id)).toBe(1);
    const other = await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Lunch' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('accepts short request keys', async () => {
    const { host, path, id } = await createTestItinerary();
    for (const key of ['1', 'try-1', '1', 'try-1']) {
      expect((await host.post(`${path}/events`, EVENT_INPUT, { 'Idempotency-Key': key })).status).toBe(201);
    }
    expect(await countEvents(id)).toBe(2);
    const long = { 'Idempotency-Key': 'k'.repeat(129) };
    expect((await host.post(`${path}/events`, EVENT_INPUT, long)).status).toBe(400);
  });

  it('restores one deleted event or all', async () => {
    const { host, path, id } = await createTestItinerary();
    const first = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    await host.post(`${path}/events`, EVENT_INPUT);
    const one = await host.delete(`${path}/events/${first.id}`);
    expect(one.body).toMatchObject({ success: true, undo: { ids: [first.id] } });
    expect(await countEvents(id)).toBe(1);
    const restored = await host.post(`${path}/events/restore`, { ids: one.body.undo.ids });
    expect(restored.body).toMatchObject({
      success: true,
      events: [{ id: first.id, title: 'Dinner', sequence: 2 }],
    });
    const all = await host.delete(`${path}/events`);
    expect(all.body).toMatchObject({ success: true, deleted: 2 });
    expect((await host.get(`${path}/events`)).body).toEqual([]);
    await host.post(`${path}/events/restore`, { ids: all.body.undo.ids });
    expect(await countEvents(id)).toBe(2);
  });

  it('increments the revision with each change, but not with a rejected one', async () => {
    const { host, path } = await createTestItinerary();
    const readRevision = async () => (await host.get(path)).body.project.revision;
    const before = await readRevision();
    const { body } = await host.post(`${path}/events`, EVENT_INPUT);
    expect(await readRevision()).toBe(before + 1);
    await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, sequence: 7 });
    expect(await readRevision()).toBe(before + 1);
    await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, sequence: 0 });
    expect(await readRevision()).toBe(before + 2);
  });
});

describe('refuses', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns an error for each invalid field', async () => {
    const { host, path, id } = await createTestItinerary();
    const response = await host.post(`${path}/events`, {
      title: ' ',
      datetime: 'soon',
      location: 'x'.repeat(301),
    });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(response.body.fields).sort()).toEqual([
      'datetime',
      'description',
      'location',
      'title',
    ]);
    for (const wrong of [
      { datetime: '2083-02-30T10:00' },
      { datetime: '2150-01-01T10:00' },
      { endsAt: '2083-06-12T19:00' },
      { timeZone: 'Mars/Base' },
      { endTimeZone: 'Mars/Base' },
      { title: 'a\u202eb' },
    ]) {
      expect((await host.post(`${path}/events`, { ...EVENT_INPUT, ...wrong })).status).toBe(400);
    }
    expect(await countEvents(id)).toBe(0);
  });

  it('rejects an update with an old sequence, and returns the current event', async () => {
    const { host, path } = await createTestItinerary();
    const { body: event } = await host.post(`${path}/events`, EVENT_INPUT);
    const mine = await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Mine', sequence: 0 });
    expect(mine.body).toMatchObject({ title: 'Mine', sequence: 1 });
    const theirs = await host.put(`${path}/events/${event.id}`, {
      ...EVENT_INPUT,
      title: 'Theirs',
      sequence: 0,
    });
    expect(theirs).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { title: 'Mine', sequence: 1 } },
    });
    // Without a sequence, the update overwrites.
    expect((await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Last' })).body.title).toBe(
      'Last',
    );
  });

  it('rejects changes to a deleted event, and a late undo', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { host, path } = await createTestItinerary();
    const { body: event } = await host.post(`${path}/events`, EVENT_INPUT);
    await host.delete(`${path}/events/${event.id}`);
    expect((await host.put(`${path}/events/${event.id}`, EVENT_INPUT)).status).toBe(404);
    expect((await host.delete(`${path}/events/${event.id}`)).status).toBe(404);
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    expect((await host.post(`${path}/events/restore`, { ids: [event.id] })).status).toBe(404);
    for (const id of ['0', 'x', '99999999999999999999']) {
      expect((await host.put(`${path}/events/${id}`, EVENT_INPUT)).status).toBe(404);
    }
  });

  it('creates only one of 20 parallel events on a trial, in each of 3 rounds', async () => {
    for (let round = 0; round < 3; round++) {
      const { host, path, id } = await createTestItinerary({ paid: false });
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => host.post(`${path}/events`, EVENT_INPUT)),
      );
      expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
      expect(responses.filter((response) => response.body.code === 'TRIAL_LIMIT_REACHED')).toHaveLength(19);
      expect(await countEvents(id)).toBe(1);
    }
  });

  it('rejects an undo that would give a trial a second event', async () => {
    const { host, path, id } = await createTestItinerary({ paid: false });
    const { body: first } = await host.post(`${path}/events`, EVENT_INPUT);
    await host.delete(`${path}/events/${first.id}`);
    await host.post(`${path}/events`, EVENT_INPUT);
    const response = await host.post(`${path}/events/restore`, { ids: [first.id] });
    expect(response).toMatchObject({ status: 403, body: { code: 'TRIAL_LIMIT_REACHED' } });
    expect(await countEvents(id)).toBe(1);
  });

  it('responds 404 to an undo of expired, foreign and unknown events, on a trial too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { host, path } = await createTestItinerary({ paid: false });
    const other = await createTestItinerary();
    const { body: otherEvent } = await other.host.post(`${other.path}/events`, EVENT_INPUT);
    await other.host.delete(`${other.path}/events/${otherEvent.id}`);
    const { body: ownEvent } = await host.post(`${path}/events`, EVENT_INPUT);
    await host.delete(`${path}/events/${ownEvent.id}`);
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    for (const ids of [[ownEvent.id], [otherEvent.id], [999_999_999]]) {
      const response = await host.post(`${path}/events/restore`, { ids });
      expect(response).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('rejects a second event when a refund happens in parallel', async () => {
    const { host, path, id } = await createTestItinerary();
    await host.post(`${path}/events`, EVENT_INPUT);
    const bindings = wrapBatches(async (run) => {
      await everyDatabase.prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
      return run();
    });
    const request = host.toRequest('POST', `${path}/events`, EVENT_INPUT);
    const response = await app.fetch(request, { ...env, ...bindings }, createExecutionContext());
    expect(await response.json()).toMatchObject({ code: 'TRIAL_LIMIT_REACHED' });
  });

  it('rejects an event when the itinerary is deleted in parallel', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await everyDatabase.exec(
      `CREATE TRIGGER delete_project BEFORE INSERT ON events WHEN NEW.title = '${projectId}' BEGIN DELETE FROM projects WHERE project_id = '${projectId}'; END`,
    );
    const response = await host.post(`${path}/events`, { ...EVENT_INPUT, title: projectId });
    await everyDatabase.exec('DROP TRIGGER delete_project');
    expect(response).toMatchObject({ status: 401, body: { code: 'ACCESS_REQUIRED' } });
  });

  it('rejects the 501st event', async () => {
    const { host, path, id } = await createTestItinerary();
    await everyDatabase
      .prepare(
        `INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
       SELECT ?, 'Walk', 'On foot', 1, 'UTC', '', 'Everyone', 1, 1 FROM json_each(?)`,
      )
      .bind(id, JSON.stringify(Array(499).fill(0)))
      .run();
    expect((await host.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
    expect(await host.post(`${path}/events`, EVENT_INPUT)).toMatchObject({
      status: 409,
      body: { code: 'FULL' },
    });
    const [{ id: first }] = (await host.get(`${path}/events`)).body;
    await host.delete(`${path}/events/${first}`);
    await host.post(`${path}/events`, EVENT_INPUT);
    expect(await host.post(`${path}/events/restore`, { ids: [first] })).toMatchObject({
      status: 409,
      body: { code: 'FULL' },
    });
  });
});

describeAccess('events');
