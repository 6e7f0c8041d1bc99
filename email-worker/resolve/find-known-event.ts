import type { AssignedEventSummary, EmailChange, EventSummary } from '../../worker/contract/unclaimed.ts';
import { foldWords } from '../../worker/domain/text/fold-text.ts';
import type { BookingIdentity, UnclaimedEventDraft } from '../reading.ts';
import { computeBookingKey, hasConfirmationNumber } from './booking-key.ts';
import type { AssignedEvent, KnownEvent } from './known-events.ts';

/** The drafts of one booking key that are not known at their time, and the events that they replace. */
export function pairWithKnown(key: string, group: UnclaimedEventDraft[], known: KnownEvent[]) {
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
export function isOutdated(sentAt: string | undefined, { saidAt }: KnownEvent): boolean {
  return sentAt !== undefined && saidAt !== null && Date.parse(sentAt) < saidAt;
}

/** The host moved the event by hand before the email arrived. */
export const isAlreadyMoved = (draft: UnclaimedEventDraft, event: AssignedEvent | null) =>
  event !== null && draft.datetime !== null && Date.parse(draft.datetime) === event.startsAt;

/** An event with another key that starts at the same time and has the same leg, title or place. */
export function findDuplicate(draft: UnclaimedEventDraft, known: KnownEvent[]): EmailChange | null {
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
export function findCanceledEvent(canceledDrafts: UnclaimedEventDraft[], known: KnownEvent[]) {
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

/** A change that says that the itinerary has the event already. */
export function toDuplicate(duplicate: KnownEvent): EmailChange {
  const { event } = duplicate;
  const of = event
    ? { ...toSummary(event), id: null, projectName: event.projectName }
    : { ...toSummary(duplicate), id: duplicate.id, projectName: null };
  return { kind: 'duplicate', of };
}

/** Keeps the original values through several unanswered changes in a row. */
export function toChanged(event: KnownEvent): EmailChange {
  return event.emailChange?.kind === 'changed'
    ? event.emailChange
    : { kind: 'changed', was: toSummary(event) };
}

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
/** What is shown of an event that the host has assigned to an itinerary. */
export const toAssignedSummary = (event: AssignedEvent): AssignedEventSummary => ({
  ...toSummary(event),
  projectId: event.projectId,
  projectName: event.projectName,
  eventId: event.id,
  sequence: event.sequence,
});
