import { Miniflare } from 'miniflare';
import { type LocalRuntimeOptions, toMiniflareOptions } from '../local-runtime.ts';

// The Worker with its local database, buckets, queues and durable objects, in a process of its own: whatever state it is
// in, it can be ended and started again. Started by serve.ts.

/** The argument, as JSON, and the message that replaces them. */
export type WorkerProcessOptions = Required<
  Pick<LocalRuntimeOptions, 'port' | 'stateFolder' | 'scriptPath' | 'workerOptions'>
> & {
  /** Prints all Worker logs, not only errors and warnings. */
  verbose: boolean;
};

/** What it says to its parent process. */
export type WorkerProcessMessage = 'ready' | 'runtime restarted';

const tell = (message: WorkerProcessMessage) => process.send?.(message);

function toOptions({ verbose, ...options }: WorkerProcessOptions) {
  return toMiniflareOptions({
    ...options,
    sharedOptions: {
      // For the scheduled handler.
      unsafeTriggerHandlers: true,
      unsafeHandleRuntimeRestart: () => void tell('runtime restarted'),
    },
    onLog: ({ level, message }) => {
      if (verbose || level === 'error' || level === 'warn') console.log(message);
    },
  });
}

// Miniflare ends its runtime when this process exits.
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));

const miniflare = new Miniflare(toOptions(JSON.parse(process.argv[2] ?? '{}')));
await miniflare.ready;
process.on('message', async (options: WorkerProcessOptions) => {
  await miniflare.setOptions(toOptions(options));
  tell('ready');
});
tell('ready');
