import type { RequestColumns } from '../db/content-rows.ts';
import { AppError } from '../errors.ts';

/** Returns the row created by an earlier request with this key. Throws IDEMPOTENCY_MISMATCH if its body differed. */
export function requireSameRequest<Row extends RequestColumns>(row: Row, mark: RequestColumns): Row {
  if (row.requestHash !== mark.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return row;
}
