import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { listLocalDatabases } from '../dev/databases.ts';
import { bundleWorker } from '../dev/start/bundle-worker.ts';
import type { RecordedCall } from './counting-worker/record-calls.ts';
import { startFoldoutWorker } from './servers.ts';
import { BENCH_ACCESS_CODE, EVENT_COUNTS, toBenchProjectId, toItineraryPath } from './sizes.ts';

/** What one request to the itinerary costs. */
export type CallCount = { events: number; roundTrips: number; rowsRead: number; bytes: number; body: string };

/** Seeds the database in `folder` and requests each itinerary once through the counting Worker. */
export async function countCalls(folder: string): Promise<CallCount[]> {
  const script = await bundleWorker('bench/counting-worker/index.ts', join(folder, 'counting-worker'));
  const server = await startFoldoutWorker(script, join(folder, 'd1'));
  try {
    await migrateBenchDatabases(server);
    const origin = String(new URL(await server.ready).origin);
    const cookie = await enterItineraries(origin);
    const calls: CallCount[] = [];
    for (const events of EVENT_COUNTS) {
      const headers = { cookie, 'bench-record': '1' };
      const response = await fetch(origin + toItineraryPath(events), { headers });
      const body = await response.text();
      if (!response.ok) throw new Error(`${toItineraryPath(events)} responded ${response.status}: ${body}`);
      const recorded = parseRecordedCalls(response);
      const rowsRead = recorded.reduce((sum, call) => sum + (call.rowsRead ?? 0), 0);
      calls.push({ events, roundTrips: recorded.length, rowsRead, bytes: Buffer.byteLength(body), body });
    }
    return calls;
  } finally {
    await server.dispose();
  }
}

/** The calls that the counting Worker made for a request with the header `bench-record`. */
export const parseRecordedCalls = (response: Response) =>
  JSON.parse(response.headers.get('bench-calls') ?? '[]') as RecordedCall[];

/** Applies all migrations to the server's databases. */
export async function migrateBenchDatabases(server: Miniflare) {
  for (const { binding, kind } of listLocalDatabases()) {
    const db = await server.getD1Database(binding);
    const folder = join('migrations', kind);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    for (const name of files.sort()) {
      const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint');
      await db.batch(statements.map((sql) => db.prepare(sql)));
    }
    await db.prepare('INSERT INTO heartbeats VALUES (1, ?)').bind(Date.now()).run();
  }
}

/** Creates the itineraries and enters their access codes. Resolves with the Cookie header. */
async function enterItineraries(origin: string): Promise<string> {
  let cookie = '';
  for (const events of EVENT_COUNTS) {
    const id = toBenchProjectId(events);
    await fetch(`${origin}/bench/seed?id=${id}&events=${events}`);
    cookie = await enterItinerary(origin, id, cookie);
  }
  return cookie;
}

/** Enters a code, the access code if omitted, with these cookies. Resolves with the Cookie header afterwards. */
export async function enterItinerary(
  origin: string,
  projectId: string,
  cookie = '',
  code: object = { accessCode: BENCH_ACCESS_CODE },
): Promise<string> {
  const path = 'adminCode' in code ? 'verify-admin' : 'access';
  const response = await fetch(`${origin}/api/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: 'http://localhost' },
    body: JSON.stringify(code),
  });
  if (!response.ok) throw new Error(`Entering ${projectId} failed: ${await response.text()}`);
  const cookies = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    cookies.set(pair.split('=')[0], pair);
  }
  return [...cookies.values()].filter(Boolean).join('; ');
}
