import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import {
  type Attendees,
  formatAttendees,
  parseAttendees,
} from '../../../worker/domain/schedule/attendees.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/** What the form holds. `startsAt` and `endsAt` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone`; '' is unset. */
export type EventDraft = {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  attendees: Attendees;
  vibe: string;
};

/** Errors by API field name. */
export type EventErrors = Partial<Record<keyof CreateEvent, string>>;

/** Values of a new event: tomorrow at noon in `timeZone` (IANA); `now` in epoch ms. */
export function createEventDraft(timeZone: string, now = Date.now()): EventDraft {
  const [year, month, day] = formatWallClock(now, timeZone).slice(0, 10).split('-').map(Number);
  const tomorrow = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) + 1));
  return {
    title: '',
    description: '',
    startsAt: `${tomorrow.toISOString().slice(0, 10)}T12:00`,
    endsAt: '',
    timeZone,
    location: '',
    attendees: { mode: 'everyone', names: [] },
    vibe: '',
  };
}

/** Values of a stored event, with times in its own zone. */
export function toEventDraft(event: Event): EventDraft {
  return {
    title: event.title,
    description: event.description,
    startsAt: formatWallClock(Date.parse(event.datetime), event.timeZone),
    endsAt: event.endsAt ? formatWallClock(Date.parse(event.endsAt), event.timeZone) : '',
    timeZone: event.timeZone,
    location: event.location,
    attendees: parseAttendees(event.attendees),
    vibe: event.vibe ?? '',
  };
}

/**
 * The request body. Unchanged times are sent as the stored instants, because a wall clock is ambiguous in the hour
 * that repeats when daylight saving time ends.
 */
export function toEventBody(draft: EventDraft, stored?: Event): CreateEvent {
  const before = stored && stored.timeZone === draft.timeZone ? toEventDraft(stored) : undefined;
  const endsAt = before && stored?.endsAt && before.endsAt === draft.endsAt ? stored.endsAt : draft.endsAt;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    datetime: before && stored && before.startsAt === draft.startsAt ? stored.datetime : draft.startsAt,
    // A new end field starts with the start time, which means no end.
    endsAt: endsAt && endsAt !== draft.startsAt ? endsAt : null,
    timeZone: draft.timeZone,
    location: draft.location.trim(),
    attendees: formatAttendees(draft.attendees),
    vibe: draft.vibe.trim() || null,
  };
}

/** Errors to fix before submitting; empty if valid. */
export function findEventErrors(draft: EventDraft): EventErrors {
  const errors: EventErrors = {};
  if (!draft.title.trim()) errors.title = 'Please enter a title.';
  if (!draft.description.trim()) errors.description = 'Please enter a description.';
  if (!draft.startsAt) errors.datetime = 'Please enter a date and time.';
  if (!draft.location.trim()) errors.location = 'Please enter a location.';
  if (draft.endsAt && draft.startsAt && draft.endsAt < draft.startsAt)
    errors.endsAt = 'End time must be after the start time.';
  return errors;
}

/** Whether both would be stored the same. */
export function isSameEventDraft(a: EventDraft, b: EventDraft): boolean {
  return JSON.stringify(toEventBody(a)) === JSON.stringify(toEventBody(b));
}
