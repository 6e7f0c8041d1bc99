import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { listModules } from './bundle-worker.ts';
import { LOOPBACK } from './port.ts';

// The Worker with its local database, buckets, queues and durable objects, in a process of its own: whatever state it is
// in, it can be ended and started again. Started by serve.ts.

/** The argument, as JSON, and the message that replaces them. */
export type WorkerProcessOptions = {
  port: number;
  stateFolder: string;
  /** The bundled Worker. */
  scriptPath: string;
  /** What wrangler.toml says, for Miniflare. */
  workerOptions: object;
  /** Prints all Worker logs, not only errors and warnings. */
  verbose: boolean;
};

/** What it says to its parent process. */
export type WorkerProcessMessage = 'ready' | 'runtime restarted';

const tell = (message: WorkerProcessMessage) => process.send?.(message);

function toMiniflareOptions(options: WorkerProcessOptions) {
  const { port, stateFolder, scriptPath, workerOptions, verbose } = options;
  return convertV4MiniflareOptions({
    ...workerOptions,
    modules: listModules(scriptPath),
    modulesRoot: dirname(scriptPath),
    host: LOOPBACK,
    port,
    resourcePersistencePath: join(stateFolder, 'v3'),
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    // For the scheduled handler.
    unsafeTriggerHandlers: true,
    unsafeHandleRuntimeRestart: () => void tell('runtime restarted'),
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      if (verbose || level === 'error' || level === 'warn') console.log(message);
    },
  });
}

// Miniflare ends its runtime when this process exits.
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));

const miniflare = new Miniflare(toMiniflareOptions(JSON.parse(process.argv[2] ?? '{}')));
await miniflare.ready;
process.on('message', async (options: WorkerProcessOptions) => {
  await miniflare.setOptions(toMiniflareOptions(options));
  tell('ready');
});
tell('ready');
