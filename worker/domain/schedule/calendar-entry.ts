import type { Event } from '../../contract/events.ts';
import { t } from '../../messages/t.ts';
import { parseAttendees } from './attendees.ts';
import { formatAttendees } from './format-attendees.ts';
import { toShownDescription } from './shown-description.ts';

/**
 * Length of an event without an end, in milliseconds. Exchange drops events with neither end nor duration
 * (MS-STANXICAL, 2.2.67), and calendars show a zero length too small to click.
 */
const DEFAULT_LENGTH_MS = 3_600_000;

/** The event's end in calendars, in epoch milliseconds. An end at or before the start counts as none. */
export function computeCalendarEnd(startsAt: number, endsAt: number | null): number {
  return endsAt !== null && endsAt > startsAt ? endsAt : startsAt + DEFAULT_LENGTH_MS;
}

/**
 * Description, attendees, vibe and the itinerary's URL. Attendees are plain text, because calendars would send
 * invitations to real ones. Everything but the URL is cut after `maxLength` characters.
 */
export function renderCalendarDescription(
  event: { title: string; description: string; attendees: string; vibe: string | null },
  pageUrl: string,
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const lines = [t('calendarWith', { names: describeAttendees(event.attendees) })];
  if (event.vibe) lines.push(t('calendarVibe', { vibe: event.vibe }));
  const description = toShownDescription(event);
  const text = `${description}${description && '\n\n'}${lines.join('\n')}`;
  // Do not cut a surrogate pair in half.
  const cut = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return `${cut}${cut.length < text.length ? '…' : ''}\n\n${pageUrl}`;
}

/** The attendees of an event in the reader's language: "Everyone except Mia". */
export function describeAttendees(text: string): string {
  const attendees = parseAttendees(text);
  const names = formatAttendees({ ...attendees, mode: 'only' });
  if (attendees.mode === 'everyone' || attendees.names.length === 0) return t('everyone');
  return attendees.mode === 'only' ? names : t('calendarExcept', { names });
}

/** Keeps the URL below Google's limit of 8 KB: percent-encoded, a character may take nine bytes. */
const MAX_GOOGLE_DETAILS = 400;

/**
 * Link to Google Calendar's form for a new event, filled in. Times are in UTC next to the time zone, so they are right
 * even if Google does not know the zone.
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

/** Epoch milliseconds as `20270612T233000Z`. */
export function formatUtcStamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
