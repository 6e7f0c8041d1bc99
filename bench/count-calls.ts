import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { bundleWorker, startFoldoutWorker } from './servers.ts';
import { BENCH_ACCESS_CODE, EVENT_COUNTS, toItineraryPath, toBenchProjectId } from './sizes.ts';

export type CallCount = { events: number; roundTrips: number; rowsRead: number; bytes: number; body: string };

/**
 * Fills the database in `folder` and asks once for each size, through the Worker that counts. Resolves with
 * what it counted and the cookie that opens these itineraries.
 */
export async function countCalls(folder: string): Promise<{ calls: CallCount[]; cookie: string }> {
  const script = await bundleWorker('bench/counting-worker/index.ts', join(folder, 'counted'));
  const server = startFoldoutWorker(script, join(folder, 'd1'));
  try {
    await migrate(server);
    const origin = String(new URL(await server.ready).origin);
    const cookie = await enter(origin);
    const calls: CallCount[] = [];
    for (const events of EVENT_COUNTS) {
      const response = await fetch(origin + toItineraryPath(events), { headers: { cookie } });
      const body = await response.text();
      if (!response.ok) throw new Error(`${toItineraryPath(events)} answered ${response.status}: ${body}`);
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

/** Makes the itineraries and enters each with its code. Resolves with the cookies that this earns. */
async function enter(origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const format = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const events of EVENT_COUNTS) {
    const id = toBenchProjectId(events);
    await fetch(`${origin}/bench/seed?id=${id}&events=${events}`);
    const response = await fetch(`${origin}/api/projects/${id}/access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: format(), origin: 'http://localhost' },
      body: JSON.stringify({ accessCode: BENCH_ACCESS_CODE }),
    });
    if (!response.ok) throw new Error(`${id} refused us: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }
  return format();
}
