import type { Audience } from '../contract/events.ts';
import type { EventRsvp } from '../contract/rsvps.ts';
import type { EventContent } from '../db/events.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { AppError } from '../errors.ts';

/** An event as in a request or an imported file; for its times see `toInstant`. */
type EventInput = Pick<EventContent, 'title' | 'description' | 'location' | 'attendees'> & {
  datetime: string;
  endsAt?: string | null | undefined;
  timeZone?: string | null | undefined;
  endTimeZone?: string | null | undefined;
  vibe?: string | null | undefined;
  audience?: Audience | undefined;
  rsvp?: EventRsvp | null | undefined;
};

/**
 * The columns of an event. `defaultZone` (IANA) is used if the input has none. Throws INVALID_INPUT for invalid times, with
 * `prefix` before the field names.
 */
export function toEventContent(defaultZone: string, input: EventInput, prefix = ''): EventContent {
  const zone = input.timeZone ?? defaultZone;
  const startsAt = toInstant(input.datetime, zone);
  const endsAt = input.endsAt == null ? null : toInstant(input.endsAt, input.endTimeZone ?? zone);
  const toError = (field: string, message: string) =>
    new AppError('INVALID_INPUT', { message, fields: { [prefix + field]: message } });
  if (startsAt === undefined) throw toError('datetime', 'Enter a date between 1990 and 2100.');
  if (endsAt === undefined) throw toError('endsAt', 'Enter a date between 1990 and 2100.');
  if (endsAt !== null && endsAt < startsAt) throw toError('endsAt', 'End time must be after the start time.');
  const { title, description, location, attendees, vibe, audience, rsvp } = input;
  return {
    title,
    description,
    startsAt,
    endsAt,
    timeZone: zone,
    endTimeZone: input.endTimeZone ?? null,
    location,
    attendees: attendees || 'Everyone',
    audience,
    vibe: vibe || null,
    rsvp,
  };
}
