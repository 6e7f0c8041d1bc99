import type { EmailChange } from '../../worker/contract/unclaimed.ts';
import type { Reading, UnclaimedEventDraft } from '../reading.ts';
import { computeBookingKey } from './booking-key.ts';
import {
  findCanceledEvent,
  findDuplicate,
  isAlreadyMoved,
  isOutdated,
  pairWithKnown,
  toAssignedSummary,
  toChanged,
  toDuplicate,
} from './find-known-event.ts';
import type {
  AssignedEvent,
  KnownEvent,
  MatchResult,
  NewUnclaimedEvent,
  UnclaimedEventChange,
} from './known-events.ts';

type MatchInput = Pick<Reading, 'drafts' | 'canceledDrafts' | 'original'>;

/**
 * Compares the drafts of an email with the account's events. The same booking at the same time is already known;
 * at another time it updates the unclaimed event, or proposes a change of the event it was assigned to. A
 * cancellation only adds the change. Similar bookings become new events with the mark of a duplicate.
 * `isSenderKnown` is false if only a typed address links the sender to the account: such emails, which anyone
 * can send, never change existing events.
 */
export function matchKnownEvents(
  { drafts, canceledDrafts, original }: MatchInput,
  known: KnownEvent[],
  isSenderKnown: boolean,
): MatchResult {
  const results: MatchResult[] = [];
  for (const [key, group] of Map.groupBy(drafts, ({ identity }) => computeBookingKey(identity) ?? '')) {
    const { fresh, pairs } = pairWithKnown(key, group, known);
    results.push({ ...NO_MATCH, knownCount: group.length - fresh.length });
    for (const draft of fresh) {
      const match = pairs.get(draft);
      if (match) results.push(matchDraft(draft, match, original.sentAt, isSenderKnown));
      else
        results.push(
          insert({ kind: 'event', draft, key: key || null, emailChange: findDuplicate(draft, known) }),
        );
    }
  }
  for (const { event, draft } of findCanceledEvent(canceledDrafts, known))
    results.push(matchCancellation(event, draft, isSenderKnown));
  return {
    inserts: results.flatMap(({ inserts }) => inserts),
    changes: results.flatMap(({ changes }) => changes),
    knownCount: results.reduce((sum, { knownCount }) => sum + knownCount, 0),
  };
}

const NO_MATCH: MatchResult = { inserts: [], changes: [], knownCount: 0 };
const insert = (event: NewUnclaimedEvent): MatchResult => ({ ...NO_MATCH, inserts: [event] });
const change = (event: UnclaimedEventChange): MatchResult => ({ ...NO_MATCH, changes: [event] });

/** What a draft does to the event whose start it replaces. */
function matchDraft(
  draft: UnclaimedEventDraft,
  match: KnownEvent,
  sentAt: string | undefined,
  isSenderKnown: boolean,
): MatchResult {
  const { id, sequence, key, event } = match;
  if (isOutdated(sentAt, match) || isAlreadyMoved(draft, event)) return { ...NO_MATCH, knownCount: 1 };
  if (event) return insert({ kind: 'event', draft, key, emailChange: toChangeOfAssigned(event) });
  if (!isSenderKnown) return insert({ kind: 'event', draft, key, emailChange: toDuplicate(match) });
  return change({ id, sequence, draft, emailChange: toChanged(match) });
}

function matchCancellation(
  match: KnownEvent,
  draft: UnclaimedEventDraft,
  isSenderKnown: boolean,
): MatchResult {
  const { id, sequence, event, emailChange } = match;
  if (event?.hasCancellation) return { ...NO_MATCH, knownCount: 1 };
  if (event)
    return insert({ kind: 'cancellation', draft, key: null, emailChange: toCancellationOfAssigned(event) });
  if (!isSenderKnown || emailChange?.kind === 'cancelled') return NO_MATCH;
  return change({ id, sequence, draft: null, emailChange: { kind: 'cancelled' } });
}

const toChangeOfAssigned = (event: AssignedEvent): EmailChange => ({
  kind: 'change-of-assigned',
  event: toAssignedSummary(event),
});
const toCancellationOfAssigned = (event: AssignedEvent): EmailChange => ({
  kind: 'cancellation-of-assigned',
  event: toAssignedSummary(event),
});
