import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { readLogSampleRate } from '../services/settings.ts';
import { type AppEnv, factory } from './context.ts';

/** Requests that take longer are logged even if they succeed, in milliseconds. */
const SLOW_MS = 1_000;

/**
 * Assigns the request id and logs a line: for every failed or slow request, and for a share of the others. Logs the route's
 * pattern, since paths may hold codes or tokens.
 */
export const logRequest = factory.createMiddleware(async (c, next) => {
  const startedAt = Date.now();
  c.set('requestId', crypto.randomUUID());
  await next();
  const ms = Date.now() - startedAt;
  if (c.res.status >= 400 || ms >= SLOW_MS) return log(c, { ms });
  const sampled = readLogSampleRate(c.env);
  if (Math.random() < sampled) log(c, { ms, sampled });
});

function log(c: Context<AppEnv>, times: { ms: number; sampled?: number }) {
  const failure = c.get('failure');
  const cause = failure?.details.cause;
  const line = {
    handler: 'fetch',
    method: c.req.method,
    route: matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*',
    status: c.res.status,
    ...times,
    requestId: c.get('requestId'),
    ...(failure && { code: failure.code }),
    ...(failure?.code === 'INTERNAL' && cause instanceof Error && { cause: cause.message }),
  };
  if (failure?.code === 'INTERNAL') console.error(JSON.stringify(line));
  else console.log(JSON.stringify(line));
}
