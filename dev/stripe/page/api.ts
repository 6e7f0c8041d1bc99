import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';

/** The emulator behind the page's own origin, since the content security policy allows no other. */
const BASE = '/dev/stripe';
const TIMEOUT_MS = 15_000;

/** Calls Stripe's API with the publishable key. Errors are in the result. */
export async function callStripe(
  method: 'GET' | 'POST',
  path: string,
  key: string,
  form: Record<string, string>,
): Promise<PaymentIntentResult> {
  const fields = new URLSearchParams(form);
  const isGet = method === 'GET';
  try {
    const response = await fetch(`${BASE}/v1/${path}${isGet ? `?${fields}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(!isGet && { body: fields }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readResult(response);
  } catch {
    return toError('api_connection_error', 'The payments provider cannot be reached. Please try again.');
  }
}

/** Reports the card holder's response to an authentication request. */
export async function sendChallengeOutcome(source: string, passed: boolean): Promise<void> {
  const body = new URLSearchParams({ outcome: passed ? 'passed' : 'failed' });
  await fetch(`${BASE}/challenges/${source}`, { method: 'POST', body }).catch(() => {
    // The intent shows whether it was received.
  });
}

/** The id in a client secret, `pi_…_secret_…`. Throws for anything else, as Stripe.js does. */
export function toIntentId(clientSecret: string): string {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? [];
  if (id) return id;
  throw new Error(`Invalid value for the client secret: ${JSON.stringify(clientSecret)}.`);
}

async function readResult(response: Response): Promise<PaymentIntentResult> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isError(body)) return { error: body.error };
  if (response.ok && body) return { paymentIntent: body as PaymentIntent };
  return toError('api_error', 'An unexpected error occurred.');
}

function isError(body: unknown): body is { error: StripeError } {
  return typeof body === 'object' && body !== null && 'error' in body;
}

function toError(type: StripeError['type'], message: string): PaymentIntentResult {
  return { error: { type, message } };
}
