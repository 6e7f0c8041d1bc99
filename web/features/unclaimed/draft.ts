import type { EventType } from '../../../worker/contract/choices.ts';
import type { PatchUnclaimed, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { readWallClock } from '../../../worker/domain/time/time.ts';

/** What the form holds. `starts` and `ends` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone`; '' is unset. */
export type CardDraft = {
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
export type CardErrors = Partial<Record<keyof PatchUnclaimed, string>>;

const toWall = (iso: string | null, timeZone: string) =>
  iso ? readWallClock(Date.parse(iso), timeZone) : '';

/** The form for a card, its times as the clocks of its own place show them. */
export function toDraft(card: UnclaimedEvent): CardDraft {
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
export function toBody(draft: CardDraft, stored?: UnclaimedEvent): Omit<PatchUnclaimed, 'sequence'> {
  const { starts, ends, title, description, location, attendees, ...rest } = draft;
  const before = stored && stored.timeZone === draft.timeZone ? toDraft(stored) : undefined;
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
export function findMissing({ title, starts, ends }: CardDraft): CardErrors {
  const errors: CardErrors = {};
  if (!title.trim()) errors.title = 'Please enter a title.';
  if (starts && ends && ends < starts) errors.endsAt = 'The end is before the start.';
  return errors;
}

/** Whether sending both would store the same. */
export function isSameDraft(a: CardDraft, b: CardDraft): boolean {
  return JSON.stringify(toBody(a)) === JSON.stringify(toBody(b));
}
