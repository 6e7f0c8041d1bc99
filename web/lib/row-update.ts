import type { Undo } from '../../worker/contract/undo.ts';
import { ApiError } from './api.ts';
import { isOwnSave, rememberOwnSave } from './own-saves.ts';

/** An edit of the row `id`, as it was at `sequence`. */
export type RowUpdate<Body> = { id: number; sequence: number; body: Body };

/** Who saved the other version of a conflict. */
export type ConflictAuthor = {
  /** Name of the co-host, if it was one. */
  changedBy?: string | undefined;
  /** It was saved in another tab of this browser. */
  isOwn?: boolean;
};

/** An update failed because another version was saved meanwhile. `conflict`: that version. */
export type Conflict<Stored> = ConflictAuthor & { conflict: Stored };

/** Result of an update: saved, or the row was changed or deleted (`gone`) meanwhile. */
export type UpdateOutcome<Stored> = { saved: Stored } | Conflict<Stored> | { gone: number };

/** A stored row that can be edited. `undo`: of the save that it comes from. */
export type Row = { id: number; sequence: number; undo?: Undo | null };
type Kind = 'event' | 'faq' | 'proposal' | 'unclaimed';

/** Resolves to what became of an update of the row `id`. Rejects with any error but a conflict or a deletion. */
export async function toUpdateOutcome<Stored extends Row>(
  kind: Kind,
  id: number,
  request: Promise<Stored>,
): Promise<UpdateOutcome<Stored>> {
  const toVersion = ({ sequence }: Row) => `${kind}/${id}/${sequence}`;
  try {
    const saved = await request;
    rememberOwnSave(toVersion(saved));
    return { saved };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.code === 'CONFLICT' && body.current) {
      const conflict = body.current as Stored;
      return { conflict, changedBy: body.changedBy, isOwn: isOwnSave(toVersion(conflict)) };
    }
    if (body?.code === 'NOT_FOUND') return { gone: id };
    throw error;
  }
}
