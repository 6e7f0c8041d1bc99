import type { Event } from '../../contract/events.ts';
import { formatAttendees, parseAttendees } from './attendees.ts';

/**
 * How long an event without an end is in a calendar, in milliseconds. It needs one: Exchange leaves out events
 * that have neither end nor duration (MS-STANXICAL, 2.2.67), and a length of nothing cannot be clicked.
 */
const ASSUMED_LENGTH_MS = 3_600_000;

/** When a calendar is told that an event ends; all times in epoch milliseconds. An end at the start is none. */
export function computeCalendarEnd(startsAt: number, endsAt: number | null): number {
  return endsAt !== null && endsAt > startsAt ? endsAt : startsAt + ASSUMED_LENGTH_MS;
}

/**
 * What a calendar shows below an event: its description, who comes, what to wear, and where the itinerary is.
 * Names stand here and not as attendees: those would be invited, and answer. All but the address is cut after
 * `maxLength` characters.
 */
export function renderCalendarDescription(
  event: { description: string; attendees: string; vibe: string | null },
  pageUrl: string,
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const lines = [`With: ${formatAttendees(parseAttendees(event.attendees))}`];
  if (event.vibe) lines.push(`Vibe & Style: ${event.vibe}`);
  const words = `${event.description}\n\n${lines.join('\n')}`;
  // Never half an emoji.
  const cut = words.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return `${cut}${cut.length < words.length ? '…' : ''}\n\n${pageUrl}`;
}

/** Keeps the address below the 8 KB that Google takes: a letter may need nine of its characters. */
const MAX_GOOGLE_DETAILS = 400;

/**
 * The address of Google Calendar's form for a new event, filled in. `pageUrl` is the itinerary's own address.
 * Times go as UTC beside the zone, so the moment is right whatever Google knows of the zone.
 */
export function toGoogleCalendarUrl(
  event: Pick<
    Event,
    'title' | 'description' | 'datetime' | 'endsAt' | 'timeZone' | 'location' | 'attendees' | 'vibe'
  >,
  pageUrl: string,
): string {
  const startsAt = Date.parse(event.datetime);
  const endsAt = computeCalendarEnd(startsAt, event.endsAt === null ? null : Date.parse(event.endsAt));
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${formatUtcStamp(startsAt)}/${formatUtcStamp(endsAt)}`,
    ctz: event.timeZone,
    details: renderCalendarDescription(event, pageUrl, MAX_GOOGLE_DETAILS),
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** `20270612T233000Z` of a moment in epoch milliseconds. */
export function formatUtcStamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
