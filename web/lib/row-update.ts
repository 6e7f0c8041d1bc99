import { ApiError } from './api.ts';

/** An edit of the row `id`, as it was at `sequence`. */
export type RowUpdate<Body> = { id: number; sequence: number; body: Body };

/** What someone else saved meanwhile; `changedBy` if that was a co-host. */
export type Conflict<Stored> = { conflict: Stored; changedBy?: string | undefined };

/** Result of an update: saved, or the row was changed or deleted (`gone`) by someone else. */
export type UpdateOutcome<Stored> = { saved: Stored } | Conflict<Stored> | { gone: number };

/** Resolves to what became of an update of the row `id`. Rejects with any error but a conflict or a deletion. */
export async function toUpdateOutcome<Stored>(
  id: number,
  request: Promise<Stored>,
): Promise<UpdateOutcome<Stored>> {
  try {
    return { saved: await request };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.code === 'CONFLICT' && body.current)
      return { conflict: body.current as Stored, changedBy: body.changedBy };
    if (body?.code === 'NOT_FOUND') return { gone: id };
    throw error;
  }
}
