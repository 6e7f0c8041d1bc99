import type { Proposal, ReadEvent } from '../contract/proposals.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import type { ListedProposal } from '../db/itinerary/proposals/listed-proposals.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import { describeReasons, type StoredReason } from '../domain/proposals/describe-reasons.ts';
import { toIso } from '../domain/time/iso.ts';

/** The body of an event that was read and is not stored. */
export const toReadEvent = (row: NewProposal): ReadEvent => ({
  ...toEventFields(row),
  needsReview: row.needsReview,
  reviewReasons: describeReasons(listReasons(row), row.source.kind === 'email' ? 'email' : 'plan'),
  source: row.source,
});

function listReasons({ kind, emailChange, reasons }: NewProposal): StoredReason[] {
  const isCanceled = kind === 'cancellation' || emailChange?.kind === 'cancelled';
  const said: StoredReason[] = isCanceled
    ? ['canceled']
    : emailChange?.kind === 'duplicate'
      ? ['duplicate']
      : [];
  return [...new Set([...said, ...reasons])];
}

/** The body of a proposal. */
export function toProposal(row: ListedProposal): Proposal {
  return {
    ...toReadEvent(row),
    id: row.id,
    kind: row.kind === 'paper' ? 'paper' : 'event',
    personId: row.paperPersonId ?? null,
    eventId: row.paperEventId ?? null,
    beside: row.paperBesideId ?? row.paperEventId ?? null,
    duplicateOf: row.duplicateOf,
    change: toChange(row),
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
  };
}

function toChange({
  kind,
  targetEventId: eventId,
  targetSequence,
  changedFields,
  currentSequence: current,
}: ListedProposal): Proposal['change'] {
  if (eventId === null) return null;
  return {
    eventId,
    cancels: kind === 'cancellation',
    fields: changedFields ?? [],
    sequence: targetSequence ?? 0,
    current,
  };
}
