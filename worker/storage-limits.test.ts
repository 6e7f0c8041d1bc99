import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { readUsage } from './actions/usage.ts';
import { everyDatabase, requireItineraryD1 } from './testing/databases.ts';
import { buildEmail, createIntakeUser, deliverEmail } from './testing/mail.ts';
import { createTestItinerary, EVENT_INPUT } from './testing/project.ts';

const LONG_TEXT = 'x'.repeat(4_900);

it.each([
  [false, 1_000_000],
  [true, 5_000_000],
])('keeps a history of limited size, the newest entries (paid: %s)', async (paid, limit) => {
  const itinerary = await createTestItinerary({ paid });
  const event = (await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT)).body;
  const entries = Math.ceil((limit * 1.2) / (2 * LONG_TEXT.length));
  const d1 = requireItineraryD1(itinerary.projectId);
  const edit = d1.prepare('UPDATE events SET description = ?, updated_at = updated_at + 1 WHERE id = ?');
  for (let n = 0; n < entries; n += 50) {
    const texts = Array.from({ length: Math.min(50, entries - n) }, (_, at) => `${n + at} ${LONG_TEXT}`);
    await d1.batch(texts.map((text) => edit.bind(text, event.id)));
  }
  const row = await everyDatabase
    .prepare(
      'SELECT sum(length(before) + length(after)) AS bytes, max(after) AS newest FROM changes WHERE project_id = ?',
    )
    .bind(itinerary.id)
    .first<{ bytes: number; newest: string }>();
  expect(row?.bytes).toBeLessThan(limit);
  expect(row?.bytes).toBeGreaterThan(limit * 0.7);
  const last = await everyDatabase
    .prepare('SELECT after FROM changes WHERE project_id = ? ORDER BY seq DESC LIMIT 1')
    .bind(itinerary.id)
    .first<string>('after');
  expect(last).toContain(`"${entries - 1} xxx`);
});

it('takes so many emails a day for an address, and 200 MB', async () => {
  const { address, userId } = await createIntakeUser();
  const send = (bindings: object = {}) => deliverEmail(address, buildEmail({}), bindings);
  const two = { INTAKE_DAILY_LIMIT: '2' };
  expect((await send(two)).rejected).toBeUndefined();
  expect((await send(two)).rejected).toBeUndefined();
  expect((await send(two)).rejected).toBe('Too many emails today. Try again tomorrow.');
  // The next day.
  expect((await send({ ...two, CLOCK_OFFSET_SECONDS: '90000' })).rejected).toBeUndefined();
  await everyDatabase
    .prepare('UPDATE mails SET bytes = 199999999 WHERE user_id = ? AND id = (SELECT max(id) FROM mails)')
    .bind(userId)
    .run();
  expect((await send()).rejected).toBe('Too many emails today. Try again tomorrow.');
});

it('tells how much is stored, and how much of the budgets is used', async () => {
  const now = Date.parse('2031-03-04T05:30:00Z');
  await env.RATE_LIMITER.getByName('mail').take('2031-03-04', 'lane1', 10);
  await env.RATE_LIMITER.getByName('strangers').take('2031-03-04T05', 'creation', 10);
  await env.RATE_LIMITER.getByName('strangers').take('2031-03-04T05', 'import', 10);
  const usage = await readUsage(env, now);
  expect(usage).toMatchObject({ mailToday: { lane1: 1, lane2: 0, lane3: 0 }, strangersThisHour: 2 });
  expect(usage.directoryBytes).toBeGreaterThan(0);
  expect(usage.itineraries.length).toBeGreaterThan(1);
  for (const { name, bytes } of usage.itineraries) {
    expect(name).toMatch(/^ITINERARIES_/);
    expect(bytes).toBeGreaterThan(0);
  }
});
