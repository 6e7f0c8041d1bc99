import {
  dateTimeSchema,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  sequenceSchema,
  timeZoneSchema,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { noticeFields } from './notifications.ts';
import { type EventRsvp, eventRsvpSchema } from './rsvps.ts';
import { z } from './zod.ts';

/** `attendees`: private, see `Event`. */
export const AUDIENCES = ['everyone', 'attendees'] as const;
export type Audience = (typeof AUDIENCES)[number];

const fields = {
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  description: requiredText(LIMITS.description, 'Please enter a description.'),
  datetime: dateTimeSchema,
  endsAt: dateTimeSchema.nullish(),
  timeZone: timeZoneSchema.nullish(),
  /** Time zone of the end, as for a flight; null is the same as at the start. */
  endTimeZone: timeZoneSchema.nullish(),
  location: optionalLine(LIMITS.location).default(''),
  attendees: optionalLine(LIMITS.attendees).default('Everyone'),
  vibe: optionalLine(LIMITS.vibe).nullish(),
  audience: z.enum(AUDIENCES).optional(),
  rsvp: eventRsvpSchema.optional(),
};

export const createEventSchema = z.object({ ...fields, ...noticeFields });
export type CreateEvent = z.input<typeof createEventSchema>;

/** An event that was added from a proposal may have no description. */
export const updateEventSchema = z.object({
  ...fields,
  description: optionalText(LIMITS.description),
  ...noticeFields,
  sequence: sequenceSchema,
});

export const restoreRowsSchema = z.object({ ids: z.array(z.int().positive()).min(1).max(LIMITS.events) });

/**
 * `datetime` (the start) and `endsAt` are ISO in UTC; `timeZone` is where the event takes place, `endTimeZone` where it
 * ends if that is elsewhere. An event with the audience `attendees` is private: only hosts and the attendees who came by
 * their personal link receive it. `rsvp` is null for an event that does not ask for answers.
 */
export type Event = {
  id: number;
  title: string;
  description: string;
  datetime: string;
  endsAt: string | null;
  timeZone: string;
  endTimeZone: string | null;
  location: string;
  attendees: string;
  audience: Audience;
  rsvp: EventRsvp | null;
  vibe: string | null;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};

/** POST `ids` to the restore route before `expiresAt` to undo a deletion. */
export type Undo = { ids: number[]; expiresAt: string };
