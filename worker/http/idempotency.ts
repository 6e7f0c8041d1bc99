import type { Context } from 'hono';
import type { RequestColumns } from '../db/content-rows.ts';
import { sign } from '../domain/access/crypto.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

const MAX_LENGTH = 128;

/**
 * What marks the row that a creating call makes, from its Idempotency-Key header
 * (draft-ietf-httpapi-idempotency-key-header): the key within `scope`, and a hash of the content.
 * Both null when the caller sent no key. `minLength` is for scopes that everybody shares: there a key that is short
 * could be somebody else's too.
 */
export async function readRequestMark(
  c: Context<AppEnv>,
  scope: string,
  body: unknown,
  minLength = 1,
): Promise<RequestColumns> {
  const key = c.req.header('idempotency-key')?.trim();
  if (!key) return { requestKey: null, requestHash: null };
  if (key.length < minLength || key.length > MAX_LENGTH) {
    const message = `An Idempotency-Key has ${minLength} to ${MAX_LENGTH} characters here.`;
    throw new AppError('INVALID_INPUT', { message });
  }
  const secret = c.get('settings').APP_SECRET;
  return {
    requestKey: await sign(secret, 'requests', `${scope}/${key}`),
    requestHash: await sign(secret, 'requests', JSON.stringify(body)),
  };
}

/** The row that the first call with this key made. Throws IDEMPOTENCY_MISMATCH when its content differed. */
export function requireSameRequest<Row extends RequestColumns>(row: Row, mark: RequestColumns): Row {
  if (row.requestHash !== mark.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return row;
}
