import type { EventType } from '../../../worker/contract/choices.ts';
import type { Audience } from '../../../worker/contract/events.ts';
import type { PatchUnclaimed, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/**
 * Values of the form. `startsAt` and `endsAt` are local times (`YYYY-MM-DDTHH:mm`) in `timeZone` and `endTimeZone`. '' is
 * unset; no `endTimeZone` is the same as `timeZone`.
 */
export type UnclaimedDraft = {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  endTimeZone: string;
  eventType: EventType;
  location: string;
  attendees: string;
  audience: Audience;
};

/** Error texts by API field. */
export type UnclaimedErrors = Partial<Record<keyof PatchUnclaimed, string>>;

const toLocalTime = (iso: string | null, timeZone: string) =>
  iso ? formatWallClock(Date.parse(iso), timeZone) : '';

/** Returns the form values of an unclaimed event, with times in its own zone. */
export function toUnclaimedDraft(event: UnclaimedEvent): UnclaimedDraft {
  const { title, description, timeZone, eventType, location, attendees, audience } = event;
  const startsAt = toLocalTime(event.datetime, timeZone);
  const endTimeZone = event.endTimeZone ?? '';
  const endsAt = toLocalTime(event.endsAt, endTimeZone || timeZone);
  const times = { startsAt, endsAt, timeZone, endTimeZone };
  return { title, description, ...times, eventType, location, attendees, audience };
}

/**
 * Returns the request body. An unchanged time is sent as the stored instant, because a local time is ambiguous in the
 * hour that a clock change repeats.
 */
export function toUnclaimedBody(
  draft: UnclaimedDraft,
  stored?: UnclaimedEvent,
): Omit<PatchUnclaimed, 'sequence'> {
  const { title, description, startsAt, location, attendees, ...rest } = draft;
  const before = stored && stored.timeZone === draft.timeZone ? toUnclaimedDraft(stored) : undefined;
  const datetime = before?.startsAt === startsAt ? stored?.datetime : startsAt;
  const isSameEnd = before?.endsAt === draft.endsAt && before.endTimeZone === draft.endTimeZone;
  const endsAt = isSameEnd ? stored?.endsAt : draft.endsAt;
  // Dropped without a start, or if equal to it (the initial value of the end field).
  const hasEnd = datetime && endsAt && (endsAt !== startsAt || draft.endTimeZone);
  return {
    ...rest,
    title: title.trim(),
    description: description.trim(),
    location: location.trim(),
    attendees: attendees.trim(),
    datetime: datetime || null,
    endsAt: hasEnd ? endsAt : null,
    endTimeZone: (hasEnd && draft.endTimeZone) || null,
  };
}

/** Returns an error for each invalid field. */
export function findUnclaimedErrors({
  title,
  startsAt,
  endsAt,
  endTimeZone,
}: UnclaimedDraft): UnclaimedErrors {
  const errors: UnclaimedErrors = {};
  if (!title.trim()) errors.title = 'Please enter a title.';
  // The server compares times of two zones.
  if (startsAt && endsAt && !endTimeZone && endsAt < startsAt)
    errors.endsAt = 'End time must be after the start time.';
  return errors;
}

/** Returns whether saving both would store the same event. */
export function isSameUnclaimedDraft(a: UnclaimedDraft, b: UnclaimedDraft): boolean {
  return JSON.stringify(toUnclaimedBody(a)) === JSON.stringify(toUnclaimedBody(b));
}
