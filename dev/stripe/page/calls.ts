import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';

/** The stand-in, through the origin of the page: its policy lets no other through. */
const BASE = '/dev/stripe';
const PATIENCE_MS = 15_000;

/** One call of the API as a browser makes it; whatever goes wrong is an error in the answer. */
export async function callStripe(
  method: 'GET' | 'POST',
  path: string,
  key: string,
  form: Record<string, string>,
): Promise<PaymentIntentResult> {
  const fields = new URLSearchParams({ ...form, key });
  const isGet = method === 'GET';
  try {
    const response = await fetch(`${BASE}/v1/${path}${isGet ? `?${fields}` : ''}`, {
      method,
      ...(!isGet && { body: fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await read(response);
  } catch {
    return fail('api_connection_error', 'The payments provider cannot be reached. Please try again.');
  }
}

/** The id in `pi_…_secret_…`. Throws, as Stripe.js does, for anything else. */
export function toIntentId(clientSecret: string): string {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? [];
  if (id) return id;
  throw new Error(`Invalid value for the client secret: ${JSON.stringify(clientSecret)}.`);
}

async function read(response: Response): Promise<PaymentIntentResult> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isError(body)) return { error: body.error };
  if (response.ok && body) return { paymentIntent: body as PaymentIntent };
  return fail('api_error', 'An unexpected error occurred.');
}

function isError(body: unknown): body is { error: StripeError } {
  return typeof body === 'object' && body !== null && 'error' in body;
}

function fail(type: StripeError['type'], message: string): PaymentIntentResult {
  return { error: { type, message } };
}
