import type { EventType } from '../../../worker/contract/choices.ts';
import type { PatchUnclaimed, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/** What the form holds. `starts` and `ends` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone`; '' is unset. */
export type UnclaimedDraft = {
  title: string;
  description: string;
  starts: string;
  ends: string;
  timeZone: string;
  eventType: EventType;
  location: string;
  attendees: string;
};

/** What is wrong with a field, by the field's name on the wire. */
export type UnclaimedErrors = Partial<Record<keyof PatchUnclaimed, string>>;

const toWall = (iso: string | null, timeZone: string) =>
  iso ? formatWallClock(Date.parse(iso), timeZone) : '';

/** The form for a card, its times as the clocks of its own place show them. */
export function toUnclaimedDraft(card: UnclaimedEvent): UnclaimedDraft {
  const { title, description, timeZone, eventType, location, attendees } = card;
  const starts = toWall(card.datetime, timeZone);
  return {
    title,
    description,
    starts,
    ends: toWall(card.endsAt, timeZone),
    timeZone,
    eventType,
    location,
    attendees,
  };
}

/**
 * The fields to send. A time that reads as `stored` has it goes back as the stored instant: a wall clock alone
 * could not tell the second 1:30 of an autumn night from the first.
 */
export function toUnclaimedBody(
  draft: UnclaimedDraft,
  stored?: UnclaimedEvent,
): Omit<PatchUnclaimed, 'sequence'> {
  const { starts, ends, title, description, location, attendees, ...rest } = draft;
  const before = stored && stored.timeZone === draft.timeZone ? toUnclaimedDraft(stored) : undefined;
  const datetime = before?.starts === starts ? stored?.datetime : starts;
  const endsAt = before?.ends === ends ? stored?.endsAt : ends;
  return {
    ...rest,
    title: title.trim(),
    description: description.trim(),
    location: location.trim(),
    attendees: attendees.trim(),
    datetime: datetime || null,
    // An end without a beginning says nothing, nor does one that is the beginning.
    endsAt: datetime && endsAt && endsAt !== starts ? endsAt : null,
  };
}

/** What has to be put right before the form can be sent. */
export function findUnclaimedErrors({ title, starts, ends }: UnclaimedDraft): UnclaimedErrors {
  const errors: UnclaimedErrors = {};
  if (!title.trim()) errors.title = 'Please enter a title.';
  if (starts && ends && ends < starts) errors.endsAt = 'The end is before the start.';
  return errors;
}

/** Whether sending both would store the same. */
export function isSameUnclaimedDraft(a: UnclaimedDraft, b: UnclaimedDraft): boolean {
  return JSON.stringify(toUnclaimedBody(a)) === JSON.stringify(toUnclaimedBody(b));
}
