import { StripeFailure } from './failure.ts';
import type { Kept, StripeState } from './state.ts';

const KEPT_MS = 24 * 3_600_000;
const KEPT_ANSWERS = 2000;

/** What a key was used for; `params` is the form as it came, before anything was read from it. */
export type Use = { key: string; path: string; params: string };

/** The answer that the key was given before. Throws 400 when it was used for something else. */
export function recall(state: StripeState, { key, path, params }: Use): Kept | undefined {
  const kept = state.kept[key];
  if (!kept || kept.at < Date.now() - KEPT_MS) return undefined;
  if (kept.path !== path) {
    throw misused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${kept.path}').`,
      key,
    );
  }
  if (kept.params !== params) {
    throw misused(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      key,
    );
  }
  return kept;
}

/** Keeps an answer. Refusals of the request itself are not kept: the same key may try again, put right. */
export function keep(state: StripeState, { key, path, params }: Use, status: number, body: string) {
  const entries = Object.entries(state.kept).filter(([, { at }]) => at > Date.now() - KEPT_MS);
  state.kept = Object.fromEntries(entries.slice(-KEPT_ANSWERS));
  state.kept[key] = { at: Date.now(), path, params, status, body };
}

function misused(message: string, key: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'idempotency_error',
    message: `${message} Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
