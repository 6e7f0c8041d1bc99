import type { Audience, CreateEvent, Event, EventFields } from '../../../worker/contract/events.ts';
import type { EventRsvp } from '../../../worker/contract/rsvps.ts';
import { type Attendees, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatAttendees } from '../../../worker/domain/schedule/format-attendees.ts';
import { addDays } from '../../../worker/domain/time/days.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { addNames } from './name-list.ts';

/**
 * What the form holds. `startsAt` and `endsAt` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone` and `endTimeZone`; ''
 * is unset, and no `endTimeZone` is the same as `timeZone`. `typedName` is text in the attendee field that was not added
 * as a name yet.
 */
export type EventDraft = {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  endTimeZone: string;
  location: string;
  attendees: Attendees;
  typedName: string;
  audience: Audience;
  vibe: string;
  /** Stays when others are moved. */
  pinned: boolean;
  asksRsvp: boolean;
  /** A number of people, or '' for no limit. */
  capacity: string;
  /** The note to guests about this change. */
  note: string;
  /** Guests are not told about this change. */
  isSilent: boolean;
};

/** Errors by API field name. */
export type EventErrors = Partial<Record<keyof CreateEvent | 'rsvp.capacity', string>>;

const HOUR_MS = 3_600_000;
const NOTICE = { note: '', isSilent: false };

/** Values of a new event: tomorrow at noon in `timeZone` (IANA); `now` in epoch ms. */
export function createEventDraft(timeZone: string, now = Date.now()): EventDraft {
  const tomorrow = addDays(formatWallClock(now, timeZone).slice(0, 10), 1);
  return {
    title: '',
    description: '',
    startsAt: `${tomorrow}T12:00`,
    endsAt: '',
    timeZone,
    endTimeZone: '',
    location: '',
    attendees: { mode: 'everyone', names: [] },
    typedName: '',
    audience: 'everyone',
    vibe: '',
    pinned: false,
    asksRsvp: false,
    capacity: '',
    ...NOTICE,
  };
}

/** Values of an event added after `previous`: on the same day, when that one ends or an hour later. */
export function createNextEventDraft(previous: Event): EventDraft {
  const { startsAt, endsAt, timeZone, endTimeZone } = toEventDraft(previous);
  // After an arrival in another zone, the plan goes on there.
  if (endsAt && endTimeZone) return { ...createEventDraft(endTimeZone), startsAt: endsAt };
  const isSameDay = endsAt.startsWith(startsAt.slice(0, 10));
  return { ...createEventDraft(timeZone), startsAt: isSameDay ? endsAt : addHourWithinDay(startsAt) };
}

function addHourWithinDay(wallClock: string): string {
  const later = new Date(Date.parse(`${wallClock}Z`) + HOUR_MS).toISOString().slice(0, 16);
  return later.slice(0, 10) === wallClock.slice(0, 10) ? later : wallClock;
}

/** Values of a stored event, with times in its own zones. */
export function toEventDraft(event: Event): EventDraft {
  const { timeZone, endTimeZone } = event;
  return {
    title: event.title,
    description: event.description,
    startsAt: formatWallClock(Date.parse(event.datetime), timeZone),
    endsAt: event.endsAt ? formatWallClock(Date.parse(event.endsAt), endTimeZone ?? timeZone) : '',
    timeZone,
    endTimeZone: endTimeZone ?? '',
    location: event.location,
    attendees: parseAttendees(event.attendees),
    typedName: '',
    audience: event.audience,
    vibe: event.vibe ?? '',
    pinned: event.pinned,
    asksRsvp: event.rsvp !== null,
    capacity: String(event.rsvp?.capacity ?? ''),
    ...NOTICE,
  };
}

/**
 * The request body. Unchanged times are sent as the stored instants, because a wall clock is ambiguous in the hour
 * that repeats when daylight saving time ends.
 */
export function toEventBody(
  draft: EventDraft,
  stored?: Event,
): EventFields & Pick<CreateEvent, 'note' | 'notify'> {
  const before = stored && stored.timeZone === draft.timeZone ? toEventDraft(stored) : undefined;
  const isSameEnd = before?.endsAt === draft.endsAt && before.endTimeZone === draft.endTimeZone;
  const endsAt = isSameEnd && stored?.endsAt ? stored.endsAt : draft.endsAt;
  // A new end field starts with the start time, which means no end.
  const hasEnd = endsAt && (endsAt !== draft.startsAt || draft.endTimeZone);
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    datetime: before && stored && before.startsAt === draft.startsAt ? stored.datetime : draft.startsAt,
    endsAt: hasEnd ? endsAt : null,
    timeZone: draft.timeZone,
    endTimeZone: (hasEnd && draft.endTimeZone) || null,
    location: draft.location.trim(),
    attendees: formatAttendees(toAttendees(draft)),
    audience: draft.audience,
    vibe: draft.vibe.trim() || null,
    pinned: draft.pinned,
    rsvp: toEventRsvp(draft),
    ...toNotice(draft),
  };
}

const toEventRsvp = ({ asksRsvp, capacity }: EventDraft): EventRsvp | null =>
  asksRsvp ? { capacity: capacity.trim() ? Number(capacity) : null } : null;

function toNotice({ note, isSilent }: EventDraft): Pick<CreateEvent, 'note' | 'notify'> {
  if (isSilent) return { notify: false };
  return note.trim() ? { note: note.trim() } : {};
}

/** The attendees with the typed name. */
export function toAttendees({ attendees, typedName }: EventDraft): Attendees {
  const { names } = addNames(attendees.names, typedName);
  return { mode: attendees.mode === 'everyone' && names.length > 0 ? 'except' : attendees.mode, names };
}

/** Errors to fix before submitting; empty if valid. A `stored` event may be without description and location. */
export function findEventErrors(draft: EventDraft, stored?: Event): EventErrors {
  const errors: EventErrors = {};
  if (!draft.title.trim()) errors.title = t('enterTitle');
  if (!stored && !draft.description.trim()) errors.description = t('enterDescription');
  if (!draft.startsAt) errors.datetime = t('enterDateAndTime');
  if (!stored && !draft.location.trim()) errors.location = t('enterLocation');
  // The server compares times of two zones.
  const isOneZone = !draft.endTimeZone || draft.endTimeZone === draft.timeZone;
  if (isOneZone && draft.endsAt && draft.startsAt && draft.endsAt < draft.startsAt)
    errors.endsAt = t('endAfterStart');
  const { message } = addNames([], draft.typedName);
  if (message) errors.attendees = message;
  else if (isForNobody(draft)) errors.attendees = t('addOneGuest');
  return errors;
}

/** Without names it would be for everyone with a personal link. */
const isForNobody = (draft: EventDraft): boolean =>
  draft.audience === 'attendees' && draft.attendees.mode === 'only' && toAttendees(draft).names.length === 0;

/** Whether both would be stored the same. */
export function isSameEventDraft(a: EventDraft, b: EventDraft): boolean {
  return JSON.stringify(toEventBody(a)) === JSON.stringify(toEventBody(b));
}
