import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { createAssets } from '../start/assets.ts';
import { listModules } from '../start/bundle-worker.ts';

// One local Worker with all its storage, in a process that the test may kill at any moment.
// Arguments: the bundled script, the state folder, the browser's files, the settings as JSON.
const [scriptPath = '', stateFolder = '', pages = '', settings = '{}'] = process.argv.slice(2);

const consumer = { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 5, retryDelay: 1 };
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: listModules(scriptPath),
    modulesRoot: dirname(scriptPath),
    compatibilityDate: '2026-11-01',
    compatibilityFlags: ['nodejs_compat'],
    host: '127.0.0.1',
    port: 0,
    log: new Log(LogLevel.NONE),
    logRequests: false,
    cf: false,
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      if (level === 'error') process.send?.({ error: message });
    },
    bindings: JSON.parse(settings),
    resourcePersistencePath: join(stateFolder, 'v3'),
    // Wrangler, which migrates it, names a local database after its binding.
    d1Databases: { DB: 'DB' },
    r2Buckets: { MEDIA: 'foldout-media', MAIL: 'foldout-mail' },
    images: { binding: 'IMAGES' },
    durableObjects: {
      ACCESS_GUARD: { className: 'AccessGuard', useSQLite: true },
      LIVE_ROOM: { className: 'LiveRoom', useSQLite: true },
      RATE_LIMITER: { className: 'RateLimiter', useSQLite: true },
    },
    queueProducers: {
      OUTBOX_QUEUE: 'foldout-outbox',
      MAIL_QUEUE: 'foldout-mail',
      NOTICE_QUEUE: 'foldout-notices',
    },
    queueConsumers: {
      'foldout-outbox': { ...consumer, deadLetterQueue: 'foldout-dead' },
      'foldout-mail': { ...consumer, maxBatchSize: 1, deadLetterQueue: 'foldout-mail-dead' },
      'foldout-notices': { ...consumer, deadLetterQueue: 'foldout-dead' },
      'foldout-dead': consumer,
      'foldout-mail-dead': { ...consumer, maxBatchSize: 1 },
    },
    serviceBindings: { ASSETS: createAssets(pages) as never },
  }),
);
const url = await miniflare.ready;
process.send?.({ url: url.href.replace(/\/$/, '') });
process.on('disconnect', () => process.exit(0));
