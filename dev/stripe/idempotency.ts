import { StripeRequestError } from './errors.ts';
import type { SavedResponse, StripeState } from './state.ts';

/** Stripe forgets a key after a day (API reference, Idempotent requests). */
const SAVED_MS = 24 * 3_600_000;

/** A call with an idempotency key; `params` is the raw form. */
export type IdempotentCall = { key: string; path: string; params: string };

/** The saved response of an earlier call with this key. Throws 400 if that was another call. */
export function findSavedResponse(
  state: StripeState,
  { key, path, params }: IdempotentCall,
): SavedResponse | undefined {
  const saved = state.responses[key];
  if (!saved || saved.at < Date.now() - SAVED_MS) return undefined;
  if (saved.path === path && saved.params === params) return saved;
  const what = saved.path === path ? 'with the same parameters' : 'for the same endpoint';
  throw new StripeRequestError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${what} they were first used ${saved.path === path ? 'with' : 'for'}.`,
  });
}

/** Invalid requests are not saved: the same key may be used again with valid parameters. */
export function isSaved(error: StripeRequestError | undefined): boolean {
  return !error || error.status >= 402 || error.body.payment_intent !== undefined;
}

export function saveResponse(state: StripeState, call: IdempotentCall, status: number, body: string) {
  const { key, path, params } = call;
  state.responses[key] = { at: Date.now(), path, params, status, body };
}
