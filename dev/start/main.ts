import { formatSeconds, reportStop, step } from '../steps.mjs';
import { buildWeb, PAGES } from './build-web.ts';
import { printSummary } from './print-summary.ts';
import { startGoogle } from './google.ts';
import { migrate } from './migrate.ts';
import { startModel } from './model.ts';
import { findFreePort, parsePort, requireFreePort } from './port.ts';
import { seed } from './seed.ts';
import { serve } from './serve.ts';
import { withEnvironment } from './settings.ts';
import { openState, readSecret } from './state.ts';
import { startStripe } from './stripe.ts';
import { watchWeb } from './watch-web.ts';

// npm start and npm run dev: everything on one machine, on the Node that the packages bring.
// Flags: --dev (hot reload), --reset (begin anew), --verbose (every line that the Worker logs).
const flags = new Set(process.argv.slice(2));

async function start(): Promise<() => Promise<unknown>> {
  const begun = performance.now();
  const hot = flags.has('--dev');
  const verbose = flags.has('--verbose');
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const stateFolder = openState(process.env.STATE_DIR, flags.has('--reset'));
  const origin = `http://localhost:${port}`;
  const stops: (() => Promise<unknown>)[] = [];

  await step('Database', () => migrate(stateFolder));
  const stripe = await startStripe({ port, origin, stateFolder });
  stops.unshift(stripe.stop);
  const google = await startGoogle({ port, origin });
  stops.unshift(google.stop);
  const model = await startModel({ port });
  stops.unshift(model.stop);
  // Pages with a card form of our own are no use to the real Stripe.
  const pages = stripe.origin ? PAGES.local : PAGES.deployed;
  if (!hot) await step('Pages', () => buildWeb(pages));
  // Stand-ins for other people's systems go between our defaults and the environment, which always wins.
  const ours = { APP_ORIGIN: origin, APP_SECRET: readSecret(stateFolder) };
  const settings = withEnvironment({ ...ours, ...stripe.settings, ...google.settings, ...model.settings });
  const workerPort = hot ? await findFreePort(port + 1) : port;
  await step('Server', async () => {
    const common = { stateFolder, pages, settings, stripeOrigin: stripe.origin };
    const served = await serve({ ...common, port: workerPort, watch: hot, verbose });
    stops.unshift(served.stop);
    if (hot) stops.unshift(await watchWeb(port, served.origin, pages === PAGES.local));
  });
  const demo = await seed(`http://127.0.0.1:${workerPort}`, google.accounts);
  printSummary({
    origin,
    demo,
    payWith: stripe.payWith,
    signInWith: google.signInWith,
    took: formatSeconds(performance.now() - begun),
  });
  return () => Promise.all(stops.map((stop) => stop()));
}

let stop: (() => Promise<unknown>) | undefined;
let stopping = false;

async function end(code: number) {
  if (stopping) process.exit(code); // asked twice: at once
  stopping = true;
  // What hangs while it is put away must not keep the terminal.
  setTimeout(() => process.exit(code), 5000).unref();
  await stop?.().catch(() => {});
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
process.on('disconnect', () => end(0)); // whoever started us is gone

try {
  stop = await start();
} catch (error) {
  reportStop(error);
  await end(1);
}
