import { useMutation } from '@tanstack/react-query';
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

type UpdateOptions<Stored extends Row, Body> = {
  kind: Kind;
  fallback: string;
  send: (update: RowUpdate<Body>) => Promise<Stored>;
  /** Changes the cached rows and refetches them in the background. */
  rewrite: (change: (rows: Stored[]) => Stored[]) => Promise<unknown>;
  /** Puts the row that the server has into the list. */
  upsert: (rows: Stored[], row: Stored) => Stored[];
};

/** Updates a row if it still has `sequence`. A change or deletion by someone else is a result, not an error. */
export const useRowUpdate = <Stored extends Row, Body>(options: UpdateOptions<Stored, Body>) =>
  useMutation({
    meta: { fallback: options.fallback, formShowsFields: true },
    mutationFn: (update: RowUpdate<Body>) => toUpdateOutcome(options.kind, update.id, options.send(update)),
    onSuccess: (outcome) =>
      options.rewrite((rows) => {
        if ('gone' in outcome) return rows.filter(({ id }) => id !== outcome.gone);
        return options.upsert(rows, 'saved' in outcome ? outcome.saved : outcome.conflict);
      }),
  });

/** A stored row that can be edited. `undo`: of the save that it comes from. */
export type Row = { id: number; sequence: number; undo?: Undo | null };
type Kind = 'event' | 'faq' | 'proposal' | 'unclaimed';

/** Resolves to what became of an update of the row `id`. Rejects with any error but a conflict or a deletion. */
async function toUpdateOutcome<Stored extends Row>(
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
