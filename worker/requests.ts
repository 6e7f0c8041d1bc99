import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { sign } from './crypto.ts';
import type { RequestMark } from './db/host-rows.ts';
import { AppError } from './errors.ts';

/**
 * What marks the row that a creating call makes, from its Idempotency-Key header
 * (draft-ietf-httpapi-idempotency-key-header): the key within `scope`, and a hash of the content.
 * Both null when the caller sent no key.
 */
export async function readRequestMark(
  c: Context<AppEnv>,
  scope: string,
  body: unknown,
): Promise<RequestMark> {
  const key = c.req.header('idempotency-key')?.trim();
  if (!key) return { requestKey: null, requestHash: null };
  if (key.length < 16 || key.length > 128) {
    throw new AppError('INVALID_INPUT', { message: 'An Idempotency-Key has 16 to 128 characters.' });
  }
  const secret = c.get('settings').APP_SECRET;
  return {
    requestKey: await sign(secret, 'requests', `${scope}/${key}`),
    requestHash: await sign(secret, 'requests', JSON.stringify(body)),
  };
}

/** The row that the first call with this key made. Throws IDEMPOTENCY_MISMATCH when its content differed. */
export function requireSameRequest<Row extends RequestMark>(row: Row, mark: RequestMark): Row {
  if (row.requestHash !== mark.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return row;
}
