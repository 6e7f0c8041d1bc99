import Stripe from 'stripe';
import type { ApiHandler, StripeAccount } from './account.ts';
import { type StripeErrorBody, StripeRequestError, toBadRequest } from './errors.ts';
import { failEarly, hang, takeFailure } from './failures.ts';
import { findSavedResponse, type IdempotentCall, isSaved, saveResponse } from './idempotency.ts';
import { createId } from './ids.ts';
import { type Form, parseForm } from './params.ts';
import type { Intent, StripeState } from './state.ts';

type Route = {
  account: StripeAccount;
  /** Aborted when the emulator stops. */
  signal: AbortSignal;
  handler: ApiHandler;
  /** Whether the publishable key is accepted. */
  isPublic: boolean;
  id: string;
};

/** Handles one API call: simulated failure, key, idempotency key, handler. */
export async function handleApiCall(request: Request, route: Route): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const params = request.method === 'GET' ? search.slice(1) : await request.text();
  const key = request.headers.get('idempotency-key');
  const { state } = route.account;
  const headers = {
    'content-type': 'application/json',
    'request-id': createId('req'),
    'stripe-version': request.headers.get('stripe-version') ?? Stripe.API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  const failure = takeFailure(state, `${request.method} ${pathname}?${decodeURIComponent(params)}`);
  try {
    const early = failure && (await failEarly(failure, route.signal));
    if (early) return early;
    const isBrowser = readKey(request.headers.get('authorization'), route);
    const call: IdempotentCall | undefined =
      key && request.method === 'POST' ? { key, path: pathname, params } : undefined;
    const saved = call && findSavedResponse(state, call);
    if (saved) {
      const replayed = { ...headers, 'idempotent-replayed': 'true' };
      return new Response(saved.body, { status: saved.status, headers: replayed });
    }
    const { status, body, error } = run(route, parseForm(params), isBrowser);
    if (call && isSaved(error)) saveResponse(state, call, status, body);
    return failure ? hang(route.signal) : new Response(body, { status, headers });
  } catch (error) {
    const { status, body } = toErrorResponse(error, false);
    return new Response(body, { status, headers });
  }
}

/**
 * Whether a browser calls, with the publishable key. Throws 401 for a missing or wrong key, and 403 for a
 * publishable key that the call does not accept.
 */
function readKey(header: string | null, { account, isPublic }: Route): boolean {
  const key = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (key === account.secretKey) return false;
  const type = 'invalid_request_error';
  if (key !== account.publishableKey) {
    throw new StripeRequestError(401, { type, message: 'Invalid API Key provided.' });
  }
  if (isPublic) return true;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new StripeRequestError(403, { type, message, code: 'secret_key_required' });
}

type Result = { status: number; body: string; error?: StripeRequestError };

function run({ account, handler, id }: Route, form: Form, isBrowser: boolean): Result {
  try {
    const object = handler({ account, form, id, isBrowser });
    const paths = typeof form.expand === 'object' ? Object.values(form.expand).map(String) : [];
    const shown = isBrowser ? toPublicIntent(object) : expandObject(account.state, object, paths);
    return { status: 200, body: JSON.stringify(shown, null, 2) };
  } catch (error) {
    return toErrorResponse(error, isBrowser);
  }
}

function toErrorResponse(error: unknown, isBrowser: boolean): Result {
  if (!(error instanceof StripeRequestError)) throw error;
  const intent = error.body.payment_intent;
  const shown: StripeErrorBody =
    isBrowser && intent ? { ...error.body, payment_intent: toPublicIntent(intent) } : error.body;
  return { status: error.status, body: JSON.stringify({ error: shown }, null, 2), error };
}

/** What a browser sees of an intent. */
function toPublicIntent(intent: Partial<Intent>): Partial<Intent> {
  const { metadata: _, latest_charge: __, amount_received: ___, ...shown } = intent;
  return shown;
}

/** Replaces the id of the latest charge by the charge, in an intent or a list. Other paths throw 400. */
function expandObject(state: StripeState, object: object, paths: string[]): object {
  const expandIntent = (intent: Intent) => ({
    ...intent,
    latest_charge: intent.latest_charge && state.charges[intent.latest_charge],
  });
  let expanded = object;
  for (const path of paths) {
    if (path === 'latest_charge') expanded = expandIntent(expanded as Intent);
    else if (path === 'data.latest_charge') {
      expanded = { ...expanded, data: (expanded as { data: Intent[] }).data.map(expandIntent) };
    } else throw toBadRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  }
  return expanded;
}
