import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe requests that another site made the browser send (CSRF). Uses Fetch Metadata (W3C), or Origin for
 * browsers without it. A caller that sends neither is not a browser; it passes if it sends no cookies.
 */
export const requireSameSite = factory.createMiddleware(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isSameSite(c)) throw new AppError('CROSS_SITE');
  await next();
});

function isSameSite(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin ? origin === c.get('settings').APP_ORIGIN : !c.req.header('cookie');
}
