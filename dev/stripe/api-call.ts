import Stripe from 'stripe';
import type { StripeAccount, StripeHandler } from './account.ts';
import { type StripeErrorBody, StripeRequestError, toBadRequest } from './errors.ts';
import { failEarly, hang, SERVER_ERROR, takeFailure } from './failures.ts';
import { findSavedResponse, type IdempotentCall, isSaved, saveResponse } from './idempotency.ts';
import { createId } from './ids.ts';
import { type Form, parseForm } from './params.ts';
import type { Intent, StripeFailure, StripeState } from './state.ts';

type Route = {
  account: StripeAccount;
  /** Aborted when the emulator stops. */
  signal: AbortSignal;
  handler: StripeHandler;
  /** Whether the publishable key is accepted. */
  isPublic: boolean;
  id: string;
};

/** Handles one API call: simulated failure, key, idempotency key, handler. */
export async function handleApiCall(request: Request, route: Route): Promise<Response> {
  const { method, headers, url } = request;
  const { pathname, search } = new URL(url);
  const params = method === 'GET' ? search.slice(1) : await request.text();
  const failure = takeFailure(route.account.state, `${method} ${pathname}?${decodeURIComponent(params)}`);
  const early = failure && (await failEarly(failure, route.signal));
  if (early) return early;
  const key = headers.get('idempotency-key');
  const call = key && method === 'POST' ? { key, path: pathname, params } : undefined;
  const result = computeResult(headers.get('authorization'), params, call, route, failure);
  if (failure === 'timeout-after-charge') return hang(route.signal);
  return new Response(result.body, {
    status: result.status,
    headers: {
      'content-type': 'application/json',
      'request-id': createId('req'),
      'stripe-version': headers.get('stripe-version') ?? Stripe.API_VERSION,
      ...(result.isReplayed && { 'idempotent-replayed': 'true' }),
    },
  });
}

type Result = { status: number; body: string; error?: StripeRequestError; isReplayed?: boolean };

function computeResult(
  authorization: string | null,
  params: string,
  call: IdempotentCall | undefined,
  route: Route,
  failure: StripeFailure['how'] | undefined,
): Result {
  const { state } = route.account;
  try {
    const isBrowser = readKey(authorization, route);
    const saved = call && findSavedResponse(state, call);
    if (saved) return { status: saved.status, body: saved.body, isReplayed: true };
    const result = run(route, parseForm(params), isBrowser, failure);
    if (call && isSaved(result.error)) saveResponse(state, call, result.status, result.body);
    return result;
  } catch (error) {
    return toErrorResult(error, false);
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

function run(
  { account, handler, id }: Route,
  form: Form,
  isBrowser: boolean,
  failure: StripeFailure['how'] | undefined,
): Result {
  try {
    if (failure === '500') throw SERVER_ERROR;
    const object = handler({ account, form, id, isBrowser });
    if (failure === '500-after-charge') throw SERVER_ERROR;
    const paths = typeof form.expand === 'object' ? Object.values(form.expand).map(String) : [];
    const shown = isBrowser ? toPublicIntent(object) : expandObject(account.state, object, paths);
    return { status: 200, body: JSON.stringify(shown, null, 2) };
  } catch (error) {
    return toErrorResult(error, isBrowser);
  }
}

function toErrorResult(error: unknown, isBrowser: boolean): Result {
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
