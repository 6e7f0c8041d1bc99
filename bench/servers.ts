import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { createAssets } from '../dev/start/assets.ts';
import { PAGES } from '../dev/start/build-web.ts';
import { listModules } from '../dev/start/bundle-worker.ts';

const SHARED = {
  modules: true,
  compatibilityDate: '2026-11-01',
  compatibilityFlags: ['nodejs_compat'],
  host: '127.0.0.1',
  port: 0,
  log: new Log(LogLevel.ERROR),
  logRequests: false,
  cf: false,
  // The Worker logs every request as in production; discard the lines.
  handleStructuredLogs: () => {},
};

/** Runs the Foldout Worker on the state in `persist`, at any free port or at `port`; with V8's inspector at `inspectorPort`. */
export function startFoldoutWorker(
  scriptPath: string,
  persist: string,
  {
    port = SHARED.port,
    settings = {},
    inspectorPort,
  }: { port?: number; settings?: Record<string, string>; inspectorPort?: number } = {},
): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...SHARED,
      modules: listModules(scriptPath),
      modulesRoot: dirname(scriptPath),
      port,
      ...(inspectorPort && { inspectorPort }),
      bindings: {
        APP_ORIGIN: 'http://localhost',
        APP_SECRET: 'bench-only-0123456789-bench-only-0123456789',
        ...settings,
      },
      d1Databases: { DB: 'bench' },
      resourcePersistencePath: persist,
      durableObjects: {
        ACCESS_GUARD: { className: 'AccessGuard', useSQLite: true },
        LIVE_ROOM: { className: 'LiveRoom', useSQLite: true },
        RATE_LIMITER: { className: 'RateLimiter', useSQLite: true },
      },
      queueProducers: { OUTBOX_QUEUE: 'foldout-outbox', NOTICE_QUEUE: 'foldout-notices' },
      serviceBindings: { ASSETS: createAssets(PAGES.deployed) as never },
    }),
  );
}

/** Runs a minimal Worker that responds with a stored text, to measure the platform alone. */
export function startBaselineWorker(persist: string): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...SHARED,
      script: `export default {
        async fetch(request, env) {
          const id = new URL(request.url).pathname;
          const row = await env.DB.prepare('SELECT body FROM responses WHERE id = ?').bind(id).first();
          return new Response(row.body, { headers: { 'content-type': 'application/json' } });
        },
      };`,
      d1Databases: { DB: 'bare' },
      resourcePersistencePath: persist,
    }),
  );
}
