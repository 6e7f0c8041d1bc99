import { matchedRoutes } from 'hono/route';
import { factory } from './context.ts';

/** Assigns the request id and logs one line per request. Logs the route's pattern, since paths may hold codes or tokens. */
export const logRequest = factory.createMiddleware(async (c, next) => {
  const startedAt = Date.now();
  c.set('requestId', crypto.randomUUID());
  await next();
  const failure = c.get('failure');
  const cause = failure?.details.cause;
  const line = {
    handler: 'fetch',
    method: c.req.method,
    route: matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*',
    status: c.res.status,
    ms: Date.now() - startedAt,
    requestId: c.get('requestId'),
    ...(failure && { code: failure.code }),
    ...(failure?.code === 'INTERNAL' && cause instanceof Error && { cause: cause.message }),
  };
  if (failure?.code === 'INTERNAL') console.error(JSON.stringify(line));
  else console.log(JSON.stringify(line));
});
