import type { ReviewedEvent } from '../contract/reviewed-event.ts';
import type { ReviewedEventRow } from '../db/reviewed-event-columns.ts';
import { toIsoOrNull } from '../domain/time/iso.ts';

/** The part of the body that proposals and unclaimed events have in common. */
export const toReviewedEvent = (row: ReviewedEventRow): ReviewedEvent => ({
  title: row.title,
  description: row.description,
  datetime: toIsoOrNull(row.startsAt),
  endsAt: toIsoOrNull(row.endsAt),
  timeZone: row.timeZone,
  endTimeZone: row.endTimeZone,
  location: row.location,
  attendees: row.attendees,
  audience: row.audience,
});
