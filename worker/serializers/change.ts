import type { Change } from '../contract/history.ts';
import type { ChangeRow } from '../db/schema/itinerary/changes.ts';
import { toIso } from '../domain/time/iso.ts';

/** The body of an entry of the change log. */
export function toChange(row: ChangeRow): Change {
  const { seq, at, byKind, byName, action, entity, entityId, before, after } = row;
  return {
    seq,
    at: toIso(at),
    by: { kind: byKind, name: byName },
    action,
    entity,
    entityId,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  };
}
