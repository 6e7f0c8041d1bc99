import type { Reading, UnclaimedEventDraft } from '../../../email-worker/reading.ts';
import { computeBookingKey } from '../../../email-worker/resolve/booking-key.ts';

/** A card as the database has it. */
export type StoredCard = {
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
 * What reading a mail anew would change, a line each; empty where nothing would. Cards that somebody has edited,
 * answered or assigned stay as they are, whatever a reader says. `others` are cards that the account has from
 * other mails: a booking that one of them tells of is known.
 */
export function compareReading(reading: Reading, stored: StoredCard[], others: StoredCard[] = []): string[] {
  const waiting = stored.filter(({ status }) => status === 'waiting');
  const untouched = waiting.filter(({ sequence }) => sequence === 0);
  const kept = stored.filter(
    (card) => card.status === 'assigned' || (card.status === 'waiting' && card.sequence > 0),
  );
  const rest = [...untouched];
  const lines: string[] = [];
  for (const card of reading.drafts) {
    if (kept.some((other) => isSame(card, other)) || others.some((other) => isSameBooking(card, other)))
      continue;
    const at = findNearest(card, rest);
    const old = at < 0 ? undefined : rest.splice(at, 1)[0];
    lines.push(...(old ? sketchChange(card, old) : [`+ ${sketch(card)}`]));
  }
  return [...lines, ...rest.filter(isLost(reading)).map((card) => `- [${card.kind}] ${card.title}`)];
}

/** A mail that still cannot be read keeps its card. */
const isLost = (reading: Reading) => (card: StoredCard) =>
  card.kind === 'event' || (card.kind === 'problem' && reading.drafts.length > 0);

const toInstant = (iso: string | null) => (iso === null ? null : Date.parse(iso));
const isSame = (card: UnclaimedEventDraft, stored: StoredCard) =>
  stored.event_type === card.eventType && stored.starts_at === toInstant(card.datetime);

const isSameBooking = ({ identity }: UnclaimedEventDraft, { booking_key, status }: StoredCard) =>
  status !== 'deleted' && booking_key !== null && booking_key === computeBookingKey(identity);

function findNearest(card: UnclaimedEventDraft, stored: StoredCard[]): number {
  const events = stored.map((other, at) => ({ other, at })).filter(({ other }) => other.kind === 'event');
  const same =
    events.find(({ other }) => isSame(card, other)) ?? events.find(({ other }) => other.title === card.title);
  return same?.at ?? -1;
}

function sketchChange(card: UnclaimedEventDraft, old: StoredCard): string[] {
  const told: [string, unknown, unknown][] = [
    ['title', old.title, card.title],
    ['start', toIso(old.starts_at), card.datetime],
    ['zone', old.time_zone, card.timeZone],
    ['place', old.location, card.location],
    ['type', old.event_type, card.eventType],
    ['confidence', old.confidence, card.confidence],
    ['needs review', Boolean(old.needs_review), card.needsReview],
  ];
  const changes = told.filter(([, before, after]) => before !== after);
  if (changes.length === 0) return [];
  return [
    `~ ${sketch(card)}`,
    ...changes.map(([name, before, after]) => `    ${name}: ${before} → ${after}`),
  ];
}

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const sketch = ({ eventType, title, datetime }: UnclaimedEventDraft) =>
  `[${eventType}] ${title}, ${datetime ?? 'no date'}`;
