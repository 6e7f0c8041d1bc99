import Stripe from 'stripe';
import type { Account, Handler } from './account.ts';
import { expandAnswer } from './expand.ts';
import { StripeFailure } from './failure.ts';
import { answerNever, failBefore, takeFault } from './faults.ts';
import { type Form, parseForm } from './form.ts';
import { readKey } from './guard.ts';
import { keep, recall, type Use } from './idempotency.ts';
import { newId } from './ids.ts';
import { toPublicIntent } from './public-intent.ts';

type Route = { account: Account; signal: AbortSignal; handler: Handler; open: boolean; id: string };

/** Answers one call of the API: fault, key, idempotency, handler, and the headers that Stripe sends. */
export async function answerCall(request: Request, route: Route): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const text = request.method === 'GET' ? search.slice(1) : await request.text();
  const key = request.headers.get('idempotency-key');
  const headers = {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': request.headers.get('stripe-version') ?? Stripe.API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  const fail = (error: unknown, open: boolean) => {
    if (!(error instanceof StripeFailure)) throw error;
    return { status: error.status, body: JSON.stringify({ error: hide(error, open) }, null, 2), error };
  };
  const fault = takeFault(route.account.state, `${request.method} ${pathname}?${decodeURIComponent(text)}`);
  try {
    const early = fault && (await failBefore(fault, route.signal));
    if (early) return early;
    const form = parseForm(text);
    const open = readKey(request.headers.get('authorization'), form, route.account, route.open);
    const use: Use | undefined =
      key && request.method === 'POST' ? { key, path: pathname, params: text } : undefined;
    const kept = use && recall(route.account.state, use);
    if (kept) {
      return new Response(kept.body, {
        status: kept.status,
        headers: { ...headers, 'idempotent-replayed': 'true' },
      });
    }
    const cause = { id: headers['request-id'], idempotency_key: key };
    let result: { status: number; body: string; error?: StripeFailure };
    try {
      result = { status: 200, body: run(route, form, open, cause) };
    } catch (error) {
      result = fail(error, open);
    }
    if (use && isKept(result.error)) keep(route.account.state, use, result.status, result.body);
    if (fault === 'timeout-after-charge') return answerNever(route.signal);
    return new Response(result.body, { status: result.status, headers });
  } catch (error) {
    const { status, body } = fail(error, false);
    return new Response(body, { status, headers });
  }
}

function run(
  { account, handler, id }: Route,
  form: Form,
  open: boolean,
  cause: { id: string; idempotency_key: string | null },
) {
  const answer = handler({ account, form, id, open, cause });
  const paths = typeof form.expand === 'object' ? Object.values(form.expand).map(String) : [];
  const expanded = open ? toPublicIntent(answer) : expandAnswer(account.state, answer, paths);
  return JSON.stringify(expanded, null, 2);
}

/** Only what was really carried out is kept: a card that was declined, an intent that was past it. */
function isKept(error: StripeFailure | undefined): boolean {
  return !error || error.status >= 402 || error.body.payment_intent !== undefined;
}

function hide({ body }: StripeFailure, open: boolean) {
  if (!open || !body.payment_intent) return body;
  return { ...body, payment_intent: toPublicIntent(body.payment_intent) };
}
