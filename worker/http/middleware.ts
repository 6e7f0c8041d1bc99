import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { MAX_IMPORT_BYTES, MAX_JSON_BYTES } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';
import { ANALYTICS, isCounted } from './page-parts.ts';

/** Names the request and writes one line about it: the pattern of its path, never the path itself, which may hold a code or a token. */
export const logRequest = factory.createMiddleware(async (c, next) => {
  const startedAt = Date.now();
  c.set('requestId', crypto.randomUUID());
  await next();
  const failure = c.get('failure');
  const cause = failure?.details.cause;
  const line = {
    door: 'fetch',
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

type Sources = Record<string, string>;

/** Nothing here needs a camera, a frame or another site's script. Violations are refused, not reported. */
const SOURCES: Sources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

/** The pages on which a card can be typed. */
const PAYING = /^\/(checkout\/|dashboard$)/;

/** There Stripe's script runs, in frames of its own (Stripe docs, Integration security guide). */
const CHECKOUT_SOURCES: Sources = {
  ...SOURCES,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': "'self' https://api.stripe.com",
};

/** The front page sends its visits where they are counted, and only where that is set up. */
const LANDING_SOURCES: Sources = {
  ...SOURCES,
  'script-src': `'self' ${ANALYTICS.script}`,
  'connect-src': `'self' ${ANALYTICS.report}`,
};

const toPolicy = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, from]) => `${name} ${from}`)
    .join('; ');
const POLICY = toPolicy(SOURCES);
const CHECKOUT_POLICY = toPolicy(CHECKOUT_SOURCES);
const LANDING_POLICY = toPolicy(LANDING_SOURCES);

const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // A share link carries its code in the query.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

function toPagePolicy(c: Context<AppEnv>): string {
  if (PAYING.test(c.req.path)) return CHECKOUT_POLICY;
  // A request that was refused early has no settings.
  if (isCounted(c.req.url, c.get('settings'))) return LANDING_POLICY;
  const nonce = c.get('styleNonce');
  return nonce ? POLICY.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`) : POLICY;
}

export const secureHeaders = factory.createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Content-Security-Policy', toPagePolicy(c));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
});

/** Answers of the API belong to one browser and one moment. */
export const noStore = factory.createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
});

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. Fetch Metadata says where a request comes from
 * (W3C, Fetch Metadata); older browsers send Origin with every unsafe method. A caller that sends
 * neither is no browser and carries no one else's cookies.
 */
export const requireSameSite = factory.createMiddleware(async (c, next) => {
  if (!READS.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const ours = site
      ? site === 'same-origin'
      : origin
        ? origin === c.get('settings').APP_ORIGIN
        : !c.req.header('cookie');
    if (!ours) throw new AppError('CROSS_SITE');
  }
  await next();
});

/** As the validators know it: what they do not know they would take for an empty object. */
const JSON_TYPE = /^application\/json(;\s*[a-zA-Z0-9-]+=[^;]+)*$/;

/** A body says that it is JSON (a cross-site form cannot) and has an end. No body is one that says nothing. */
export const requireJson = factory.createMiddleware(async (c, next) => {
  const hasBody =
    !READS.has(c.req.method) && c.req.raw.body !== null && c.req.header('content-length') !== '0';
  if (hasBody && !JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_TYPE');
  if (!hasBody) c.req.bodyCache.json = Promise.resolve({});
  await next();
});

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });
const limitJson = limitTo(MAX_JSON_BYTES);
const limitImport = limitTo(MAX_IMPORT_BYTES);

/** A whole itinerary in a file is larger than anything else that is sent. */
export const limitBody = factory.createMiddleware((c, next) =>
  (c.req.path === '/api/projects/import' ? limitImport : limitJson)(c, next),
);
