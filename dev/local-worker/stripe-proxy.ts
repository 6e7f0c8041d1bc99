const PREFIX = '/dev/stripe/';
/** Paths of the emulator that the proxy forwards. */
const FORWARDED_PATHS = /^(v1\/payment_intents|receipts|challenges|_control)(\/|$)/;
/** Without cookies, which are the product's. */
const FORWARDED_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Proxies calls of the card form to the Stripe emulator, since the content security policy allows only the page's own
 * origin. Undefined for other requests, and without an emulator.
 */
export async function proxyStripeCall(request: Request, env: object): Promise<Response | undefined> {
  const server = 'STRIPE_EMULATOR' in env ? String(env.STRIPE_EMULATOR) : '';
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(PREFIX.length);
  if (!server || !pathname.startsWith(PREFIX) || !FORWARDED_PATHS.test(path)) return undefined;
  const headers = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  return fetch(`${server}/${path}${search}`, { method: request.method, headers, body, redirect: 'manual' });
}
