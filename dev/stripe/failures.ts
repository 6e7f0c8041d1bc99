import { setTimeout as sleep } from 'node:timers/promises';
import { StripeRequestError } from './errors.ts';
import type { StripeFailure, StripeState } from './state.ts';

/** Longer than any client waits. */
const HANG_MS = 65_000;

/** Uses up one simulated failure for a call such as `POST /v1/payment_intents?amount=300`, if one matches. */
export function takeFailure({ switches }: StripeState, call: string): StripeFailure['how'] | undefined {
  const failure = switches.failures.find(({ on }) => call.includes(on));
  if (!failure) return undefined;
  failure.times--;
  switches.failures = switches.failures.filter(({ times }) => times > 0);
  return failure.how;
}

/** Stripe's 500. Saved under the idempotency key like any other response of a call that was executed. */
export const SERVER_ERROR = new StripeRequestError(500, {
  type: 'api_error',
  message: 'An unknown error occurred.',
});

/** The response of a call that is not executed; undefined for one that is, or fails with 500. */
export async function failEarly(
  how: StripeFailure['how'],
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (how === 'hang') return hang(signal);
  if (how === 'garbage') return respondGarbage();
  if (how !== '429') return undefined;
  const message = 'Request rate limit exceeded.';
  const error = { type: 'invalid_request_error', code: 'rate_limit', message };
  return Response.json({ error }, { status: 429 });
}

/** Keeps the caller waiting until it disconnects or the emulator stops. */
export async function hang(signal: AbortSignal): Promise<Response> {
  await sleep(HANG_MS, undefined, { signal, ref: false }).catch(() => {});
  return new Response(null, { status: 504 });
}

/** 200 with HTML, as a broken proxy responds. */
export function respondGarbage(): Response {
  return new Response('<html><body>502 Bad Gateway</body></html>', {
    headers: { 'content-type': 'text/html' },
  });
}
