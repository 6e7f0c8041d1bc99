import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import {
  createTestItinerary,
  EVENT_INPUT,
  enterAsGuest,
  FAQ_INPUT,
  type TestItinerary,
} from '../testing/project.ts';

describe('the itinerary works', () => {
  it('is one body with everything a page needs, and no field more', async () => {
    const itinerary = await createTestItinerary();
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
    const { body } = await (await enterAsGuest(itinerary)).get(`${itinerary.path}/itinerary`);
    expect(Object.keys(body)).toEqual(['project', 'events', 'faqs']);
    expect(Object.keys(body.project).sort()).toEqual(PROJECT_FIELDS);
    expect(Object.keys(body.events[0]).sort()).toEqual(EVENT_FIELDS);
    expect(Object.keys(body.faqs[0]).sort()).toEqual([
      'answer',
      'createdAt',
      'id',
      'order',
      'question',
      'sequence',
      'updatedAt',
    ]);
    const admin = (await itinerary.host.get(`${itinerary.path}/itinerary`)).body.project;
    expect(Object.keys(admin).sort()).toEqual([...PROJECT_FIELDS, 'adminCode', 'ownerEmail'].sort());
  });

  it('says of each event and question what the other calls say', async () => {
    const { host, path } = await createTestItinerary();
    const odd = {
      title: 'Tea "at" 5 \\ é 🎈 العربية',
      description: 'One\n\ttwo \u2028 three',
      vibe: 'Zażółć',
    };
    const zone = { timeZone: 'Asia/Kathmandu', endsAt: '2027-06-12T23:59:59.999' };
    for (const event of [
      EVENT_INPUT,
      { ...EVENT_INPUT, ...odd, ...zone },
      { ...EVENT_INPUT, datetime: '1995-01-01T00:00:00.001Z' },
    ]) {
      expect((await host.post(`${path}/events`, event)).status).toBe(201);
    }
    await host.post(`${path}/faqs`, { question: 'Tea "at" 5?', answer: 'Yes.\n\nNo \\ maybe.' });
    const { body } = await host.get(`${path}/itinerary`);
    expect(body.events).toEqual((await host.get(`${path}/events`)).body);
    expect(body.faqs).toEqual((await host.get(`${path}/faqs`)).body);
  });

  it('is spared when the reader has it, until something or somebody changes', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const path = `${itinerary.path}/itinerary`;
    const etag = (await guest.get(path)).headers.get('etag') ?? '';
    expect(await guest.get(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await guest.get(path, { 'If-None-Match': `W/${etag}` })).toMatchObject({ status: 304 });
    await guest.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    const asAdmin = await guest.get(path, { 'If-None-Match': etag });
    expect(asAdmin.body.project.viewer.role).toBe('admin');
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    const changed = await guest.get(path, { 'If-None-Match': asAdmin.headers.get('etag') ?? '' });
    expect(changed).toMatchObject({ status: 200, body: { events: [{ title: 'Dinner' }] } });
    for (const odd of ['*', '"', 'x', '"1"', '""']) {
      expect((await guest.get(path, { 'If-None-Match': odd })).status).toBe(200);
    }
  });

  it('costs one round trip and at most 5 rows more than it shows; a spared one 3 rows', async () => {
    const itinerary = await createTestItinerary();
    for (let n = 0; n < 12; n++) await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    for (let n = 0; n < 4; n++) await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
    const { body } = await itinerary.host.delete(
      `${itinerary.path}/events/${(await itinerary.host.get(`${itinerary.path}/events`)).body[0].id}`,
    );
    expect(body.success).toBe(true);
    const full = await measure(itinerary);
    expect(full).toMatchObject({ status: 200, trips: 1 });
    expect(full.rowsRead).toBeLessThanOrEqual(5 + 11 + 4);
    const spared = await measure(itinerary, { 'If-None-Match': full.etag });
    expect(spared).toMatchObject({ status: 304, trips: 1 });
    expect(spared.rowsRead).toBeLessThanOrEqual(3);
  });
});

describe('the itinerary refuses', () => {
  it('a browser without a right with the same words, whether the itinerary exists or not', async () => {
    const { path } = await createTestItinerary();
    const stranger = (await createTestItinerary()).host;
    const [there, nowhere] = await Promise.all([
      stranger.get(`${path}/itinerary`),
      stranger.get('/api/projects/ZZZZZZZZ/itinerary'),
    ]);
    expect(there.status).toBe(401);
    const words = ({ body }: typeof there) => ({ ...body, requestId: '' });
    expect(words(there)).toEqual(words(nowhere));
  });
});

/** The call with a database that counts what it is asked. */
async function measure({ host, path }: TestItinerary, headers: Record<string, string> = {}) {
  let [trips, rowsRead] = [0, 0];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        trips += 1;
        const results = await target.batch(statements);
        rowsRead += results.reduce((sum, result) => sum + result.meta.rows_read, 0);
        return results;
      };
    },
  });
  const cookie = [...host.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(`http://localhost:8787${path}/itinerary`, {
    headers: { ...headers, Cookie: cookie },
  });
  const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
  return { status: response.status, etag: response.headers.get('etag') ?? '', trips, rowsRead };
}

const PROJECT_FIELDS = [
  'accessCode', 'createdAt', 'customBackgroundColor', 'customColors', 'customLinks', 'customTitle', 'groupSize',
  'headerImage', 'headerImages', 'id', 'isPaid', 'name', 'ownerName', 'projectId', 'revision', 'selectedBackground',
  'selectedFont', 'showCountdown', 'showCreatorName', 'timeZone', 'titleChangesUsed', 'titleFont', 'viewer',
]; // biome-ignore format: a list to compare, not to scroll

const EVENT_FIELDS = [
  'attendees', 'createdAt', 'datetime', 'description', 'endsAt', 'id', 'location', 'sequence', 'timeZone', 'title',
  'updatedAt', 'vibe',
]; // biome-ignore format: a list to compare, not to scroll

describeAccess('itinerary');
