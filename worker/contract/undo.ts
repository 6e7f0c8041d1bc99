import { z } from './zod.ts';

/**
 * How to undo a call: its answer has `undo`, null if nothing changed. `POST /api/projects/{id}/undo`, `undoSchema` →
 * `RestoreResult`: restores all entries that the call has in the change log, before `expiresAt` (ten minutes). 404 NOT_FOUND
 * after that, 409 CONFLICT with `current` if something newer stands, and what refuses such a change by hand. An undo can be
 * undone, too. The history undoes single changes for 30 days.
 */
export type Undo = { seq: number; expiresAt: string };

/**
 * For rows that were deleted or accepted. POST `ids` to the restore route (`proposals/undo` for what was accepted) to undo it
 * for these rows. `seq` is null if no single call did it.
 */
export type UndoOfRows = { ids: number[]; seq: number | null; expiresAt: string };

export const undoSchema = z.object({ seq: z.int().min(0) });
