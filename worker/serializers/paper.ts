import type { Paper } from '../contract/papers.ts';
import type { PaperRow } from '../db/schema/itinerary/papers.ts';

/** A ticket or pass, for a host or a guest. */
export function toPaper(row: PaperRow, isHost: boolean): Paper {
  const { id, title, kind, personId, eventId, type, bytes, sequence, addedByKind, addedByName } = row;
  return {
    ...{ id, title, kind, personId, eventId, type, size: bytes },
    ...(isHost && { addedBy: { kind: addedByKind, name: addedByName } }),
    sequence,
  };
}
