import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { toPageRoute } from '../domain/page/page-route.ts';
import { log, logError, withRequestId } from '../log.ts';
import { readLogSampleRate } from '../services/settings.ts';
import { type AppEnv, factory } from './context.ts';
import { recordView } from './itinerary-views.ts';

/** Requests that take longer are logged even if they succeed, in milliseconds. */
const SLOW_MS = 1_000;

/**
 * Assigns the request's id, which the response and all of its log lines have, and logs a line: for every failed or slow
 * request, and for a share of the others. Logs the route's pattern, since paths may hold codes or tokens.
 */
export const logRequest = factory.createMiddleware((c, next) => {
  const startedAt = Date.now();
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  return withRequestId(requestId, async () => {
    await next();
    c.res.headers.set('x-request-id', requestId);
    const ms = Date.now() - startedAt;
    const route = findRoute(c);
    const view = recordView(c, route, ms);
    const isLogged = c.res.status >= 400 || ms >= SLOW_MS;
    const sampled = readLogSampleRate(c.env);
    if (isLogged || Math.random() < sampled) {
      logLine(c, { route, ms, ...(view && { view }), ...(!isLogged && sampled < 1 && { sampled }) });
    }
  });
});

/** The pattern of the route that answered; that of pages, which one handler answers, is known by their path. */
function findRoute(c: Context<AppEnv>): string {
  const { path = '*' } = matchedRoutes(c).findLast(({ path: pattern }) => !pattern.endsWith('*')) ?? {};
  return path === '*' && !c.req.path.startsWith('/api/') ? toPageRoute(c.req.path) : path;
}

function logLine(c: Context<AppEnv>, { route, ...details }: { route: string; ms: number }) {
  const failure = c.get('failure');
  const cause = failure?.details.cause;
  const hasCause = failure?.code === 'INTERNAL' || failure?.code === 'UNAVAILABLE';
  const line = {
    handler: 'fetch',
    method: c.req.method,
    route,
    status: c.res.status,
    ...details,
    ...(failure && { code: failure.code }),
    ...(hasCause && cause instanceof Error && { cause: cause.message }),
  };
  if (failure?.code === 'INTERNAL') logError(line);
  else log(line);
}
