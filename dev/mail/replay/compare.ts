import type { Reading, UnclaimedEventDraft } from '../../../email-worker/reading.ts';
import { computeBookingKey } from '../../../email-worker/resolve/booking-key.ts';

/** A row of an account's proposals. */
export type StoredUnclaimedEvent = {
  id: number;
  mail_id: number;
  user_id: number;
  booking_key: string | null;
  kind: string;
  status: string;
  sequence: number;
  title: string;
  starts_at: number | null;
  time_zone: string;
  location: string;
  event_type: string;
  confidence: number;
  needs_review: number;
};

/**
 * The changes of reading an email again, one line each. Events that were edited, resolved or assigned do not change.
 * `others` are the account's events from other emails; a booking that is among them is not new.
 */
export function compareReading(
  reading: Reading,
  stored: StoredUnclaimedEvent[],
  others: StoredUnclaimedEvent[] = [],
): string[] {
  const waiting = stored.filter(({ status }) => status === 'waiting');
  const untouched = waiting.filter(({ sequence }) => sequence === 0);
  const kept = stored.filter(
    ({ status, sequence }) => status === 'added' || (status === 'waiting' && sequence > 0),
  );
  const rest = [...untouched];
  const lines: string[] = [];
  for (const draft of reading.drafts) {
    if (kept.some((other) => isSame(draft, other)) || others.some((other) => isSameBooking(draft, other)))
      continue;
    const index = findMatch(draft, rest);
    const old = index < 0 ? undefined : rest.splice(index, 1)[0];
    lines.push(...(old ? describeChanges(draft, old) : [`+ ${toSummary(draft)}`]));
  }
  return [...lines, ...rest.filter(isRemoved(reading)).map((event) => `- [${event.kind}] ${event.title}`)];
}

/** The problem entry of an email that still cannot be read is kept. */
const isRemoved = (reading: Reading) => (event: StoredUnclaimedEvent) =>
  event.kind === 'event' || (event.kind === 'problem' && reading.drafts.length > 0);

const toInstant = (iso: string | null) => (iso === null ? null : Date.parse(iso));
const isSame = (draft: UnclaimedEventDraft, stored: StoredUnclaimedEvent) =>
  stored.event_type === draft.eventType && stored.starts_at === toInstant(draft.datetime);

const isSameBooking = ({ identity }: UnclaimedEventDraft, { booking_key, status }: StoredUnclaimedEvent) =>
  status !== 'deleted' && booking_key !== null && booking_key === computeBookingKey(identity);

/** Index of the stored event that a draft replaces, or -1. */
function findMatch(draft: UnclaimedEventDraft, stored: StoredUnclaimedEvent[]): number {
  const events = stored
    .map((other, index) => ({ other, index }))
    .filter(({ other }) => other.kind === 'event');
  const same =
    events.find(({ other }) => isSame(draft, other)) ??
    events.find(({ other }) => other.title === draft.title);
  return same?.index ?? -1;
}

function describeChanges(draft: UnclaimedEventDraft, old: StoredUnclaimedEvent): string[] {
  const fields: [string, unknown, unknown][] = [
    ['title', old.title, draft.title],
    ['start', toIso(old.starts_at), draft.datetime],
    ['zone', old.time_zone, draft.timeZone],
    ['place', old.location, draft.location],
    ['type', old.event_type, draft.eventType],
    ['confidence', old.confidence, draft.confidence],
    ['needs review', Boolean(old.needs_review), draft.needsReview],
  ];
  const changes = fields.filter(([, before, after]) => before !== after);
  if (changes.length === 0) return [];
  return [
    `~ ${toSummary(draft)}`,
    ...changes.map(([name, before, after]) => `    ${name}: ${before} → ${after}`),
  ];
}

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const toSummary = ({ eventType, title, datetime }: UnclaimedEventDraft) =>
  `[${eventType}] ${title}, ${datetime ?? 'no date'}`;
