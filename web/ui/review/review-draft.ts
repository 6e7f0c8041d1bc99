import type { EventType } from '../../../worker/contract/choices.ts';
import type { CreateEvent } from '../../../worker/contract/events.ts';
import type { ReviewedEvent } from '../../../worker/contract/reviewed-event.ts';
import { toVisibility, type Visibility } from '../../../worker/domain/event/visibility.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatAttendees } from '../../../worker/domain/schedule/format-attendees.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';

/** What the form edits. The other fields stay as they are. `eventType`: of unclaimed events only. */
export type ReviewedFields = Omit<ReviewedEvent, 'rsvp' | 'vibe' | 'pinned'> & { eventType?: EventType };

/**
 * Values of the form. `startsAt` and `endsAt` are local times (`YYYY-MM-DDTHH:mm`) in `timeZone` and `endTimeZone`. '' is
 * unset; no `endTimeZone` is the same as `timeZone`. `attendees` is who is coming; for `except`, the names of the others.
 */
export type ReviewDraft = Pick<
  ReviewedFields,
  'title' | 'description' | 'timeZone' | 'location' | 'attendees' | 'eventType'
> & { visibility: Visibility; startsAt: string; endsAt: string; endTimeZone: string };

/** Error texts by API field. */
export type ReviewErrors = Partial<Record<keyof CreateEvent, string>>;

const toLocalTime = (iso: string | null, timeZone: string) =>
  iso ? formatWallClock(Date.parse(iso), timeZone) : '';

/** Returns the form values of an event, with times in its own zones. */
export function toReviewDraft(event: ReviewedFields): ReviewDraft {
  const { title, description, timeZone, location, attendees, audience, eventType } = event;
  const startsAt = toLocalTime(event.datetime, timeZone);
  const endTimeZone = event.endTimeZone ?? '';
  const endsAt = toLocalTime(event.endsAt, endTimeZone || timeZone);
  const parsed = parseAttendees(attendees);
  const visibility = toVisibility(audience, parsed);
  const guests = visibility === 'except' ? parsed.names.join(', ') : attendees;
  return {
    title,
    description,
    startsAt,
    endsAt,
    timeZone,
    endTimeZone,
    location,
    visibility,
    attendees: guests,
    ...(eventType && { eventType }),
  };
}

/**
 * Returns the request body. An unchanged time is sent as the stored instant, because a local time is ambiguous in the
 * hour that a clock change repeats.
 */
export function toReviewBody(draft: ReviewDraft, stored?: ReviewedFields): ReviewedFields {
  const { title, description, startsAt, location, timeZone, eventType } = draft;
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
    ...toGuests(draft),
    ...(eventType && { eventType }),
  };
}

/** Names that are written in either way are understood: "Ann", and "Everyone except Ann". */
function toGuests({ visibility, attendees }: ReviewDraft): Pick<ReviewedFields, 'attendees' | 'audience'> {
  if (visibility === 'everyone') return { attendees: attendees.trim(), audience: 'everyone' };
  if (visibility === 'only') return { attendees: attendees.trim(), audience: 'attendees' };
  const { names } = parseAttendees(attendees);
  return { attendees: formatAttendees({ mode: 'except', names }), audience: 'attendees' };
}

/** Returns an error for each invalid field. */
export function findReviewErrors(draft: ReviewDraft): ReviewErrors {
  const { title, startsAt, endsAt, endTimeZone, visibility, attendees } = draft;
  const errors: ReviewErrors = {};
  // Without names it would be for everyone with a personal link.
  if (visibility === 'only' && parseAttendees(attendees).mode !== 'only')
    errors.attendees = t('guestMissing');
  if (!title.trim()) errors.title = t('enterTitle');
  // The server compares times of two zones.
  if (startsAt && endsAt && !endTimeZone && endsAt < startsAt) errors.endsAt = t('endAfterStart');
  return errors;
}

/** Returns whether saving both would store the same event. */
const isSameReviewDraft = (a: ReviewDraft, b: ReviewDraft): boolean =>
  JSON.stringify(toReviewBody(a)) === JSON.stringify(toReviewBody(b));

/** Options of `useRowForm` for the form of an event that is reviewed. */
export const REVIEW_FORM = {
  toDraft: toReviewDraft,
  toBody: toReviewBody,
  isSame: isSameReviewDraft,
  findMissing: findReviewErrors,
  wireNames: { startsAt: 'datetime' },
  onMissing: () => undefined,
  onUpdated: () => undefined,
};
