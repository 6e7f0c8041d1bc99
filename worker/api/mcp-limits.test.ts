import { expect, it } from 'vitest';
import { RATE } from '../http/rate-limits.ts';
import { createAssistantKey, postMessage, toCall } from '../testing/assistant.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';
import { spendRate } from '../testing/rates.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

it('limits the calls of a key, and of an address without one', async () => {
  const itinerary = await createTestItinerary();
  const { key, id } = await createAssistantKey(itinerary);
  await spendRate(`assistant:${itinerary.projectId}:${id}`, RATE.assistants, 110);
  await spendRate('address:192.0.2.77', RATE.unknownKeys, 50);
  const statuses = async (count: number, options: Parameters<typeof postMessage>[1]) => {
    const found: number[] = [];
    for (let call = 0; call < count; call++) found.push((await postMessage(LIST, options)).status);
    return found;
  };
  expect(await statuses(11, { key })).toEqual([...Array(10).fill(200), 429]);
  const unknown = await statuses(11, { key: 'wrong', 'CF-Connecting-IP': '192.0.2.77' });
  expect(unknown).toEqual([...Array(10).fill(401), 429]);
});

it('takes one call per request, however it is wrapped', async () => {
  const { key } = await createAssistantKey(await createTestItinerary());
  const read = toCall('read_itinerary');
  for (const batch of [Array.from({ length: 100 }, () => read), [read], []]) {
    const { status, json } = await postMessage(batch, { key });
    expect({ status, ...json }).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(json.message).toBe('Send one call per request. Batches are not supported.');
  }
  const latest = { key, 'MCP-Protocol-Version': '2026-07-28' };
  expect((await postMessage([read, read], latest)).status).toBe(400);
});

it('answers with at most 2 MB, texts cut where they are too long together', async () => {
  const itinerary = await createTestItinerary();
  const { key } = await createAssistantKey(itinerary);
  // Quotation marks take the most room: each is escaped twice.
  const long = '"'.repeat(5_000);
  const statement = everyDatabase.prepare(
    `INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
     SELECT ?, 'Dinner', ?, value, 'UTC', ?, ?, 1, 1 FROM json_each(?)`,
  );
  const days = JSON.stringify(Array.from({ length: 500 }, (_, day) => 1_800_000_000_000 + day));
  await statement.bind(itinerary.id, long, long.slice(0, 300), long.slice(0, 2_000), days).run();
  const { text, json } = await postMessage(toCall('read_itinerary'), { key });
  expect(new TextEncoder().encode(text).byteLength).toBeLessThanOrEqual(2_000_000);
  const read = JSON.parse(json.result.content[0].text);
  expect(read.events).toHaveLength(500);
  expect(read.events[499].description).toMatch(/^"{100,}…$/);
  expect(read.shortened).toMatch(/^Texts are cut to \d+ characters/);
});
