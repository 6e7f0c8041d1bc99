import { UNDO_MS } from '../contract/limits.ts';
import type { Undo, UndoOfRows } from '../contract/undo.ts';

/**
 * How a client can undo a save at `now` (epoch milliseconds): `seq` is an entry of the change log that the call wrote. Null
 * if nothing changed.
 */
export function toUndo(seq: number, now: number): Undo;
export function toUndo(seq: number | null, now: number): Undo | null;
export function toUndo(seq: number | null, now: number): Undo | null {
  return seq === null ? null : { seq, expiresAt: toExpiry(now) };
}

/** How a client can undo that rows were deleted or accepted: by `seq`, or by the rows' `ids`. */
export const toUndoOfRows = (ids: number[], seq: number | null, now: number): UndoOfRows => ({
  ids,
  seq,
  expiresAt: toExpiry(now),
});

const toExpiry = (now: number) => new Date(now + UNDO_MS).toISOString();
