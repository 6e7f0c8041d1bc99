import { mkdirSync } from 'node:fs';
import { LOOPBACK } from './port.ts';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import type { LocalSettings } from './settings.ts';

export type Served = { origin: string; stop: () => Promise<void> };

type Options = {
  port: number;
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
};

/** Starts the Worker with its local database, buckets, queues and durable objects. Resolves when it is ready. */
export async function serve(options: Options): Promise<Served> {
  const { port, stateFolder, pages, settings, stripeOrigin, watch, verbose } = options;
  mkdirSync(pages, { recursive: true });
  const bindings = { ...settings, ...(stripeOrigin && { STRIPE_EMULATOR: stripeOrigin }) };
  // Wrangler reads these when it is imported.
  Object.assign(process.env, QUIET_WRANGLER, { WRANGLER_LOG: watch ? 'warn' : 'error' });
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: 'wrangler.toml',
    entrypoint: 'dev/local-worker/index.ts',
    assets: pages,
    bindings: Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [name, { type: 'secret_text' as const, value }]),
    ),
    dev: {
      persist: stateFolder,
      server: { hostname: LOOPBACK, port },
      inspector: false,
      watch,
      structuredLogsHandler: ({ level, message }: { level: string; message: string }) => {
        if (verbose || level === 'error' || level === 'warn') console.log(message);
      },
    },
  });
  await worker.ready;
  const origin = `http://${LOOPBACK}:${port}`;
  const stopCron = startCron(origin);
  return {
    origin,
    stop: async () => {
      stopCron();
      await worker.dispose();
    },
  };
}

/** Runs the scheduled handler every minute, which wrangler does not do locally. Returns a function that stops it. */
function startCron(origin: string): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      async () => {
        wait();
        await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(() => {
          // The Worker is being reloaded.
        });
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
