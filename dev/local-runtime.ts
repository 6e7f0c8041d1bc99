import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel } from 'miniflare';
import { LOOPBACK } from './hold-port.mjs';
import { createAssets } from './start/assets.ts';
import { listModules, toReaderScript } from './start/bundle-worker.ts';
import { QUIET_WRANGLER } from './start/quiet-wrangler.ts';

/** The Worker's bindings, queues and triggers, as Miniflare names them. Can be sent as JSON. */
export type WorkerOptions = Record<string, unknown> & {
  bindings: Record<string, string | undefined>;
  serviceBindings: Record<string, unknown>;
  queueConsumers: Record<string, object>;
};

/** What a local Worker runs from. */
export type LocalRuntimeOptions = {
  /** The bundled Worker. The one that reads for it runs too, if `bundleWorker` put it beside. */
  scriptPath: string;
  /** Where the database, the buckets and the Durable Objects are kept; omitted: in memory. */
  stateFolder?: string;
  workerOptions: Record<string, unknown>;
  /** Any free port if omitted. */
  port?: number;
  /** The port of V8's inspector. */
  inspectorPort?: number;
  /** Options of Miniflare for all Workers together. */
  sharedOptions?: object;
  /** Lines that the Worker logs. Discarded if omitted. */
  onLog?: (line: { level: string; message: string }) => void;
};

/** As in wrangler.toml. */
const READER_NAME = 'foldout-reader';

/** Reads wrangler.toml. `settings` replace its variables, and static files come from the folder `pages`. */
export async function readWorkerOptions(
  pages: string,
  settings: Record<string, string | undefined>,
): Promise<WorkerOptions> {
  // Wrangler reads these when it is imported.
  Object.assign(process.env, QUIET_WRANGLER, { WRANGLER_LOG: 'error' });
  const { unstable_getMiniflareWorkerOptions: readOptions } = await import('wrangler');
  const overrides = { assets: { directory: pages } };
  const options = readOptions('wrangler.toml', undefined, { overrides }).workerOptions as WorkerOptions;
  return { ...options, bindings: { ...options.bindings, ...settings } };
}

/**
 * The same options with static files from a function in this process instead of the platform's asset Worker, which starts
 * later and adds a call to each request. Cannot be sent as JSON.
 */
export function withPlainAssets({ assets, ...options }: WorkerOptions, pages: string): WorkerOptions {
  return { ...options, serviceBindings: { ...options.serviceBindings, ASSETS: createAssets(pages) } };
}

const toScript = (path: string) => ({ modules: listModules(path), modulesRoot: dirname(path) });

/** The Worker that reads emails and plans, for Miniflare. */
export const toReaderWorker = (scriptPath: string, { compatibilityDate }: Record<string, unknown>) => ({
  name: READER_NAME,
  compatibilityDate: String(compatibilityDate),
  ...toScript(scriptPath),
});

/** Options of a Miniflare on loopback that runs the Worker as configured. */
export function toMiniflareOptions(options: LocalRuntimeOptions) {
  const { scriptPath, stateFolder, workerOptions, sharedOptions, port = 0, inspectorPort, onLog } = options;
  const reader = toReaderScript(scriptPath);
  return convertV4MiniflareOptions({
    workers: [
      { ...workerOptions, ...toScript(scriptPath) },
      ...(existsSync(reader) ? [toReaderWorker(reader, workerOptions)] : []),
    ],
    ...sharedOptions,
    host: LOOPBACK,
    port,
    ...(inspectorPort && { inspectorPort }),
    ...(stateFolder && { resourcePersistencePath: join(stateFolder, 'v3') }),
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    handleStructuredLogs: onLog ?? (() => {}),
  });
}
