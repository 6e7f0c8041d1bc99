import type { Event } from '../contract/events.ts';
import type { EventRow } from '../db/schema.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    datetime: toIso(row.startsAt),
    endsAt: toIsoOrNull(row.endsAt),
    timeZone: row.timeZone,
    endTimeZone: row.endTimeZone,
    location: row.location,
    attendees: row.attendees,
    audience: row.audience,
    rsvp: row.rsvp,
    vibe: row.vibe,
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}
