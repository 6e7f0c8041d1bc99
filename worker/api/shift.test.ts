import { describe, expect, it } from 'vitest';
import type { Shifted } from '../contract/shift.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { readHistory } from '../testing/history.ts';
import { addTestEvent } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, type TestItinerary } from '../testing/project.ts';

describeAccess('shift');

/** Lunch, a pinned train, dinner, and brunch on the next day. */
async function createDay(options = {}) {
  const itinerary = await createTestItinerary(options);
  const add = async (title: string, datetime: string, more = {}) =>
    (await addTestEvent(itinerary, { title, datetime, ...more })).body;
  const lunch = await add('Lunch', '2083-06-12T12:00', { endsAt: '2083-06-12T13:00' });
  const train = await add('Train', '2083-06-12T15:00', { pinned: true });
  const dinner = await add('Dinner', '2083-06-12T19:30');
  const brunch = await add('Brunch', '2083-06-13T10:00');
  return { itinerary, lunch, train, dinner, brunch };
}

const shift = (
  { host, path }: TestItinerary,
  fromEventId: number,
  more: object = {},
  headers: Record<string, string> = {},
) => host.post(`${path}/shift`, { fromEventId, minutes: 30, until: 'day', ...more }, headers);

const readStarts = async ({ host, path }: TestItinerary) => {
  const { body } = await host.get(`${path}/itinerary`);
  return Object.fromEntries(
    body.events.map(({ title, datetime }: { title: string; datetime: string }) => [
      title,
      datetime.slice(5, 16),
    ]),
  );
};

