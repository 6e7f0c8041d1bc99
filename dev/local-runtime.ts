import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel } from 'miniflare';
import { createAssets } from './start/assets.ts';
import { listModules } from './start/bundle-worker.ts';
import { LOOPBACK } from './start/port.ts';
import { QUIET_WRANGLER } from './start/quiet-wrangler.ts';

/** The Worker's bindings, queues and triggers, as Miniflare names them. Can be sent as JSON. */
export type WorkerOptions = Record<string, unknown> & {
  bindings: Record<string, string | undefined>;
  queueConsumers: Record<string, object>;
};

/** What one local Worker runs from. */
export type LocalRuntimeOptions = {
  /** The bundled Worker. */
  scriptPath: string;
  /** Where the database, the buckets and the Durable Objects are kept; omitted: in memory. */
  stateFolder?: string;
  workerOptions: object;
  /** Any free port if omitted. */
  port?: number;
  /** The port of V8's inspector. */
  inspectorPort?: number;
  /** Lines that the Worker logs. Discarded if omitted. */
  onLog?: (line: { level: string; message: string }) => void;
};

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
export function withPlainAssets({ assets, ...options }: WorkerOptions, pages: string): object {
  return { ...options, serviceBindings: { ASSETS: createAssets(pages) } };
}

/** Options of a Miniflare on loopback that runs the Worker as configured. */
export function toMiniflareOptions(options: LocalRuntimeOptions) {
  const { scriptPath, stateFolder, workerOptions, port = 0, inspectorPort, onLog = () => {} } = options;
  return convertV4MiniflareOptions({
    ...workerOptions,
    modules: listModules(scriptPath),
    modulesRoot: dirname(scriptPath),
    host: LOOPBACK,
    port,
    ...(inspectorPort && { inspectorPort }),
    ...(stateFolder && { resourcePersistencePath: join(stateFolder, 'v3') }),
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    handleStructuredLogs: onLog,
  });
}
