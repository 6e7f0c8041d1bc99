import { setTimeout as wait } from 'node:timers/promises';
import { computePercentile, type LoadTarget, tryPaced } from '../../bench/paced-load.ts';
import type { Client } from '../chaos/client.ts';
import { CommandError } from '../steps.mjs';
import { DEMO_PATH, DrillSession, expectStatus, NEW_EVENT } from './session.ts';

const VIEWS_PER_SECOND = 200;
const SECONDS = 30;
/** Each opens the page about 100 times; one guest may read it 600 times in 10 minutes (`RATE.reads`). */
const GUESTS = 60;
/** On a machine that serves fewer views a second, the next ones are sent when earlier ones are answered. */
const MAX_OPEN = 20;
/** The runtime is killed so often, while views and a host's changes go on at these rates. */
const KILLS = 3;
const EVENTS_PER_KILL = 10;
const VIEWS_DURING_KILLS = 50;
/** Then the server is not coming back. The host tries five times a second. */
const MAX_REFUSED_IN_A_ROW = 1_000;

/**
 * Lets guests open the demo itinerary 200 times a second for half a minute. Then kills the runtime three times while a
 * host adds events. Throws CommandError if a view fails, or an event is missing that the server had confirmed.
 */
export async function load(stateFolder: string) {
  console.log('\n  Load\n');
  const session = new DrillSession(stateFolder);
  try {
    await session.start();
    const views: LoadTarget[] = [];
    while (views.length < GUESTS) {
      const guest = await session.openGuest();
      views.push({ url: `${session.origin}/project/DEM0TR1P`, headers: guest.toHeaders() });
    }
    await tryPaced(views, VIEWS_DURING_KILLS, 5, MAX_OPEN);
    await viewOften(views);
    await killUnderLoad(session, views);
  } finally {
    await session.stop();
  }
}

async function viewOften(targets: LoadTarget[]) {
  const startedAt = performance.now();
  const { latencies, failed, failure } = await tryPaced(targets, VIEWS_PER_SECOND, SECONDS, MAX_OPEN);
  const perSecond = (latencies.length * 1000) / (performance.now() - startedAt);
  const at = (share: number) => `${computePercentile(latencies, share).toFixed(1)} ms`;
  console.log(
    `  ${latencies.length + failed} views of ${GUESTS} guests: ${failed} failed; ${perSecond.toFixed(0)} a second of ` +
      `${VIEWS_PER_SECOND}; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} after they were due`,
  );
  if (failed > 0) throw new CommandError(`${failed} views failed, one with ${failure}.`);
}

async function killUnderLoad(session: DrillSession, targets: LoadTarget[]) {
  const host = await session.openHost();
  const ended = new AbortController();
  const viewed = viewUntil(targets, ended.signal);
  const confirmed: string[] = [];
  let refused = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    refused += await addEvents(host, confirmed);
    if (kill < KILLS) session.killRuntime();
  }
  ended.abort();
  const { views, failed } = await viewed;
  const stored = await readTitles(host);
  const lost = confirmed.filter((title) => !stored.has(title));
  console.log(
    `  ${KILLS} kills under ${VIEWS_DURING_KILLS} views a second: ${failed} of ${views} views failed; ` +
      `${confirmed.length} events confirmed, ${refused} not, ${lost.length} lost`,
  );
  if (lost.length > 0) throw new CommandError(`Lost: ${lost.join(', ')}`);
}

async function viewUntil(targets: LoadTarget[], signal: AbortSignal) {
  let [views, failed] = [0, 0];
  while (!signal.aborted) {
    const second = await tryPaced(targets, VIEWS_DURING_KILLS, 1, MAX_OPEN);
    views += VIEWS_DURING_KILLS;
    failed += second.failed;
  }
  return { views, failed };
}

/** Adds events one after the other until some more are confirmed. Returns how many were not. */
async function addEvents(host: Client, confirmed: string[]): Promise<number> {
  let refused = 0;
  let inARow = 0;
  for (const enough = confirmed.length + EVENTS_PER_KILL; confirmed.length < enough; ) {
    const title = `Added under load ${confirmed.length}`;
    const { status } = await host.send('POST', `${DEMO_PATH}/events`, { ...NEW_EVENT, title });
    if (status === 201) {
      confirmed.push(title);
      inARow = 0;
    } else {
      refused += 1;
      inARow += 1;
      if (inARow === MAX_REFUSED_IN_A_ROW) throw new CommandError('The server did not come back.');
    }
    await wait(200);
  }
  return refused;
}

async function readTitles(host: Client): Promise<Set<string>> {
  const events = await expectStatus(host.send('GET', `${DEMO_PATH}/events`), 200);
  return new Set(events.map(({ title }: { title: string }) => title));
}
