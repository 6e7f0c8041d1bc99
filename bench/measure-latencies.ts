import { join } from 'node:path';
import type { CallCount } from './count-calls.ts';
import { sendPaced } from './paced-load.ts';
import { bundleWorker, startBaselineWorker, startFoldoutWorker } from './servers.ts';
import { REQUESTS_PER_SECOND, EVENT_COUNTS, toItineraryPath } from './sizes.ts';

/** Sorted, in milliseconds. */
export type Latency = { events: number; ours: number[]; bare: number[] };

const ROUNDS = 4;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const NAMES = ['bare', 'ours'] as const;

/** How long the load lasts, in seconds. */
export const LOAD_SECONDS = EVENT_COUNTS.length * NAMES.length * (ROUNDS * SECONDS + WARM_UP_SECONDS);

/** Loads both servers in turn, several rounds each, after a warm-up that is not counted. */
export async function measureLatencies(folder: string, calls: CallCount[], cookie: string): Promise<Latency[]> {
  const ours = startFoldoutWorker(await bundleWorker('worker/index.ts', join(folder, 'ours')), join(folder, 'd1'));
  const bare = startBaselineWorker(join(folder, 'bare-d1'));
  try {
    const db = await bare.getD1Database('DB');
    await db.prepare('CREATE TABLE answers (id TEXT PRIMARY KEY, body TEXT NOT NULL)').run();
    for (const { events, body } of calls) {
      await db.prepare('INSERT INTO answers VALUES (?, ?)').bind(toItineraryPath(events), body).run();
    }
    const origins = { ours: await ours.ready, bare: await bare.ready };
    const latencies: Latency[] = [];
    for (const { events } of calls) {
      const perSecond = REQUESTS_PER_SECOND.get(events) ?? 1;
      const load = (name: (typeof NAMES)[number], seconds: number) =>
        sendPaced(
          { url: String(new URL(toItineraryPath(events), origins[name])), headers: { cookie } },
          perSecond,
          seconds,
        );
      const samples: Latency = { events, ours: [], bare: [] };
      for (const name of NAMES) await load(name, WARM_UP_SECONDS);
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of NAMES) samples[name].push(...(await load(name, SECONDS)));
      }
      for (const name of NAMES) samples[name].sort((a, b) => a - b);
      latencies.push(samples);
    }
    return latencies;
  } finally {
    await Promise.all([ours.dispose(), bare.dispose()]);
  }
}
