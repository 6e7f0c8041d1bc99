import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

const countLive = (projectId: number) =>
  env.DB.prepare('SELECT count(*) AS n FROM events WHERE project_id = ? AND deleted_at IS NULL')
    .bind(projectId)
    .first('n');

describe('events work', () => {
  it('reads a wall clock in the event’s zone, else in the project’s, and keeps order', async () => {
    const { host, path } = await createTestItinerary();
    const east = await host.post(`${path}/events`, EVENT_INPUT);
    expect(east).toMatchObject({
      status: 201,
      body: {
        datetime: '2027-06-12T23:30:00.000Z',
        timeZone: 'America/New_York',
        sequence: 0,
        endsAt: null,
        vibe: null,
      },
    });
    const west = await host.post(`${path}/events`, {
      ...EVENT_INPUT,
      datetime: '2027-06-12T15:00',
      timeZone: 'America/Los_Angeles',
      endsAt: '2027-06-12T16:00',
      vibe: 'Black tie',
    });
    expect(west.body).toMatchObject({
      datetime: '2027-06-12T22:00:00.000Z',
      endsAt: '2027-06-12T23:00:00.000Z',
      vibe: 'Black tie',
    });
    const { body } = await host.get(`${path}/events`);
    expect(body.map((event: { id: number }) => event.id)).toEqual([west.body.id, east.body.id]);
  });

  it('keeps zone and length of an event when a change says nothing of them', async () => {
    const { host, path } = await createTestItinerary();
    const zone = {
      timeZone: 'America/Los_Angeles',
      datetime: '2027-06-12T15:00',
      endsAt: '2027-06-12T16:30',
    };
    const { body: event } = await host.post(`${path}/events`, { ...EVENT_INPUT, ...zone });
    const change = async (fields: object) =>
      (await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, ...fields })).body;
    expect(await change({ datetime: '2027-06-13T10:00' })).toMatchObject({
      timeZone: 'America/Los_Angeles',
      datetime: '2027-06-13T17:00:00.000Z',
      endsAt: '2027-06-13T18:30:00.000Z',
    });
    expect(await change({ datetime: '2027-06-13T10:00', timeZone: null, endsAt: null })).toMatchObject({
      timeZone: 'America/New_York',
      datetime: '2027-06-13T14:00:00.000Z',
      endsAt: null,
    });
  });

  it('makes one event of one request, however often it is sent', async () => {
    const { host, path, id } = await createTestItinerary({ paid: false });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => host.post(`${path}/events`, EVENT_INPUT, key)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await countLive(id)).toBe(1);
    const other = await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Lunch' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('takes any key that a host’s program thinks of', async () => {
    const { host, path, id } = await createTestItinerary();
    for (const key of ['1', 'try-1', '1', 'try-1']) {
      expect((await host.post(`${path}/events`, EVENT_INPUT, { 'Idempotency-Key': key })).status).toBe(201);
    }
    expect(await countLive(id)).toBe(2);
    const long = { 'Idempotency-Key': 'k'.repeat(129) };
    expect((await host.post(`${path}/events`, EVENT_INPUT, long)).status).toBe(400);
  });

  it('brings back what was deleted, one or all', async () => {
    const { host, path, id } = await createTestItinerary();
    const first = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    await host.post(`${path}/events`, EVENT_INPUT);
    const one = await host.delete(`${path}/events/${first.id}`);
    expect(one.body).toMatchObject({ success: true, undo: { ids: [first.id] } });
    expect(await countLive(id)).toBe(1);
    const back = await host.post(`${path}/events/restore`, { ids: one.body.undo.ids });
    expect(back.body).toMatchObject({
      success: true,
      events: [{ id: first.id, title: 'Dinner', sequence: 2 }],
    });
    const all = await host.delete(`${path}/events`);
    expect(all.body).toMatchObject({ success: true, deleted: 2 });
    expect((await host.get(`${path}/events`)).body).toEqual([]);
    await host.post(`${path}/events/restore`, { ids: all.body.undo.ids });
    expect(await countLive(id)).toBe(2);
  });

  it('moves the itinerary’s revision with each change, and not with a refused one', async () => {
    const { host, path } = await createTestItinerary();
    const revision = async () => (await host.get(path)).body.project.revision;
    const before = await revision();
    const { body } = await host.post(`${path}/events`, EVENT_INPUT);
    expect(await revision()).toBe(before + 1);
    await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, sequence: 7 });
    expect(await revision()).toBe(before + 1);
    await host.put(`${path}/events/${body.id}`, { ...EVENT_INPUT, sequence: 0 });
    expect(await revision()).toBe(before + 2);
  });
});