describe('works', () => {
  it('moves the rest of the day in one call with one entry for each event', async () => {
    const { itinerary, lunch, train, dinner } = await createDay();
    const { status, body } = await shift(itinerary, lunch.id, { note: 'The bus is late.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      moved: [
        { id: lunch.id, from: lunch.datetime, to: '2083-06-12T16:30:00.000Z', sequence: 1 },
        { id: dinner.id, from: dinner.datetime, to: '2083-06-13T00:00:00.000Z', sequence: 1 },
      ],
      pinned: [train.id],
      clashes: [],
      seq: expect.any(Number),
      undo: { seq: body.seq, expiresAt: expect.any(String) },
    });
    expect(await readStarts(itinerary)).toEqual({
      Lunch: '06-12T16:30',
      Train: '06-12T19:00',
      Dinner: '06-13T00:00',
      Brunch: '06-13T14:00',
    });
    const [first, second] = await readHistory(itinerary);
    expect([first, second].map((entry) => [entry?.entity, entry?.action])).toEqual([
      ['event', 'update'],
      ['event', 'update'],
    ]);
    expect(second?.after).toMatchObject({ endsAt: '2083-06-12T17:30:00.000Z' });
  });

  it('is undone by one Undo', async () => {
    const { itinerary, lunch } = await createDay();
    const before = await readStarts(itinerary);
    const { body } = await shift(itinerary, lunch.id, { until: 'end' });
    const undone = await itinerary.host.post(`${itinerary.path}/undo`, { seq: body.undo.seq });
    expect(undone.body).toMatchObject({ success: true, restored: 3 });
    expect(await readStarts(itinerary)).toEqual(before);
  });

  it('says before what it will do', async () => {
    const { itinerary, lunch, train } = await createDay();
    const before = await readStarts(itinerary);
    const { body } = await shift(itinerary, lunch.id, { minutes: 150, dryRun: true });
    expect(body).toMatchObject({ pinned: [train.id], clashes: [{ id: lunch.id, with: train.id }] });
    expect(Object.keys(body)).toEqual(['moved', 'pinned', 'clashes']);
    expect(body.moved[0]).toMatchObject({ id: lunch.id, sequence: 0 });
    expect(await readStarts(itinerary)).toEqual(before);
    expect(await readHistory(itinerary)).toHaveLength(4);
  });

  it('moves a whole trip by days in a trial, and keeps local times', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const { id } = (await addTestEvent(itinerary, { datetime: '2083-11-06T19:30' })).body;
    const { status } = await shift(itinerary, id, { minutes: undefined, days: 1, until: 'end' });
    expect(status).toBe(200);
    // New York sets the clocks back in that night.
    expect(await readStarts(itinerary)).toEqual({ Dinner: '11-08T00:30' });
  });

  it('answers a repeated request as the first time, and moves once', async () => {
    const { itinerary, lunch } = await createDay();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const expected = [{ id: lunch.id, sequence: 0 }];
    const answers = await Promise.all([1, 2, 3].map(() => shift(itinerary, lunch.id, { expected }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect((await readStarts(itinerary)).Lunch).toBe('06-12T16:30');
    const other = await shift(itinerary, lunch.id, { minutes: 45, expected }, headers);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('gives the itinerary a number to confirm', async () => {
    const { itinerary, lunch } = await createDay();
    const readNews = async () => (await itinerary.host.get(`${itinerary.path}/itinerary`)).body.newsSeq;
    expect(await readNews()).toBeNull();
    const { body } = await shift(itinerary, lunch.id);
    expect(await readNews()).toBe(body.seq);
  });
});

describe('refuses', () => {
  it('what has changed since the host has seen it', async () => {
    const { itinerary, lunch, dinner } = await createDay();
    await itinerary.host.put(`${itinerary.path}/events/${dinner.id}`, {
      ...EVENT_INPUT,
      title: 'Banquet',
      sequence: 0,
    });
    const expected = [lunch, dinner].map(({ id }) => ({ id, sequence: 0 }));
    for (const dryRun of [true, false]) {
      const { status, body } = await shift(itinerary, lunch.id, { expected, dryRun });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'CONFLICT',
        current: { id: dinner.id, title: 'Banquet', sequence: 1 },
      });
    }
    expect((await readStarts(itinerary)).Lunch).toBe('06-12T16:00');
  });

  it.each([
    ['no minutes', { minutes: undefined }],
    ['zero', { minutes: 0 }],
    ['more than half a day', { minutes: 721 }],
    ['both units', { days: 1 }],
    ['another end', { until: 'week' }],
    ['a date after 2100', { minutes: undefined, days: 366 }],
  ])('%s', async (_, more) => {
    const itinerary = await createTestItinerary();
    const { id } = (await addTestEvent(itinerary, { datetime: '2100-12-31T12:00' })).body;
    const { status, body } = await shift(itinerary, id, more);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('an event that was deleted', async () => {
    const { itinerary, lunch } = await createDay();
    await itinerary.host.delete(`${itinerary.path}/events/${lunch.id}`);
    expect((await shift(itinerary, lunch.id)).status).toBe(404);
  });
});

describe('20 at once', () => {
  it('of what the same host has seen: one moves, the others hear that it has changed', async () => {
    const { itinerary, lunch, dinner } = await createDay();
    const expected = [lunch, dinner].map(({ id }) => ({ id, sequence: 0 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shift(itinerary, lunch.id, { minutes: index + 1, expected })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.current?.sequence === 1)).toHaveLength(
      19,
    );
    const [{ moved }] = done.map(({ body }) => body) as [Shifted];
    const starts = await readStarts(itinerary);
    expect(moved.map(({ to }) => to.slice(5, 16))).toEqual([starts.Lunch, starts.Dinner]);
  });

  it('with edits: the log has every outcome, and its last entries are what the itinerary shows', async () => {
    const { itinerary, lunch, dinner } = await createDay();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? shift(itinerary, lunch.id, { minutes: 10 })
          : itinerary.host.put(`${itinerary.path}/events/${dinner.id}`, {
              ...EVENT_INPUT,
              title: `Dinner ${index}`,
              datetime: '2083-06-12T19:30',
            }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const { body } = await itinerary.host.get(`${itinerary.path}/itinerary`);
    // Ten moves of lunch by ten minutes each.
    const find = (id: number) => body.events.find((event: { id: number }) => event.id === id);
    expect(find(lunch.id).datetime).toBe('2083-06-12T17:40:00.000Z');
    const entries = await readHistory(itinerary);
    const last = entries.find(({ entity, entityId }) => entity === 'event' && entityId === dinner.id);
    expect(last?.after).toMatchObject({ title: find(dinner.id).title, datetime: find(dinner.id).datetime });
    // Each entry begins with what the one before has left.
    const ofDinner = entries.filter(({ entityId }) => entityId === dinner.id).reverse();
    for (const [index, entry] of ofDinner.slice(1).entries())
      expect(entry.before).toEqual(ofDinner[index]?.after);
  });
});
