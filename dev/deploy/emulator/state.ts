import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';

export type App = Hono;

type EmulatedDatabase = {
  uuid: string;
  name: string;
  location: string | undefined;
  replication: string;
  sqlite: DatabaseSync;
};
type EmulatedQueue = { queue_id: string; queue_name: string; consumers: Record<string, unknown>[] };
export type EmulatedVersion = { id: string; tag: string | undefined; metadata: Record<string, unknown> };

type EmulatedShare = { version_id: string; percentage: number };

export type EmulatedWorker = {
  name: string | undefined;
  versions: EmulatedVersion[];
  /** How requests are divided; undefined: all reach the newest version. Every one there was, oldest first. */
  deployments: EmulatedShare[][];
  /** The newest change of Durable Objects. */
  migrationTag?: string | undefined;
  secrets: Set<string>;
  assets: Set<string>;
  domains: string[];
  crons: string[];
  isOnWorkersDev: boolean;
  hasPreviewUrls: boolean;
};

const createWorker = (): EmulatedWorker => ({
  name: undefined,
  versions: [],
  deployments: [],
  secrets: new Set(),
  assets: new Set(),
  domains: [],
  crons: [],
  isOnWorkersDev: true,
  hasPreviewUrls: true,
});

/** All that the emulated account holds. */
export type EmulatedAccount = {
  id: string;
  zoneId: string;
  zone: string;
  databases: EmulatedDatabase[];
  buckets: Map<string, { rules: unknown[] }>;
  /** By bucket and key. */
  objects: Map<string, string>;
  /** Whether received emails arrive, and with a verdict about their sender. */
  verdict: 'added' | 'none' | 'lost';
  queues: EmulatedQueue[];
  subscriptions: Record<string, unknown>[];
  sendingDomains: string[];
  routedDomains: string[];
  subaddressing: boolean;
  routes: Map<string, string>;
  /** Notification policies. */
  alerts: { name: string; alert_type: string; filters: Record<string, string[]> }[];
  /** Log lines with INTERNAL by version. For tests. */
  errors: Map<string, number>;
  dnsRecords: { id: string; type: string; name: string; content: string }[];
  worker: EmulatedWorker;
  /** The one whose name ends with `-reader`. */
  reader: EmulatedWorker;
  /** Every accepted call: "METHOD path". */
  requests: string[];
  /** Paths that a token may not call, with the message. For tests. */
  refusals: Map<string, string>;
  /** Calls that the emulator does not know. */
  unknown: string[];
};

/** An account with a zone and nothing else. */
export function createAccount(zone: string): EmulatedAccount {
  return {
    id: 'a'.repeat(32),
    zoneId: 'b'.repeat(32),
    zone,
    databases: [],
    buckets: new Map(),
    objects: new Map(),
    verdict: 'added',
    queues: [],
    subscriptions: [],
    sendingDomains: [],
    routedDomains: [],
    subaddressing: false,
    routes: new Map(),
    alerts: [],
    errors: new Map(),
    dnsRecords: [],
    worker: createWorker(),
    reader: createWorker(),
    requests: [],
    refusals: new Map(),
    unknown: [],
  };
}

const NO_PROBLEMS = { errors: [], messages: [] };

/** Cloudflare's response to a successful call. */
export function success(result: unknown, resultInfo?: object): Response {
  return Response.json({
    success: true,
    result,
    ...NO_PROBLEMS,
    ...(resultInfo && { result_info: resultInfo }),
  });
}

/** Cloudflare's response to a call that fails. Codes are those of the real API. */
export function failure(status: number, code: number, message: string): Response {
  return Response.json(
    { success: false, result: null, errors: [{ code, message }], messages: [] },
    { status },
  );
}

/** One page of a list, as Cloudflare's API pages it. */
export function paged(list: unknown[], query: (name: string) => string | undefined, size = 20): Response {
  const page = Number(query('page') ?? 1);
  const perPage = Number(query('per_page') ?? size);
  const items = list.slice((page - 1) * perPage, page * perPage);
  const counts = { count: items.length, total_count: list.length };
  return success(items, {
    page,
    per_page: perPage,
    ...counts,
    total_pages: Math.ceil(list.length / perPage),
  });
}