describe('events refuse', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('names each field that is wrong and writes nothing', async () => {
    const { host, path, id } = await createTestItinerary();
    const answer = await host.post(`${path}/events`, {
      title: ' ',
      datetime: 'soon',
      location: 'x'.repeat(301),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(answer.body.fields).sort()).toEqual(['datetime', 'description', 'location', 'title']);
    for (const wrong of [
      { datetime: '2027-02-30T10:00' },
      { datetime: '2150-01-01T10:00' },
      { endsAt: '2027-06-12T19:00' },
      { timeZone: 'Mars/Base' },
      { title: 'a\u202eb' },
    ]) {
      expect((await host.post(`${path}/events`, { ...EVENT_INPUT, ...wrong })).status).toBe(400);
    }
    expect(await countLive(id)).toBe(0);
  });

  it('a write that has not seen the latest, and shows it', async () => {
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
    // A caller that does not compare overwrites.
    expect((await host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title: 'Last' })).body.title).toBe(
      'Last',
    );
  });

  it('a change to what is gone, and an undo that comes too late', async () => {
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

  it('a second event on trial: twenty at once, twenty rounds, one each', async () => {
    for (let round = 0; round < 20; round++) {
      const { host, path, id } = await createTestItinerary({ paid: false });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => host.post(`${path}/events`, EVENT_INPUT)),
      );
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
      expect(answers.filter((answer) => answer.body.code === 'TRIAL_LIMIT_REACHED')).toHaveLength(19);
      expect(await countLive(id)).toBe(1);
    }
  });

  it('an undo that would give a trial a second event', async () => {
    const { host, path, id } = await createTestItinerary({ paid: false });
    const { body: first } = await host.post(`${path}/events`, EVENT_INPUT);
    await host.delete(`${path}/events/${first.id}`);
    await host.post(`${path}/events`, EVENT_INPUT);
    const answer = await host.post(`${path}/events/restore`, { ids: [first.id] });
    expect(answer).toMatchObject({ status: 403, body: { code: 'TRIAL_LIMIT_REACHED' } });
    expect(await countLive(id)).toBe(1);
  });

  it('an undo of what is not there to come back, on trial too, as what it is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { host, path } = await createTestItinerary({ paid: false });
    const other = await createTestItinerary();
    const { body: foreign } = await other.host.post(`${other.path}/events`, EVENT_INPUT);
    await other.host.delete(`${other.path}/events/${foreign.id}`);
    const { body: own } = await host.post(`${path}/events`, EVENT_INPUT);
    await host.delete(`${path}/events/${own.id}`);
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    for (const ids of [[own.id], [foreign.id], [999_999_999]]) {
      const answer = await host.post(`${path}/events/restore`, { ids });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('a second event when the payment goes back at this very moment', async () => {
    const { host, path, id } = await createTestItinerary();
    await host.post(`${path}/events`, EVENT_INPUT);
    const DB = new Proxy(env.DB, {
      get: (target, name: keyof D1Database) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              await target.prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
              return target.batch(statements);
            }
          : (target[name] as () => unknown).bind(target),
    });
    const request = host.toRequest('POST', `${path}/events`, EVENT_INPUT);
    const answer = await app.fetch(request, { ...env, DB } as Cloudflare.Env, createExecutionContext());
    expect(await answer.json()).toMatchObject({ code: 'TRIAL_LIMIT_REACHED' });
  });

  it('an event of an itinerary that is deleted at this very moment', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await env.DB.exec(
      `CREATE TRIGGER gone BEFORE INSERT ON events WHEN NEW.title = '${projectId}' BEGIN DELETE FROM projects WHERE project_id = '${projectId}'; END`,
    );
    const answer = await host.post(`${path}/events`, { ...EVENT_INPUT, title: projectId });
    await env.DB.exec('DROP TRIGGER gone');
    expect(answer).toMatchObject({ status: 401, body: { code: 'ACCESS_REQUIRED' } });
  });

  it('the event after the five hundredth', async () => {
    const { host, path, id } = await createTestItinerary();
    await env.DB.prepare(
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
