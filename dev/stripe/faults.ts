import { setTimeout as sleep } from 'node:timers/promises';
import { StripeFailure } from './failure.ts';
import type { Failure, StripeState } from './state.ts';

/** Longer than any client of ours waits. */
const FOREVER_MS = 65_000;

/** Takes the next fault that was ordered for such a call, `POST /v1/payment_intents?amount=300` for one. */
export function takeFault(state: StripeState, call: string): Failure['how'] | undefined {
  const fault = state.switches.failures.find(({ on }) => call.includes(on));
  if (!fault) return undefined;
  fault.times--;
  state.switches.failures = state.switches.failures.filter(({ times }) => times > 0);
  return fault.how;
}

/** The answer of a call that fails before anything is done; undefined for one that fails afterwards. */
export async function failBefore(how: Failure['how'], signal: AbortSignal): Promise<Response | undefined> {
  if (how === 'timeout-after-charge') return undefined;
  if (how === '500') {
    throw new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' });
  }
  if (how === '429') {
    const message = 'Request rate limit exceeded.';
    throw new StripeFailure(429, { type: 'invalid_request_error', code: 'rate_limit', message });
  }
  if (how === 'hang') return answerNever(signal);
  return new Response('<html><body>502 Bad Gateway</body></html>', {
    headers: { 'content-type': 'text/html' },
  });
}

/** Keeps the caller waiting until it has gone, or until the stand-in stops. */
export async function answerNever(signal: AbortSignal): Promise<Response> {
  await sleep(FOREVER_MS, undefined, { signal, ref: false }).catch(() => {});
  return new Response(null, { status: 504 });
}
