import type { Context } from 'hono';
import { findChallengeOrigin } from '../services/turnstile.ts';
import { ANALYTICS_ORIGINS, isAnalyticsPage } from './analytics.ts';
import { type AppEnv, factory } from './context.ts';

type Sources = Record<string, string>;

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

/** The pages with a checkout form. */
const CHECKOUT_PATH = /^\/(checkout\/|dashboard$)/;

/**
 * The pages that can ask for a challenge: the form on the landing page, and an itinerary's notifications. An invitation
 * becomes the itinerary without a navigation.
 */
const CHALLENGE_PATH = /^\/($|(access|project)\/)/;

/** What Stripe.js needs (Stripe docs, Integration security guide). */
const CHECKOUT_SOURCES: Sources = {
  ...SOURCES,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': "'self' https://api.stripe.com",
};

const ANALYTICS_SOURCES: Sources = {
  ...SOURCES,
  'script-src': `'self' ${ANALYTICS_ORIGINS.script}`,
  'connect-src': `'self' ${ANALYTICS_ORIGINS.report}`,
};

const toPolicy = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, from]) => `${name} ${from}`)
    .join('; ');
const POLICY = toPolicy(SOURCES);
const CHECKOUT_POLICY = toPolicy(CHECKOUT_SOURCES);
const ANALYTICS_POLICY = toPolicy(ANALYTICS_SOURCES);

const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Share links have the access code in their query.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * The pages that guests come to by a link. Browsers change the process of a tab for a page with an opener policy, which made
 * their first paint 45 ms later. Without it a site that opened such a page can close it, or lead it elsewhere, but not read it.
 */
const GUEST_PATH = /^\/(access|project)\//;
const OPENER_POLICY = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

function choosePolicy(c: Context<AppEnv>): string {
  const nonces = { 'style-src': c.get('styleNonce'), 'script-src': c.get('scriptNonce') };
  const policy = Object.entries(nonces).reduce(
    (before, [name, nonce]) =>
      nonce ? before.replace(`${name} 'self'`, `${name} 'self' 'nonce-${nonce}'`) : before,
    choosePagePolicy(c),
  );
  const settings = c.get('settings');
  const origin = settings && CHALLENGE_PATH.test(c.req.path) && findChallengeOrigin(settings);
  // Cloudflare docs, Turnstile, Content Security Policy.
  return origin ? `${policy.replace("script-src 'self'", `$& ${origin}`)}; frame-src ${origin}` : policy;
}

function choosePagePolicy(c: Context<AppEnv>): string {
  if (CHECKOUT_PATH.test(c.req.path)) return CHECKOUT_POLICY;
  // Settings are undefined if the request failed before they were read.
  return isAnalyticsPage(c.req.url, c.get('settings')) ? ANALYTICS_POLICY : POLICY;
}

/** Sets the headers of every response, errors too; those that a route has set stay. */
export const secureHeaders = factory.createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  const missing = Object.entries({
    'Content-Security-Policy': choosePolicy(c),
    ...SECURITY_HEADERS,
    ...(!GUEST_PATH.test(c.req.path) && OPENER_POLICY),
  });
  for (const [name, value] of missing) if (!headers.has(name)) headers.set(name, value);
});

export const noStore = factory.createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store');
});
