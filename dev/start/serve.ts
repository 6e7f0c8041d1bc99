import { type FSWatcher, mkdirSync, watch as watchPath } from 'node:fs';
import { LOOPBACK } from '../hold-port.mjs';
import { readWorkerOptions } from '../local-runtime.ts';
import { bundleLocalWorker } from './bundle-worker.ts';
import { keepServing } from './keep-serving.ts';
import type { HeldPort } from './port.ts';
import type { LocalSettings } from './settings.ts';
import type { WorkerProcessOptions } from './worker-process.ts';

/** What the Worker is built from. */
const SOURCES = ['worker', 'email-worker', 'dev/local-worker', 'wrangler.toml'];
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

export type Served = { origin: string; stop: () => Promise<void> };

type Options = {
  /** Where the Worker listens, released when it is built. */
  held: HeldPort;
  stateFolder: string;
  /** The folder of the built pages. */
  pages: string;
  settings: LocalSettings;
  /** The Stripe emulator, for calls of `/dev/stripe`. */
  stripeOrigin: string | undefined;
  /** Reloads the Worker when its sources change. */
  watch: boolean;
  /** Prints all Worker logs, not only errors and warnings. */
  verbose: boolean;
  /** Called when the Worker failed and could not be started again. */
  giveUp: (error: unknown) => unknown;
};

/**
 * Starts the Worker with its local database, buckets, queues and durable objects, and starts it again when it fails.
 * Resolves when it is ready.
 */
export async function serve({ giveUp, watch, ...options }: Options): Promise<Served> {
  mkdirSync(options.pages, { recursive: true });
  const built = await build(options);
  await options.held.release();
  const worker = await keepServing(built, { giveUp });
  const origin = `http://${LOOPBACK}:${options.held.port}`;
  const stops = [
    startCron(origin),
    ...(watch ? [reloadOnChange(() => build(options).then(worker.reload))] : []),
  ];
  return {
    origin,
    stop: async () => {
      for (const stop of stops) stop();
      await worker.stop();
    },
  };
}

/** Bundles the Worker and reads its options from wrangler.toml. */
async function build(options: Omit<Options, 'giveUp' | 'watch'>): Promise<WorkerProcessOptions> {
  const { pages, settings, stripeOrigin, held, ...rest } = options;
  const [workerOptions, scriptPath] = await Promise.all([
    readWorkerOptions(pages, { ...settings, STRIPE_EMULATOR: stripeOrigin }),
    bundleLocalWorker(rest.stateFolder),
  ]);
  // The emulated email service publishes its events there.
  const queueProducers = {
    ...(workerOptions.queueProducers as object),
    EMAIL_EVENTS: { queueName: 'foldout-email-events' },
  };
  return { ...rest, port: held.port, scriptPath, workerOptions: { ...workerOptions, queueProducers } };
}

/** Runs `reload` after changes of the sources, one at a time. Returns a function that ends this. */
function reloadOnChange(reload: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(reload).then(
        () => console.log('  Worker reloaded'),
        (error: Error) => console.error(error.message),
      );
    }, SETTLE_MS);
  };
  const watchers: FSWatcher[] = SOURCES.map((path) => watchPath(path, { recursive: true }, change));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Runs the scheduled handler every minute, as Cloudflare does. Returns a function that ends this. */
function startCron(origin: string): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      async () => {
        wait();
        await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {
          // The Worker is being restarted.
        });
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
