import { join } from 'node:path';
import { bundleWorker } from '../dev/start/bundle-worker.ts';
import { type CallCount, enterItinerary } from './count-calls.ts';
import { sendPaced } from './paced-load.ts';
import { startBaselineWorker, startFoldoutWorker } from './servers.ts';
import { EVENT_COUNTS, REQUESTS_PER_SECOND, toBenchProjectId, toItineraryPath } from './sizes.ts';

/** Sorted latencies in milliseconds; `nearest`: of the minimal Worker that asks the nearest copy of the database too. */
export type Latency = { events: number; foldout: number[]; nearest: number[]; baseline: number[] };

const ROUNDS = 4;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const SERVERS = ['baseline', 'nearest', 'foldout'] as const;

/** Total duration in seconds. */
export const LOAD_SECONDS = EVENT_COUNTS.length * SERVERS.length * (ROUNDS * SECONDS + WARM_UP_SECONDS);

/** Alternates between the servers for several rounds, after a warm-up that is not counted. */
export async function measureLatencies(folder: string, calls: CallCount[]): Promise<Latency[]> {
  const foldout = await startFoldoutWorker(
    await bundleWorker('worker/index.ts', join(folder, 'foldout')),
    join(folder, 'd1'),
  );
  const baseline = startBaselineWorker(join(folder, 'baseline-d1'));
  try {
    const db = await baseline.getD1Database('DB');
    await db.prepare('CREATE TABLE responses (id TEXT PRIMARY KEY, body TEXT NOT NULL)').run();
    for (const { events, body } of calls) {
      await db.prepare('INSERT INTO responses VALUES (?, ?)').bind(toItineraryPath(events), body).run();
    }
    const minimal = await baseline.ready;
    const origins = { foldout: await foldout.ready, baseline: minimal, nearest: minimal };
    const latencies: Latency[] = [];
    for (const { events } of calls) {
      const perSecond = REQUESTS_PER_SECOND.get(events) ?? 1;
      const load = async (name: (typeof SERVERS)[number], seconds: number) =>
        sendPaced(
          {
            url: `${origins[name].origin}${toItineraryPath(events)}${name === 'nearest' ? '?nearest' : ''}`,
            // A new guest each time: one may read an itinerary 600 times in ten minutes.
            headers: { cookie: await enterItinerary(origins.foldout.origin, toBenchProjectId(events)) },
          },
          perSecond,
          seconds,
        );
      const samples: Latency = { events, foldout: [], nearest: [], baseline: [] };
      for (const name of SERVERS) await load(name, WARM_UP_SECONDS);
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of SERVERS) samples[name].push(...(await load(name, SECONDS)));
      }
      for (const name of SERVERS) samples[name].sort((a, b) => a - b);
      latencies.push(samples);
    }
    return latencies;
  } finally {
    await Promise.all([foldout.dispose(), baseline.dispose()]);
  }
}
