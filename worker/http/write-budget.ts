import { sign } from '../domain/access/crypto.ts';
import { factory } from './context.ts';
import { countAgain, RATE, requireBudget } from './rate-limits.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Codes are counted by the AccessGuard; webhooks are signed and come from few addresses. */
const COUNTED_ELSEWHERE = /\/(access|verify-admin)$|^\/api\/webhooks\//;
/** Routes where a repeated Idempotency-Key changes nothing. */
const IDEMPOTENT = /^\/api\/projects(\/import|\/[^/]+\/(events|faqs|feedback|duplicate|shift))?$/;

function findOtherRates(path: string) {
  if (path.endsWith('/upload-url')) return [RATE.uploadUrls];
  return path.endsWith('/rsvps/me') ? [RATE.answers] : [];
}

/**
 * Limits how much one caller may write; an IP address only for callers without a grant. Throws RATE_LIMITED. A request
 * repeated with its Idempotency-Key counts once unless it fails, and may be repeated ten times.
 */
export const limitWrites = factory.createMiddleware(async (c, next) => {
  const { method, path } = c.req;
  if (!SAFE_METHODS.has(method) && !COUNTED_ELSEWHERE.test(path)) {
    const key = method === 'POST' && IDEMPOTENT.test(path) ? c.req.header('idempotency-key') : undefined;
    const member = key ? await sign(c.get('settings'), 'requests', `${path}/${key}`) : undefined;
    await requireBudget(c, [RATE.writes, ...findOtherRates(path)], member);
    await next();
    if (member && c.res.status >= 400) c.executionCtx.waitUntil(countAgain(c, member));
    return;
  }
  await next();
});
