import type { AssignedEventSummary, EmailChange, EventSummary } from '../../worker/contract/unclaimed.ts';
import { foldWords } from '../../worker/domain/text/fold-text.ts';
import type { BookingIdentity, Reading, UnclaimedEventDraft } from '../reading.ts';
import { computeBookingKey, hasConfirmationNumber } from './booking-key.ts';
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
  for (const { event, draft } of findCanceled(canceledDrafts, known))
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

/** The drafts of one booking key that are not known at their time, and the events that they replace. */
function pairWithKnown(key: string, group: UnclaimedEventDraft[], known: KnownEvent[]) {
  const sameKey = key === '' ? [] : known.filter((event) => event.key === key);
  const bookings = listBookings(sameKey);
  const replaced = bookings.filter((event) => !group.some((draft) => isSameStart(draft, event)));
  const fresh = group.filter((draft) => !sameKey.some((event) => isSameStart(draft, event)));
  const isSameCount = group.length === bookings.length;
  return { fresh, pairs: pairByStart(fresh, replaced, hasConfirmationNumber(key) && isSameCount) };
}

/** A date without a time matches any start on that day, because reminders often omit the time. */
function isSameStart(
  { identity: { localStart }, status }: UnclaimedEventDraft,
  { start }: KnownEvent,
): boolean {
  if (start === null || localStart === start) return localStart === (start ?? '');
  return localStart.length === 10 && start.startsWith(localStart) && status !== 'changed';
}

/**
 * Pairs new starts with the old ones they replace, in order. Certain only for a numbered booking with as many
 * starts as before, or if the email announces a change and one of each is left.
 */
function pairByStart(fresh: UnclaimedEventDraft[], replaced: KnownEvent[], isCertain: boolean) {
  const isChange = fresh.length === 1 && replaced.length === 1 && fresh[0]?.status === 'changed';
  if (!isCertain && !isChange) return new Map<UnclaimedEventDraft, KnownEvent>();
  const old = [...replaced].sort((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
  const inOrder = [...fresh].sort((a, b) => a.identity.localStart.localeCompare(b.identity.localStart));
  return new Map(inOrder.flatMap((draft, at) => (old[at] ? [[draft, old[at]] as const] : [])));
}

/** Keeps only the latest of several unclaimed events assigned to one event. */
function listBookings(events: KnownEvent[]): KnownEvent[] {
  const byEvent = new Map(events.map((one) => [toBookingName(one), one]));
  return [...byEvent.values()];
}

/** Events of different itineraries may have the same id. */
const toBookingName = ({ id, event }: KnownEvent) =>
  event ? `event ${event.projectId} ${event.id}` : `unclaimed ${id}`;

/** An old confirmation, forwarded again after a change, must not restore the old time. */
function isOutdated(sentAt: string | undefined, { saidAt }: KnownEvent): boolean {
  return sentAt !== undefined && saidAt !== null && Date.parse(sentAt) < saidAt;
}

/** The host moved the event by hand before the email arrived. */
const isAlreadyMoved = (draft: UnclaimedEventDraft, event: AssignedEvent | null) =>
  event !== null && draft.datetime !== null && Date.parse(draft.datetime) === event.startsAt;

/** An event with another key that starts at the same time and has the same leg, title or place. */
function findDuplicate(draft: UnclaimedEventDraft, known: KnownEvent[]): EmailChange | null {
  const key = computeBookingKey(draft.identity);
  const duplicate = known.find(
    (event) =>
      event.key !== null &&
      event.key !== key &&
      event.start === draft.identity.localStart &&
      isSimilar(draft, event),
  );
  return duplicate ? toDuplicate(duplicate) : null;
}

function isSimilar({ identity, title }: UnclaimedEventDraft, event: KnownEvent): boolean {
  if (!event.key?.startsWith(identity.eventType)) return false;
  const [type, , leg = ''] = event.key.split('#');
  const isSameLeg = identity.leg !== '' && (leg === identity.leg || event.key === `${type}@${identity.leg}`);
  return isSameLeg || foldWords(event.title) === foldWords(title) || isSamePlace(identity, event);
}

function isSamePlace({ place }: BookingIdentity, { location }: KnownEvent): boolean {
  const [a, b] = [foldWords(place), foldWords(location)];
  return a.length > 3 && b.length > 3 && (b.includes(a) || a.includes(b));
}

/** The events that a cancellation means: by number and leg, else by place and start. */
function findCanceled(canceledDrafts: UnclaimedEventDraft[], known: KnownEvent[]) {
  const found = new Map<string, { event: KnownEvent; draft: UnclaimedEventDraft }>();
  for (const draft of canceledDrafts) {
    const { confirmation, leg, localStart } = draft.identity;
    const key = computeBookingKey(draft.identity);
    const events = known.filter((event) => {
      if (confirmation === '') return event.key === key && event.start === localStart;
      const eventLeg = event.key?.split('#')[2] ?? '';
      return event.confirmation === confirmation && (leg === '' || eventLeg === '' || eventLeg === leg);
    });
    for (const event of listBookings(events)) found.set(toBookingName(event), { event, draft });
  }
  return found.values();
}

function toDuplicate(duplicate: KnownEvent): EmailChange {
  const { event } = duplicate;
  const of = event
    ? { ...toSummary(event), id: null, projectName: event.projectName }
    : { ...toSummary(duplicate), id: duplicate.id, projectName: null };
  return { kind: 'duplicate', of };
}

/** Keeps the original values through several unanswered changes in a row. */
function toChanged(event: KnownEvent): EmailChange {
  return event.emailChange?.kind === 'changed'
    ? event.emailChange
    : { kind: 'changed', was: toSummary(event) };
}

const toChangeOfAssigned = (event: AssignedEvent): EmailChange => ({
  kind: 'change-of-assigned',
  event: toAssignedSummary(event),
});
const toCancellationOfAssigned = (event: AssignedEvent): EmailChange => ({
  kind: 'cancellation-of-assigned',
  event: toAssignedSummary(event),
});

type Summarized = Pick<KnownEvent, 'title' | 'startsAt' | 'endsAt' | 'timeZone' | 'endTimeZone' | 'location'>;

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const toSummary = ({
  title,
  startsAt,
  endsAt,
  timeZone,
  endTimeZone,
  location,
}: Summarized): EventSummary => ({
  title,
  datetime: toIso(startsAt),
  endsAt: toIso(endsAt),
  timeZone,
  endTimeZone,
  location,
});
const toAssignedSummary = (event: AssignedEvent): AssignedEventSummary => ({
  ...toSummary(event),
  projectId: event.projectId,
  projectName: event.projectName,
  eventId: event.id,
  sequence: event.sequence,
});
