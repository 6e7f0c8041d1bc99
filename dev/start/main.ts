import { buildItineraryRenderer } from '../../web/build/server-renderer.ts';
import { parsePort } from '../hold-port.mjs';
import { formatSeconds, reportCommandError, step } from '../steps.mjs';
import { beginWebBuild, PAGES, type WebBuild } from './build-web.ts';
import { bundleLocalReader, bundleLocalWorker } from './bundle-worker.ts';
import { holdFreePort, holdPort } from './port.ts';
import { printSummary } from './print-summary.ts';
import { seed } from './seed.ts';
import { usesStripeEmulator, withEnvironment } from './settings.ts';
import { openState, readLocalVapidKeys, readSecret } from './state.ts';
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

  // Only the emulator uses our own card form.
  const pages = usesStripeEmulator() ? PAGES.local : PAGES.deployed;
  const built = beginBuilds(pages, stateFolder, hot);
  const migrated = begin(async () => (await import('./migrate.ts')).migrate(stateFolder));
  const { startEmulators } = await import('./emulators.ts');
  const { stripe, google, ...emulators } = await startEmulators({ port, origin, stateFolder });
  stops.unshift(emulators.stop);
  await step('Database', () => migrated);
  await step('Pages', () => built.pages);
  await built.worker;
  const defaults = {
    APP_ORIGIN: origin,
    APP_SECRET: readSecret(stateFolder),
    LOG_SAMPLE_RATE: '1',
    MAIL_VERDICT_SEEN: '1',
  };
  const settings = withEnvironment({
    ...defaults,
    ...readLocalVapidKeys(stateFolder),
    ...emulators.settings,
  });
  const held = hot ? await holdFreePort(port + 1) : front;
  await step('Server', async () => {
    const { serve } = await import('./serve.ts');
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

/**
 * Begins to build the pages and the Worker, in other processes: importing what else this one needs takes it seconds. The
 * Worker waits for the renderer, but not for the pages.
 */
function beginBuilds(pages: (typeof PAGES)[keyof typeof PAGES], stateFolder: string, hot: boolean) {
  const reader = begin(() => bundleLocalReader(stateFolder));
  const web: WebBuild = hot
    ? { renderer: begin(() => buildItineraryRenderer()), pages: Promise.resolve(undefined) }
    : beginWebBuild(pages);
  const worker = begin(async () => {
    await Promise.all([web.renderer, reader]);
    await bundleLocalWorker(stateFolder);
  });
  return { pages: web.pages, worker };
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
