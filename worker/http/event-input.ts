import type { EventContent } from '../db/events.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { AppError } from '../errors.ts';

/** An event as a host or a file says it; times are texts, see `toInstant`. */
type SentEvent = Omit<EventContent, 'startsAt' | 'endsAt' | 'timeZone' | 'vibe'> & {
  datetime: string;
  endsAt?: string | null | undefined;
  timeZone?: string | null | undefined;
  vibe?: string | null | undefined;
};

/**
 * The stored form of what was sent; `defaultZone` (IANA) where it names none. Throws INVALID_INPUT for a date
 * that does not exist or ends before it begins, its fields named behind `prefix`.
 */
export function toEventContent(defaultZone: string, input: SentEvent, prefix = ''): EventContent {
  const zone = input.timeZone ?? defaultZone;
  const startsAt = toInstant(input.datetime, zone);
  const endsAt = input.endsAt == null ? null : toInstant(input.endsAt, zone);
  const refuse = (field: string, message: string) =>
    new AppError('INVALID_INPUT', { message, fields: { [prefix + field]: message } });
  if (startsAt === undefined) throw refuse('datetime', 'Please enter a date between 1990 and 2100.');
  if (endsAt === undefined) throw refuse('endsAt', 'Please enter a date between 1990 and 2100.');
  if (endsAt !== null && endsAt < startsAt) throw refuse('endsAt', 'The end must not be before the start.');
  const { title, description, location, attendees, vibe } = input;
  return {
    title,
    description,
    startsAt,
    endsAt,
    timeZone: zone,
    location,
    attendees: attendees || 'Everyone',
    vibe: vibe || null,
  };
}
