import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { bundleWorker } from '../dev/start/bundle-worker.ts';
import { startFoldoutWorker } from './servers.ts';
import { BENCH_ACCESS_CODE, EVENT_COUNTS, toBenchProjectId, toItineraryPath } from './sizes.ts';

/** What one request to the itinerary costs. */
export type CallCount = { events: number; roundTrips: number; rowsRead: number; bytes: number; body: string };

/**
 * Seeds the database in `folder` and requests each itinerary once through the counting Worker. Also resolves with the
 * cookie that grants access to the itineraries.
 */
export async function countCalls(folder: string): Promise<{ calls: CallCount[]; cookie: string }> {
  const script = await bundleWorker('bench/counting-worker/index.ts', join(folder, 'counting-worker'));
  const server = startFoldoutWorker(script, join(folder, 'd1'));
  try {
    await migrate(server);
    const origin = String(new URL(await server.ready).origin);
    const cookie = await enterItineraries(origin);
    const calls: CallCount[] = [];
    for (const events of EVENT_COUNTS) {
      const response = await fetch(origin + toItineraryPath(events), { headers: { cookie } });
      const body = await response.text();
      if (!response.ok) throw new Error(`${toItineraryPath(events)} responded ${response.status}: ${body}`);
      const read = (name: string) => Number(response.headers.get(name));
      const [roundTrips, rowsRead] = [read('bench-round-trips'), read('bench-rows-read')];
      calls.push({ events, roundTrips, rowsRead, bytes: Buffer.byteLength(body), body });
    }
    return { calls, cookie };
  } finally {
    await server.dispose();
  }
}

async function migrate(server: Miniflare) {
  const db = await server.getD1Database('DB');
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) {
    const statements = readFileSync(join('migrations', name), 'utf8').split('--> statement-breakpoint');
    await db.batch(statements.map((sql) => db.prepare(sql)));
  }
}

/** Creates the itineraries and enters their access codes. Resolves with the Cookie header. */
async function enterItineraries(origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const formatCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const events of EVENT_COUNTS) {
    const id = toBenchProjectId(events);
    await fetch(`${origin}/bench/seed?id=${id}&events=${events}`);
    const response = await fetch(`${origin}/api/projects/${id}/access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: formatCookies(), origin: 'http://localhost' },
      body: JSON.stringify({ accessCode: BENCH_ACCESS_CODE }),
    });
    if (!response.ok) throw new Error(`Entering ${id} failed: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }
  return formatCookies();
}
