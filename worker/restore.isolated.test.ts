import { describe, expect, it, vi } from 'vitest';
import directorySql from '../docs/after-restore/directory.sql?raw';
import itinerariesSql from '../docs/after-restore/itineraries.sql?raw';
import { everyDatabase } from './testing/databases.ts';
import { LiveSocket } from './testing/live-socket.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './testing/project.ts';

const SOON = { timeout: 2000, interval: 10 };
const NEW_CODE = 'PARTY7';

type Row = Record<string, string | number | null>;

const listRows = async (table: string, column: string, id: number) =>
  (await everyDatabase.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(id).all<Row>()).results;

/** Remembers an itinerary's rows. Returns a function that restores them and runs what operators run after that. */
async function backUp({ id }: TestItinerary): Promise<() => Promise<void>> {
  const [project = {}] = await listRows('projects', 'id', id);
  const events = await listRows('events', 'project_id', id);
  return async () => {
    const columns = Object.keys(project);
    await everyDatabase
      .prepare(`UPDATE projects SET ${columns.map((name) => `${name} = ?`).join()} WHERE id = ?`)
      .bind(...columns.map((name) => project[name] ?? null), id)
      .run();
    await everyDatabase.prepare('DELETE FROM events WHERE project_id = ?').bind(id).run();
    for (const event of events) {
      const names = Object.keys(event);
      await everyDatabase
        .prepare(`INSERT INTO events (${names}) VALUES (${names.map(() => '?')})`)
        .bind(...Object.values(event))
        .run();
    }
    await runAfterRestore();
  };
}

async function runAfterRestore() {
  const statements = `${directorySql}${itinerariesSql}`.replaceAll(/^--.*$/gm, '').split(';');
  for (const statement of statements) if (statement.trim()) await everyDatabase.prepare(statement).run();
}

/** An itinerary with a past: its events and code were changed after the backup, and browsers know that. */
async function createRestoredItinerary() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await host.post(`${path}/events`, EVENT_INPUT);
  const feed = new URL((await host.get(`${path}/calendar`)).body.feedUrl).pathname;
  const restore = await backUp(itinerary);

  const knownFeed = await host.get(feed);
  for (let n = 0; n < 3; n++) await host.post(`${path}/events`, { ...EVENT_INPUT, title: `Lost ${n}` });
  await host.put(`${path}/customizations`, { accessCode: NEW_CODE });
  const guest = await enterAsGuest({ ...itinerary, accessCode: NEW_CODE });
  const openPage = await LiveSocket.open(guest, path);
  const known = await guest.get(`${path}/itinerary`);
  await vi.waitFor(() => expect(openPage.updates.at(-1)?.revision).toBe(known.body.project.revision), SOON);
  await restore();
  return { itinerary, guest, openPage, known, feed, knownFeed };
}

describe('after a restore', () => {
  it('gives pages that know a later revision the restored itinerary', async () => {
    const { itinerary, known } = await createRestoredItinerary();
    const guest = await enterAsGuest(itinerary);
    const etag = known.headers.get('etag') ?? '';
    const { status, body, headers } = await guest.get(`${itinerary.path}/itinerary`, {
      'If-None-Match': etag,
    });
    expect(status).toBe(200);
    expect(body.events.map(({ title }: { title: string }) => title)).toEqual([EVENT_INPUT.title]);
    expect(body.project.revision).toBeGreaterThan(known.body.project.revision);
    const current = headers.get('etag') ?? '';
    const again = await guest.get(`${itinerary.path}/itinerary`, { 'If-None-Match': current });
    expect(again.status).toBe(304);
  });

  it('opens live connections, and makes pages that were open refetch', async () => {
    const { itinerary, known, openPage } = await createRestoredItinerary();
    const closed = new Promise<number>((resolve) =>
      openPage.socket.addEventListener('close', ({ code }) => resolve(code)),
    );
    const page = await LiveSocket.open(await enterAsGuest(itinerary), itinerary.path);
    await vi.waitFor(() => expect(page.updates).toHaveLength(1), SOON);
    expect(page.updates[0]?.revision).toBeGreaterThan(known.body.project.revision);
    expect(await closed).toBe(4401);
    await itinerary.host.setGrant(itinerary.projectId, 'admin');
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    await vi.waitFor(() => expect(page.updates).toHaveLength(2), SOON);
    expect(page.updates[1]?.revision).toBeGreaterThan(page.updates[0]?.revision ?? 0);
  });

  it('gives calendar subscriptions the restored events with a higher sequence', async () => {
    const { itinerary, feed, knownFeed } = await createRestoredItinerary();
    const { host } = itinerary;
    const etag = knownFeed.headers.get('etag') ?? '';
    const restored = await host.get(feed, { 'If-None-Match': etag });
    expect(restored.status).toBe(200);
    const readSequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(readSequence(restored.text)).toBeGreaterThan(readSequence(knownFeed.text));
    expect(restored.text).not.toContain('Lost');
  });

  it('accepts no grant of the lost time once the code changes again', async () => {
    const { itinerary, guest } = await createRestoredItinerary();
    expect((await guest.get(`${itinerary.path}/itinerary`)).status).toBe(401);
    const { host } = itinerary;
    await host.setGrant(itinerary.projectId, 'admin');
    expect((await host.put(`${itinerary.path}/customizations`, { accessCode: 'FIESTA' })).status).toBe(200);
    expect((await host.get(`${itinerary.path}/itinerary`)).status).toBe(200);
    expect((await guest.get(`${itinerary.path}/itinerary`)).status).toBe(401);
  });

  it('raises the epoch each time', async () => {
    const itinerary = await createTestItinerary();
    const readEpoch = async () => Number((await listRows('projects', 'id', itinerary.id))[0]?.epoch);
    await runAfterRestore();
    const first = await readEpoch();
    expect(Math.abs(first - Date.now() / 1000)).toBeLessThan(5);
    await runAfterRestore();
    expect(await readEpoch()).toBeGreaterThan(first);
  });
});
