import { timingSafeEqual } from 'node:crypto';
import type { Options } from './account.ts';
import { StripeFailure } from './failure.ts';
import type { Form } from './form.ts';

/**
 * Whether a browser calls, with the publishable key; false for the secret key. The key is read from
 * `Authorization` (Bearer, or Basic as curl's -u) or from the field `key`, which Stripe.js sends.
 * Throws 401 for no key and a wrong one, and 403 where a browser asks for what it may not have.
 */
export function readKey(
  header: string | null,
  form: Form,
  options: Options,
  openToBrowsers: boolean,
): boolean {
  const key = parseHeader(header) ?? (typeof form.key === 'string' ? form.key : '');
  if (!key) {
    throw refuse(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (isSame(key, options.secretKey)) return false;
  if (!isSame(key, options.publishableKey)) {
    throw refuse(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
  }
  if (openToBrowsers) return true;
  throw refuse(
    403,
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function parseHeader(header: string | null): string | undefined {
  const [, scheme = '', value = ''] = /^(\S+)\s+(\S+)$/.exec(header ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refuse(status: number, message: string, code?: string): StripeFailure {
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...(code && { code }) });
}
