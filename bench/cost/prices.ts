import type { Usage } from '../counting-worker/usage.ts';
import type { CpuTimes } from './measure-cpu.ts';

/** What a unit costs in US dollars, per million. What the plan includes is left out, so this is the cost of growth. */
type Price = { perMillion: number; name: string; source: string };

/** When the price lists were read. */
export const PRICES_READ = '2026-11-22';

const DOCS = 'developers.cloudflare.com';

type BilledUsage = Exclude<keyof Usage, keyof CpuTimes | 'sampledLogBytes'>;

/** Cloudflare's list prices on the Workers Paid plan. */
export const PRICES: Record<BilledUsage | 'cpuMs' | 'objectGbs', Price> = {
  workerRequests: { name: 'Worker requests', perMillion: 0.3, source: `${DOCS}/workers/platform/pricing` },
  cpuMs: { name: 'CPU, ms', perMillion: 0.02, source: `${DOCS}/workers/platform/pricing` },
  databaseRowsRead: { name: 'D1 rows read', perMillion: 0.001, source: `${DOCS}/d1/platform/pricing` },
  databaseRowsWritten: { name: 'D1 rows written', perMillion: 1, source: `${DOCS}/d1/platform/pricing` },
  objectRequests: {
    name: 'DO requests',
    perMillion: 0.15,
    source: `${DOCS}/durable-objects/platform/pricing`,
  },
  objectGbs: {
    name: 'DO duration, GB-s',
    perMillion: 12.5,
    source: `${DOCS}/durable-objects/platform/pricing`,
  },
  objectRowsRead: {
    name: 'DO rows read',
    perMillion: 0.001,
    source: `${DOCS}/durable-objects/platform/pricing`,
  },
  objectRowsWritten: {
    name: 'DO rows written',
    perMillion: 1,
    source: `${DOCS}/durable-objects/platform/pricing`,
  },
  // From December 1, 2026 on: $0.25 per GB. Until then $0.60 per million lines.
  logBytes: {
    name: 'bytes of log lines',
    perMillion: 0.000_25,
    source: `${DOCS}/workers/observability/logs/workers-logs`,
  },
  dataPoints: { name: 'data points', perMillion: 0.25, source: `${DOCS}/analytics/analytics-engine/pricing` },
  queueOperations: { name: 'queue operations', perMillion: 0.4, source: `${DOCS}/queues/platform/pricing` },
  emails: { name: 'emails', perMillion: 350, source: `${DOCS}/email-service/platform/pricing` },
  bucketWrites: { name: 'R2 class A', perMillion: 4.5, source: `${DOCS}/r2/pricing` },
  bucketReads: { name: 'R2 class B', perMillion: 0.36, source: `${DOCS}/r2/pricing` },
  // $0.015 per GB; what is read costs nothing more.
  bucketBytesStored: { name: 'R2 bytes, a month', perMillion: 0.000_015, source: `${DOCS}/r2/pricing` },
  bucketBytesRead: { name: 'R2 bytes read', perMillion: 0, source: `${DOCS}/r2/pricing` },
};

/** What is not counted but assumed, on the high side. */
export const ASSUMED = {
  /** CPU of the requests that are not measured: covers, live connections, changes. */
  cpuMs: 1,
  /** How long a durable object is busy with a request, and its memory in GB. */
  objectSeconds: 0.01,
  objectGb: 0.128,
  /** Pings of a page that is open for four minutes. They are billed as a twentieth of a request. */
  pings: 2,
};

/** Dollars per million, at most. */
export const COST_TARGETS: Record<string, number> = { 'returning view': 1, 'first entry, share link': 5 };
