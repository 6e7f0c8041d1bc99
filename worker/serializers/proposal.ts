import type { Proposal } from '../contract/proposals.ts';
import type { ListedProposal } from '../db/proposals.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import { toIso } from '../domain/time/iso.ts';

/** The body of a proposal. */
export function toProposal(row: ListedProposal): Proposal {
  return {
    id: row.id,
    ...toEventFields(row),
    needsReview: row.needsReview,
    reviewReasons: row.reasons,
    duplicateOf: row.duplicateOf,
    change: toChange(row),
    source: row.source,
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
  };
}

function toChange({
  targetEventId: eventId,
  targetSequence,
  changedFields,
  currentSequence: current,
}: ListedProposal): Proposal['change'] {
  if (eventId === null) return null;
  return { eventId, fields: changedFields ?? [], sequence: targetSequence ?? 0, current };
}
