import { buildItineraryRenderer } from '../../web/build/server-renderer.ts';
import { parsePort } from '../hold-port.mjs';
import { formatSeconds, reportCommandError, step } from '../steps.mjs';
import { buildWeb, PAGES } from './build-web.ts';
import { bundleReader, toReaderFolder, toWorkerFolder } from './bundle-worker.ts';
import { startGoogle } from './google.ts';
import { migrate } from './migrate.ts';
import { startModel } from './model.ts';
import { holdFreePort, holdPort } from './port.ts';
import { printSummary } from './print-summary.ts';
import { seed } from './seed.ts';
import { serve } from './serve.ts';
import { withEnvironment } from './settings.ts';
import { openState, readLocalVapidKeys, readSecret } from './state.ts';
import { startStripe } from './stripe.ts';
import { startTurnstile } from './turnstile.ts';
import { watchWeb } from './watch-web.ts';

// npm start and npm run dev. Flags: --dev (hot reload), --reset (delete all data), --verbose (all Worker logs).
const flags = new Set(process.argv.slice(2));

async function start(): Promise<() => Promise<unknown>> {
  const startedAt = performance.now();
  const hot = flags.has('--dev');
  const verbose = flags.has('--verbose');
  const port = parsePort(process.env.PORT);
  const front = await holdPort(port);
  const stateFolder = openState(process.env.STATE_DIR, flags.has('--reset'));
  const origin = `http://localhost:${port}`;
  const stops: (() => Promise<unknown>)[] = [];

  // All at once: none needs another one.
  const migrated = begin(() => migrate(stateFolder));
  const readerBundled = begin(() => bundleReader(toReaderFolder(toWorkerFolder(stateFolder))));
  const stripe = await startStripe({ port, origin, stateFolder });
  stops.unshift(stripe.stop);
  const google = await startGoogle({ port, origin });
  stops.unshift(google.stop);
  const model = await startModel({ port });
  stops.unshift(model.stop);
  const turnstile = await startTurnstile({ port });
  stops.unshift(turnstile.stop);
  // Only the emulator uses our own card form.
  const pages = stripe.origin ? PAGES.local : PAGES.deployed;
  const built = begin<unknown>(() => (hot ? buildItineraryRenderer() : buildWeb(pages)));
  await step('Database', () => migrated);
  await step('Pages', () => built);
  await readerBundled;
  const defaults = {
    APP_ORIGIN: origin,
    APP_SECRET: readSecret(stateFolder),
    LOG_SAMPLE_RATE: '1',
    MAIL_VERDICT_SEEN: '1',
  };
  const settings = withEnvironment({
    ...defaults,
    ...readLocalVapidKeys(stateFolder),
    ...stripe.settings,
    ...google.settings,
    ...model.settings,
    ...turnstile.settings,
  });
  const held = hot ? await holdFreePort(port + 1) : front;
  await step('Server', async () => {
    const common = { stateFolder, pages, settings, stripeOrigin: stripe.origin, giveUp: fail };
    const served = await serve({ ...common, held, watch: hot, verbose });
    stops.unshift(served.stop);
    if (!hot) return;
    await front.release();
    stops.unshift(await watchWeb(port, served.origin, pages === PAGES.local));
  });
  const demo = await seed(`http://127.0.0.1:${held.port}`, google.accounts);
  const duration = formatSeconds(performance.now() - startedAt);
  printSummary({ origin, demo, payment: stripe.payment, signIn: google.signIn, duration });
  return () => Promise.all(stops.map((stop) => stop()));
}

/** Begins work that is awaited later, which is when its error is thrown. */
function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = work();
  result.catch(() => {});
  return result;
}

let stop: (() => Promise<unknown>) | undefined;
let stopping = false;

async function end(code: number) {
  if (stopping) process.exit(code); // the second signal stops at once
  stopping = true;
  setTimeout(() => process.exit(code), 5000).unref();
  await stop?.().catch(() => {});
  process.exit(code);
}

function fail(error: unknown) {
  reportCommandError(error);
  return end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
process.on('disconnect', () => end(0)); // the parent process died

try {
  stop = await start();
} catch (error) {
  await fail(error);
}
