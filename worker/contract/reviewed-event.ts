import { AUDIENCES, type Audience } from './events.ts';
import {
  dateTimeSchema,
  optionalLine,
  optionalText,
  requiredLine,
  sequenceSchema,
  timeZoneSchema,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/** An edit of a proposal or an unclaimed event. Fields left out stay as they are. */
export const reviewedEventSchema = z.object({
  title: requiredLine(LIMITS.title, 'Please enter a title.').optional(),
  /** May be empty, unlike in an event. */
  description: optionalText(LIMITS.description).optional(),
  /** ISO with an offset, or local `YYYY-MM-DDTHH:mm` in `timeZone`; null removes the date. */
  datetime: dateTimeSchema.nullable().optional(),
  endsAt: dateTimeSchema.nullable().optional(),
  timeZone: timeZoneSchema.optional(),
  endTimeZone: timeZoneSchema.nullable().optional(),
  location: optionalLine(LIMITS.location).optional(),
  attendees: optionalLine(LIMITS.attendees).optional(),
  audience: z.enum(AUDIENCES).optional(),
  sequence: sequenceSchema,
});

/**
 * The content of a proposal or an unclaimed event, which a person reviews before it becomes an event. Times are ISO in UTC;
 * `timeZone` is where the event takes place, `endTimeZone` where it ends if that is elsewhere.
 */
export type ReviewedEvent = {
  /** May be empty; then it needs review. */
  title: string;
  description: string;
  /** Null without a date, which must be added first. */
  datetime: string | null;
  endsAt: string | null;
  timeZone: string;
  endTimeZone: string | null;
  location: string;
  /** Empty for everyone. */
  attendees: string;
  audience: Audience;
};
