import { Miniflare } from 'miniflare';
import { toMiniflareOptions, type WorkerOptions, withPlainAssets } from '../local-runtime.ts';

// One local Worker with all its storage, in a process that the test may kill at any moment.

/** The argument, as JSON. */
export type ServerOptions = {
  scriptPath: string;
  stateFolder: string;
  /** The folder of the built pages. */
  pages: string;
  workerOptions: WorkerOptions;
};

const { pages, workerOptions, ...options }: ServerOptions = JSON.parse(process.argv[2] ?? '{}');

/** All queues retry soon, so that a run takes seconds. */
const queueConsumers = Object.fromEntries(
  Object.entries(workerOptions.queueConsumers).map(([queue, consumer]) => [
    queue,
    { ...consumer, maxBatchTimeout: 0, retryDelay: 1 },
  ]),
);
const miniflare = new Miniflare(
  toMiniflareOptions({
    ...options,
    workerOptions: withPlainAssets({ ...workerOptions, queueConsumers }, pages),
    onLog: ({ level, message }) => {
      if (level === 'error') process.send?.({ error: message });
    },
  }),
);
const url = await miniflare.ready;
process.send?.({ url: url.href.replace(/\/$/, '') });
process.on('disconnect', () => process.exit(0));
