import type { Context } from 'hono';
import type { IdempotencyKey } from '../db/itinerary/events/content-rows.ts';
import { signWithAll } from '../domain/access/crypto.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

const MAX_LENGTH = 128;
/** For a key that returns codes to anyone who repeats it, so it must be long enough to be random. */
export const MIN_KEY_LENGTH = 16;

/**
 * Reads the Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header). Returns keyed hashes of the key within
 * `scope` and of the body; both null without a key. Scopes that all callers share need a `minLength`, so that two callers
 * do not pick the same key. Throws INVALID_INPUT.
 */
export async function readIdempotencyKey(
  c: Context<AppEnv>,
  scope: string,
  body: unknown,
  minLength = 1,
): Promise<IdempotencyKey> {
  const key = c.req.header('idempotency-key')?.trim();
  if (!key) return { requestKey: null, requestHash: null };
  if (key.length < minLength || key.length > MAX_LENGTH) {
    const message = `The Idempotency-Key header must have ${minLength} to ${MAX_LENGTH} characters.`;
    throw new AppError('INVALID_INPUT', { message });
  }
  const keys = await signWithAll(c.get('settings'), 'requests', `${scope}/${key}`);
  const hashes = await signWithAll(c.get('settings'), 'requests', JSON.stringify(body));
  const [current = { requestKey: null, requestHash: null }, previous] = keys.map((requestKey, index) => ({
    requestKey,
    requestHash: hashes[index] ?? null,
  }));
  return { ...current, ...(previous && { previous }) };
}
