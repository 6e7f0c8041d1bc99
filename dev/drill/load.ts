import { setTimeout as wait } from 'node:timers/promises';
import { computePercentile, type LoadTarget, tryPaced } from '../../bench/paced-load.ts';
import type { Client } from '../chaos/client.ts';
import { CommandError } from '../steps.mjs';
import { DEMO_PATH, DrillSession, expectStatus, NEW_EVENT } from './session.ts';

const VIEWS_PER_SECOND = 200;
const SECONDS = 60;
/** While the runtime is killed, views and a host's changes at these rates. */
const KILLS = 3;
const KILL_EVERY_MS = 10_000;
const VIEWS_DURING_KILLS = 50;

/**
 * Opens the demo itinerary 200 times a second for a minute. Then kills the runtime three times while a host adds events.
 * Throws CommandError if a view fails, or an event is missing that the server had confirmed.
 */
export async function load(stateFolder: string) {
  console.log('\n  Load\n');
  const session = new DrillSession(stateFolder);
  try {
    await session.start();
    const guest = await session.openGuest();
    const page: LoadTarget = { url: `${session.origin}/project/DEM0TR1P`, headers: guest.toHeaders() };
    await tryPaced(page, VIEWS_DURING_KILLS, 5);
    await viewOften(page);
    await killUnderLoad(session, page);
  } finally {
    await session.stop();
  }
}

async function viewOften(page: LoadTarget) {
  const { latencies, failed } = await tryPaced(page, VIEWS_PER_SECOND, SECONDS);
  const at = (share: number) => `${computePercentile(latencies, share).toFixed(1)} ms`;
  console.log(
    `  ${VIEWS_PER_SECOND} views a second for ${SECONDS} s: ${failed} of ${latencies.length + failed} failed; ` +
      `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
  );
  if (failed > 0) throw new CommandError(`${failed} views failed.`);
}

async function killUnderLoad(session: DrillSession, page: LoadTarget) {
  const host = await session.openHost();
  const views = tryPaced(page, VIEWS_DURING_KILLS, ((KILLS + 1) * KILL_EVERY_MS) / 1000);
  const writing = new AbortController();
  const written = addEvents(host, writing.signal);
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(KILL_EVERY_MS);
    session.killRuntime();
  }
  const { failed } = await views;
  writing.abort();
  const { confirmed, refused } = await written;
  const stored = await readTitles(host);
  const lost = confirmed.filter((title) => !stored.has(title));
  console.log(
    `  ${KILLS} kills under ${VIEWS_DURING_KILLS} views a second: ${failed} views failed; ` +
      `${confirmed.length} events confirmed, ${refused} not, ${lost.length} lost`,
  );
  if (lost.length > 0) throw new CommandError(`Lost: ${lost.join(', ')}`);
  if (confirmed.length === 0) throw new CommandError('No event was confirmed.');
}

/** Adds events one after the other until `signal` aborts. */
async function addEvents(host: Client, signal: AbortSignal) {
  const confirmed: string[] = [];
  let refused = 0;
  for (let n = 0; !signal.aborted; n++) {
    const title = `Added under load ${n}`;
    const { status } = await host.send('POST', `${DEMO_PATH}/events`, { ...NEW_EVENT, title });
    if (status === 201) confirmed.push(title);
    else refused += 1;
    await wait(200);
  }
  return { confirmed, refused };
}

async function readTitles(host: Client): Promise<Set<string>> {
  const events = await expectStatus(host.send('GET', `${DEMO_PATH}/events`), 200);
  return new Set(events.map(({ title }: { title: string }) => title));
}
