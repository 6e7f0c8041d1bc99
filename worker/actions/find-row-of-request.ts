import type { IdempotencyKey, RequestColumns } from '../db/itinerary/events/content-rows.ts';
import { AppError } from '../errors.ts';

/**
 * The row created by an earlier request with the same idempotency key, which `find` looks up by its hash. Throws
 * IDEMPOTENCY_MISMATCH if its body differed.
 */
export async function findRowOfRequest<Row extends RequestColumns>(
  idempotencyKey: IdempotencyKey,
  find: (requestKey: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  for (const { requestKey, requestHash } of idempotencyKey.previous
    ? [idempotencyKey, idempotencyKey.previous]
    : [idempotencyKey]) {
    const row = requestKey === null ? undefined : await find(requestKey);
    if (row && row.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
    if (row) return row;
  }
  return undefined;
}
