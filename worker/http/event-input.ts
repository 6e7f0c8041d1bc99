import { EVENT_DEFAULTS, type EventFields } from '../contract/events.ts';
import type { EventContent } from '../db/itinerary/events/events.ts';
import { pickEventColumns } from '../domain/event/event-fields.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { AppError } from '../errors.ts';

/** An event as in a request or an imported file; for its times see `toInstant`. */
type EventInput = Pick<EventFields, 'title' | 'description' | 'datetime' | 'location' | 'attendees'> & {
  [Name in Exclude<keyof EventFields, 'timeZone'>]?: EventFields[Name] | undefined;
} & { timeZone?: string | null | undefined };

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
  return {
    ...pickEventColumns(input),
    startsAt,
    endsAt,
    timeZone: zone,
    endTimeZone: input.endTimeZone ?? null,
    attendees: input.attendees || EVENT_DEFAULTS.attendees,
    vibe: input.vibe || null,
  };
}
