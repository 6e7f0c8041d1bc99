const HERE = '/dev/stripe/';
/** What a browser may reach of the server: the API, receipts, the bank's question, and the tests' switches. */
const OPEN = /^(v1\/payment_intents|receipts|challenges|_control)(\/|$)/;
/** All that is passed on. Cookies are ours alone. */
const HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Hands calls of the card form to what stands in for Stripe, since the pages' policy lets them speak to
 * their own origin only. Undefined for every other call, and where no such server is set.
 */
export async function answerStripeCall(request: Request, env: object): Promise<Response | undefined> {
  const server = 'STRIPE_EMULATOR' in env ? String(env.STRIPE_EMULATOR) : '';
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(HERE.length);
  if (!server || !pathname.startsWith(HERE) || !OPEN.test(path)) return undefined;
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  return fetch(`${server}/${path}${search}`, { method: request.method, headers, body, redirect: 'manual' });
}
