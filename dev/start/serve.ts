import { mkdirSync } from 'node:fs';
import { LOOPBACK } from './port.ts';
import { QUIET_WRANGLER } from './quiet-wrangler.ts';
import type { LocalSettings } from './settings.ts';

export type Served = { origin: string; stop: () => Promise<void> };

type Options = {
  port: number;
  stateFolder: string;
  /** The folder of the browser's files. */
  pages: string;
  settings: LocalSettings;
  /** Where calls of `/dev/stripe` go: what stands in for Stripe. */
  stripeOrigin: string | undefined;
  /** Builds and loads the Worker again when its sources change. */
  watch: boolean;
  /** Shows every line that the Worker logs, not only errors and warnings. */
  verbose: boolean;
};

/** Starts the Worker with its local database, objects, queues and rooms. Resolves when it answers. */
export async function serve(options: Options): Promise<Served> {
  const { port, stateFolder, pages, settings, stripeOrigin, watch, verbose } = options;
  mkdirSync(pages, { recursive: true });
  const bindings = { ...settings, ...(stripeOrigin && { STRIPE_EMULATOR: stripeOrigin }) };
  // Read when wrangler is loaded: hence set before, and hence the late import.
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
  const stopClock = startClock(origin);
  return {
    origin,
    stop: async () => {
      stopClock();
      await worker.dispose();
    },
  };
}

/** Cron does not ring by itself on one machine: rings at every full minute. Returns what ends it. */
function startClock(origin: string): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      async () => {
        wait();
        await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(() => {
          // The Worker is being loaded again; the next minute comes soon.
        });
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
