import type { Proposal } from '../contract/proposals.ts';
import type { ListedProposal } from '../db/proposals.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

export function toProposal(row: ListedProposal): Proposal {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    datetime: toIsoOrNull(row.startsAt),
    endsAt: toIsoOrNull(row.endsAt),
    timeZone: row.timeZone,
    endTimeZone: row.endTimeZone,
    location: row.location,
    attendees: row.attendees,
    audience: row.audience,
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
