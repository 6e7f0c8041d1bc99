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

/**
 * What a host writes of an event. `datetime` (the start) and `endsAt` are ISO in UTC; `timeZone` is where the event takes
 * place, `endTimeZone` where it ends if that is elsewhere. An event with the audience `attendees` is private: only hosts and
 * the attendees who came by their personal link receive it. `rsvp` is null for an event that does not ask for answers.
 * A `pinned` event stays when others are moved, see `shiftSchema`.
 * worker/domain/event/event-fields.ts says what else takes part in each field.
 */
export type EventFields = {
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
  pinned: boolean;
};

/** Fields that were left out, as in a file from before they existed. */
export const EVENT_DEFAULTS = {
  description: '',
  endsAt: null,
  endTimeZone: null,
  location: '',
  attendees: 'Everyone',
  audience: 'everyone',
  rsvp: null,
  vibe: null,
  pinned: false,
} as const satisfies Omit<EventFields, 'title' | 'datetime' | 'timeZone'>;

/** What each field may hold. A schema with other rules for a field replaces it. */
export const eventFieldSchemas = {
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  description: optionalText(LIMITS.description),
  datetime: dateTimeSchema,
  endsAt: dateTimeSchema.nullable(),
  timeZone: timeZoneSchema,
  endTimeZone: timeZoneSchema.nullable(),
  location: optionalLine(LIMITS.location),
  attendees: optionalLine(LIMITS.attendees),
  audience: z.enum(AUDIENCES),
  rsvp: eventRsvpSchema,
  vibe: optionalLine(LIMITS.vibe).nullable(),
  pinned: z.boolean(),
} satisfies Record<keyof EventFields, z.ZodType>;

/** Fields left out of an edit stay as they are, but the vibe, which is removed. */
const fields = {
  ...z.object(eventFieldSchemas).partial().shape,
  title: eventFieldSchemas.title,
  description: requiredText(LIMITS.description, 'Please enter a description.'),
  datetime: eventFieldSchemas.datetime,
  timeZone: eventFieldSchemas.timeZone.nullish(),
  location: eventFieldSchemas.location.default(EVENT_DEFAULTS.location),
  attendees: eventFieldSchemas.attendees.default(EVENT_DEFAULTS.attendees),
};

export const createEventSchema = z.object({ ...fields, ...noticeFields });
export type CreateEvent = z.input<typeof createEventSchema>;

/** An event that was added from a proposal may have no description. */
export const updateEventSchema = z.object({
  ...fields,
  description: eventFieldSchemas.description,
  ...noticeFields,
  sequence: sequenceSchema,
});

export const restoreRowsSchema = z.object({ ids: z.array(z.int().positive()).min(1).max(LIMITS.events) });

/** An event with its identity and version. */
export type Event = EventFields & {
  id: number;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};
