import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import {
  type Attendees,
  formatAttendees,
  parseAttendees,
} from '../../../worker/domain/schedule/attendees.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/** What the form holds. `starts` and `ends` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone`; '' is unset. */
export type EventDraft = {
  title: string;
  description: string;
  starts: string;
  ends: string;
  timeZone: string;
  location: string;
  attendees: Attendees;
  vibe: string;
};

/** What is wrong with a field, by the field's name on the wire. */
export type EventErrors = Partial<Record<keyof CreateEvent, string>>;

/** An empty form: tomorrow at noon, as the clocks in `timeZone` (IANA) have it at `now` (epoch ms). */
export function createEventDraft(timeZone: string, now = Date.now()): EventDraft {
  const [year, month, day] = formatWallClock(now, timeZone).slice(0, 10).split('-').map(Number);
  const tomorrow = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) + 1));
  return {
    title: '',
    description: '',
    starts: `${tomorrow.toISOString().slice(0, 10)}T12:00`,
    ends: '',
    timeZone,
    location: '',
    attendees: { mode: 'everyone', names: [] },
    vibe: '',
  };
}

/** The form for a stored event, its times as the clocks of its own place show them. */
export function toEventDraft(event: Event): EventDraft {
  return {
    title: event.title,
    description: event.description,
    starts: formatWallClock(Date.parse(event.datetime), event.timeZone),
    ends: event.endsAt ? formatWallClock(Date.parse(event.endsAt), event.timeZone) : '',
    timeZone: event.timeZone,
    location: event.location,
    attendees: parseAttendees(event.attendees),
    vibe: event.vibe ?? '',
  };
}

/**
 * The body to send. A time that reads as `stored` has it goes back as the stored instant: a wall clock
 * alone could not tell the second 1:30 of an autumn night from the first.
 */
export function toEventBody(draft: EventDraft, stored?: Event): CreateEvent {
  const before = stored && stored.timeZone === draft.timeZone ? toEventDraft(stored) : undefined;
  const endsAt = before && stored?.endsAt && before.ends === draft.ends ? stored.endsAt : draft.ends;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    datetime: before && stored && before.starts === draft.starts ? stored.datetime : draft.starts,
    // An end that is the beginning, as a new end field has it, says nothing.
    endsAt: endsAt && endsAt !== draft.starts ? endsAt : null,
    timeZone: draft.timeZone,
    location: draft.location.trim(),
    attendees: formatAttendees(draft.attendees),
    vibe: draft.vibe.trim() || null,
  };
}

/** What has to be filled in before the form can be sent. Empty when nothing is missing. */
export function findEventErrors(draft: EventDraft): EventErrors {
  const errors: EventErrors = {};
  if (!draft.title.trim()) errors.title = 'Please enter a title.';
  if (!draft.description.trim()) errors.description = 'Please enter a description.';
  if (!draft.starts) errors.datetime = 'Please enter a date and time.';
  if (!draft.location.trim()) errors.location = 'Please enter a location.';
  if (draft.ends && draft.starts && draft.ends < draft.starts) errors.endsAt = 'The end is before the start.';
  return errors;
}

/** Whether sending both would store the same. */
export function isSameEventDraft(a: EventDraft, b: EventDraft): boolean {
  return JSON.stringify(toEventBody(a)) === JSON.stringify(toEventBody(b));
}
