import type { ChangeableField } from '../contract/proposals.ts';
import type { ReviewedEvent } from '../contract/reviewed-event.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { EVENT_FIELD_NAMES, type ReviewedColumns } from '../domain/event/event-fields.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { AppError, toFieldError } from '../errors.ts';

type StoredTimes = Pick<ReviewedColumns, 'startsAt' | 'endsAt' | 'timeZone' | 'endTimeZone'>;
type EditedContent = { [Field in keyof ReviewedEvent]?: ReviewedEvent[Field] | undefined };

/**
 * The columns that an edit of a proposal changes. An account's counts as reviewed. An itinerary's does with a title and a
 * date, if the edit was about what is doubtful: the date, or the missing title. Throws INVALID_INPUT for invalid times, and
 * for rows that are not events.
 */
export function toReviewedProposal(row: ProposalRow, input: EditedContent): Partial<NewProposal> {
  if (row.kind === 'cancellation' || (row.userId !== null && row.kind === 'forwarding-code')) {
    throw new AppError('INVALID_INPUT', { message: 'This item can’t be edited.' });
  }
  const { attendees = row.attendees } = input;
  const reviewed = toReviewedContent(row, input);
  const isDated = reviewed.startsAt !== null;
  const isReviewed = countsAsReviewed(row, input, isDated);
  return {
    ...reviewed,
    privateKeys: toAudienceKeys('attendees', attendees) ?? '',
    kind: isDated ? 'event' : row.kind,
    needsReview: !isReviewed,
    confidence: isReviewed ? 100 : row.confidence,
    reasons: isReviewed ? [] : row.reasons,
    // Saving accepts what a newer email changed.
    emailChange: row.emailChange?.kind === 'changed' ? null : row.emailChange,
    ...(row.changedFields && { changedFields: listChangedFields(row.changedFields, input) }),
  };
}

function countsAsReviewed(row: ProposalRow, input: EditedContent, isDated: boolean): boolean {
  if (row.userId !== null) return isDated || row.kind === 'event';
  const { title = row.title } = input;
  const isSettled = !row.needsReview || input.datetime !== undefined || row.title === '';
  return isDated && title !== '' && isSettled;
}

/** An edit of a proposed change adds to what it changes. */
function listChangedFields(proposed: ChangeableField[], input: object): ChangeableField[] {
  const isEdited = (field: ChangeableField) => Object.hasOwn(input, field);
  // The end moves with the start.
  const isMoved = (field: ChangeableField) => field === 'endsAt' && isEdited('datetime');
  return EVENT_FIELD_NAMES.filter((field) => proposed.includes(field) || isEdited(field) || isMoved(field));
}

/**
 * The columns that an edit changes. If only the start is sent, the end moves with it.
 * Throws INVALID_INPUT for invalid times.
 */
export function toReviewedContent(row: StoredTimes, input: EditedContent) {
  const { datetime: _, endsAt: __, ...fields } = input;
  const timeZone = input.timeZone ?? row.timeZone;
  const endTimeZone = input.endTimeZone === undefined ? row.endTimeZone : input.endTimeZone;
  const times = computeTimes(row, input, { start: timeZone, end: endTimeZone ?? timeZone });
  return { ...fields, timeZone, endTimeZone, ...times };
}

function computeTimes(row: StoredTimes, input: EditedContent, zones: { start: string; end: string }) {
  const startsAt = parseTime('datetime', input.datetime, row.startsAt, zones.start);
  const isEndMoved = input.datetime !== undefined && input.endsAt === undefined;
  const endsAt = isEndMoved
    ? moveEnd(row, startsAt)
    : parseTime('endsAt', input.endsAt, row.endsAt, zones.end);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw toFieldError('endsAt', 'End time must be after the start time.');
  }
  return { startsAt, endsAt: startsAt === null ? null : endsAt };
}

function parseTime(field: string, sent: string | null | undefined, stored: number | null, zone: string) {
  if (sent === undefined) return stored;
  if (sent === null) return null;
  const instant = toInstant(sent, zone);
  if (instant === undefined) throw toFieldError(field, 'Enter a date between 1990 and 2100.');
  return instant;
}

/** Keeps the duration when only the start changes. */
function moveEnd(row: StoredTimes, startsAt: number | null): number | null {
  if (startsAt === null || row.endsAt === null || row.startsAt === null) return null;
  return startsAt + (row.endsAt - row.startsAt);
}
