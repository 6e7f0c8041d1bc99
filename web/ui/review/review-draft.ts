import type { CreateEvent } from '../../../worker/contract/events.ts';
import type { ReviewedEvent } from '../../../worker/contract/reviewed-event.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/** What the form edits. The other fields stay as they are. */
export type ReviewedFields = Omit<ReviewedEvent, 'rsvp' | 'vibe'>;

/**
 * Values of the form. `startsAt` and `endsAt` are local times (`YYYY-MM-DDTHH:mm`) in `timeZone` and `endTimeZone`. '' is
 * unset; no `endTimeZone` is the same as `timeZone`.
 */
export type ReviewDraft = Pick<
  ReviewedFields,
  'title' | 'description' | 'timeZone' | 'location' | 'attendees' | 'audience'
> & { startsAt: string; endsAt: string; endTimeZone: string };

/** Error texts by API field. */
export type ReviewErrors = Partial<Record<keyof CreateEvent, string>>;

const toLocalTime = (iso: string | null, timeZone: string) =>
  iso ? formatWallClock(Date.parse(iso), timeZone) : '';

/** Returns the form values of an event, with times in its own zones. */
export function toReviewDraft(event: ReviewedFields): ReviewDraft {
  const { title, description, timeZone, location, attendees, audience } = event;
  const startsAt = toLocalTime(event.datetime, timeZone);
  const endTimeZone = event.endTimeZone ?? '';
  const endsAt = toLocalTime(event.endsAt, endTimeZone || timeZone);
  return { title, description, startsAt, endsAt, timeZone, endTimeZone, location, attendees, audience };
}

/**
 * Returns the request body. An unchanged time is sent as the stored instant, because a local time is ambiguous in the
 * hour that a clock change repeats.
 */
export function toReviewBody(draft: ReviewDraft, stored?: ReviewedFields): ReviewedFields {
  const { title, description, startsAt, location, attendees, timeZone, audience } = draft;
  const before = stored && stored.timeZone === timeZone ? toReviewDraft(stored) : undefined;
  const datetime = before?.startsAt === startsAt ? stored?.datetime : startsAt;
  const isSameEnd = before?.endsAt === draft.endsAt && before.endTimeZone === draft.endTimeZone;
  const endsAt = isSameEnd ? stored?.endsAt : draft.endsAt;
  // Dropped without a start, or if equal to it (the initial value of the end field).
  const hasEnd = datetime && endsAt && (endsAt !== startsAt || draft.endTimeZone);
  return {
    title: title.trim(),
    description: description.trim(),
    datetime: datetime || null,
    endsAt: hasEnd ? endsAt : null,
    timeZone,
    endTimeZone: (hasEnd && draft.endTimeZone) || null,
    location: location.trim(),
    attendees: attendees.trim(),
    audience,
  };
}

/** Returns an error for each invalid field. */
export function findReviewErrors({ title, startsAt, endsAt, endTimeZone }: ReviewDraft): ReviewErrors {
  const errors: ReviewErrors = {};
  if (!title.trim()) errors.title = 'Please enter a title.';
  // The server compares times of two zones.
  if (startsAt && endsAt && !endTimeZone && endsAt < startsAt)
    errors.endsAt = 'End time must be after the start time.';
  return errors;
}

/** Returns whether saving both would store the same event. */
export const isSameReviewDraft = (a: ReviewDraft, b: ReviewDraft): boolean =>
  JSON.stringify(toReviewBody(a)) === JSON.stringify(toReviewBody(b));
