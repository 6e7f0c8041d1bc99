import type { Context } from 'hono';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import { type AppEnv, factory } from './context.ts';
import { countReads, findCountedCaller, RATE, throwIfLimited } from './rate-limits.ts';

/** Reads in this isolate that no other one hears of. Few guests read more. */
const UNREPORTED_READS = 50;
/** Beyond that, every so many reads are reported to the limiter, which knows those of other isolates. */
const REPORTED_AT_ONCE = 10;
/** Keeps the memory of an isolate small. */
const MAX_TALLIES = 10_000;

type Tally = { endsAt: number; reads: number; unreported: number; refusedUntil: number };

/** By caller and itinerary, for this isolate. */
const tallies = new Map<string, Tally>();

function findTally(name: string, now: number): Tally {
  const known = tallies.get(name);
  if (known && known.endsAt > now) return known;
  if (tallies.size >= MAX_TALLIES) tallies.clear();
  const endsAt = now + RATE.reads.perVisitor.windowMs;
  const tally = { endsAt, reads: 0, unreported: 0, refusedUntil: 0 };
  tallies.set(name, tally);
  return tally;
}

/** Counts a read of an itinerary that the caller has a grant for. Returns the milliseconds to wait, or 0. */
export async function countRead(c: Context<AppEnv>, projectId: string): Promise<number> {
  if (!c.get('grants').some((held) => held.projectId === projectId)) return 0;
  const { subject, toRules } = await findCountedCaller(c, projectId);
  const [rule] = toRules(RATE.reads);
  if (!rule) return 0;
  const now = Date.now();
  const tally = findTally(`${subject}/${rule.name}`, now);
  if (tally.refusedUntil > now) return tally.refusedUntil - now;
  tally.unreported += 1;
  tally.reads += 1;
  if (tally.reads > rule.limit) tally.refusedUntil = tally.endsAt;
  if (tally.reads > UNREPORTED_READS && tally.unreported >= REPORTED_AT_ONCE) {
    c.executionCtx.waitUntil(report(c, subject, rule, tally));
  }
  return Math.max(0, tally.refusedUntil - now);
}

/** In the background: no reader waits for the limiter. */
async function report(c: Context<AppEnv>, subject: string, rule: RateRule, tally: Tally): Promise<void> {
  const reads = tally.unreported;
  tally.unreported = 0;
  const waitMs = await countReads(c, subject, rule, reads);
  if (waitMs > 0) tally.refusedUntil = Date.now() + waitMs;
}

/** Limits how often a browser reads an itinerary. Throws RATE_LIMITED before anything is read. */
export const limitReads = factory.createMiddleware(async (c, next) => {
  const { method, path } = c.req;
  if (method === 'GET' || method === 'HEAD') {
    const [, projectId = ''] = /^\/api\/projects\/([^/]+)/.exec(path) ?? [];
    const isLast = path === '/api/current-project';
    throwIfLimited(await countRead(c, isLast ? (c.get('grants').at(-1)?.projectId ?? '') : projectId));
  }
  await next();
});
