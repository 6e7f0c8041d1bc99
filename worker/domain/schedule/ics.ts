import { toWellFormed } from '../../contract/well-formed.ts';
import { t } from '../../messages/t.ts';
import {
  findZoneRule,
  toYearlyTime,
  toZoneLocalTime,
  type YearlyTime,
  type ZoneRule,
} from '../time/zone-rule.ts';
import { computeCalendarEnd, formatUtcStamp, renderCalendarDescription } from './calendar-entry.ts';

/** Times in epoch milliseconds. Events with `deletedAt` are listed as canceled. */
type IcsEvent = {
  id: number;
  title: string;
  description: string;
  startsAt: number;
  endsAt: number | null;
  timeZone: string;
  endTimeZone: string | null;
  location: string;
  attendees: string;
  vibe: string | null;
  sequence: number;
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
};

/** How often subscribers should refresh. */
const REFRESH = 'PT1H';

/** What a calendar needs to know of the project. `epoch` is raised after a restore of the database, in Unix seconds. */
type IcsItinerary = { name: string; timeZone: string; updatedAt: number; epoch: number };

/** A calendar feed (RFC 5545 and 7986). */
export function renderIcsFeed(itinerary: IcsItinerary, events: readonly IcsEvent[], pageUrl: string): string {
  const name = escapeText(itinerary.name);
  const zones = readZones([
    // A calendar needs at least one component (RFC 5545, 3.4), so an empty itinerary has its time zone.
    { timeZone: itinerary.timeZone, startsAt: itinerary.updatedAt },
    ...events,
  ]);
  return render([
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${itinerary.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...[...zones].flatMap(([timeZone, rule]) => toZoneLines(timeZone, rule)),
    ...events.flatMap((event) => toEventLines(event, zones, pageUrl, itinerary)),
  ]);
}

/** A calendar file with one event. */
export function renderIcsEvent(
  event: IcsEvent,
  pageUrl: string,
  itinerary: Pick<IcsItinerary, 'epoch'>,
): string {
  const zones = readZones([event]);
  return render([
    ...[...zones].flatMap(([timeZone, rule]) => toZoneLines(timeZone, rule)),
    ...toEventLines(event, zones, pageUrl, itinerary),
  ]);
}

function render(lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foldout//Itinerary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${foldLine(toWellFormed(line))}\r\n`).join('');
}

/** The rule of each time zone in the year of its latest event, which is also right for future events. */
function readZones(
  events: readonly { timeZone: string; endTimeZone?: string | null; startsAt: number }[],
): Map<string, ZoneRule> {
  const latest = new Map<string, number>();
  for (const { timeZone, endTimeZone, startsAt } of events) {
    for (const zone of [timeZone, endTimeZone ?? timeZone]) {
      latest.set(zone, Math.max(startsAt, latest.get(zone) ?? startsAt));
    }
  }
  const zones = new Map<string, ZoneRule>();
  for (const [timeZone, at] of latest) {
    const rule = findZoneRule(timeZone, new Date(at).getUTCFullYear());
    if (rule) zones.set(timeZone, rule);
  }
  return zones;
}

function toEventLines(
  event: IcsEvent,
  zones: Map<string, ZoneRule>,
  pageUrl: string,
  { epoch }: Pick<IcsItinerary, 'epoch'>,
): string[] {
  const endsAt = computeCalendarEnd(event.startsAt, event.endsAt);
  // A made-up end is in the zone of the start.
  const endZone = event.endsAt === endsAt ? (event.endTimeZone ?? event.timeZone) : event.timeZone;
  const times = [
    { at: event.startsAt, zone: event.timeZone },
    { at: endsAt, zone: endZone },
  ];
  const localTimes = times.flatMap(({ at, zone }) => {
    const rule = zones.get(zone);
    const local = rule && toZoneLocalTime(rule, at, zone);
    return local === undefined ? [] : [`;TZID=${zone}:${formatLocalStamp(local)}`];
  });
  // In UTC if a zone's rule does not apply to these times.
  const [start, end] =
    localTimes.length === times.length ? localTimes : times.map(({ at }) => `:${formatUtcStamp(at)}`);
  const isCanceled = event.deletedAt !== null;
  return [
    'BEGIN:VEVENT',
    // Without the origin, so that a new domain does not duplicate subscribed events.
    `UID:event-${event.id}@foldout`,
    // Calendars may ignore a lower number than they have. Minutes, because it must stay below 2^31 (RFC 5545, 3.3.8).
    `SEQUENCE:${Math.floor(epoch / 60) + event.sequence}`,
    // Not the request time, so that an unchanged itinerary gives an unchanged file.
    `DTSTAMP:${formatUtcStamp(event.updatedAt)}`,
    `CREATED:${formatUtcStamp(event.createdAt)}`,
    `LAST-MODIFIED:${formatUtcStamp(event.updatedAt)}`,
    `DTSTART${start}`,
    `DTEND${end}`,
    // Some calendars show canceled events without their status.
    `SUMMARY:${escapeText(isCanceled ? toCanceledTitle(event.title) : event.title)}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCanceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(isCanceled ? [] : [`DESCRIPTION:${escapeText(renderCalendarDescription(event, pageUrl))}`]),
    ...(isCanceled || event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${pageUrl}`,
    'END:VEVENT',
  ];
}

/** The title of a deleted event is erased before all subscribers have refreshed. */
const toCanceledTitle = (title: string) =>
  title === '' ? t('calendarCanceled') : t('calendarCanceledTitle', { title });

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Rules start in 1970, the only form that Outlook supports. */
const RULE_YEAR = 1970;

function toZoneLines(timeZone: string, { standard, summer }: ZoneRule): string[] {
  const observance = (kind: 'STANDARD' | 'DAYLIGHT', from: number, to: number, at?: YearlyTime) => [
    `BEGIN:${kind}`,
    `DTSTART:${formatLocalStamp(at ? toYearlyTime(at, RULE_YEAR) : Date.UTC(RULE_YEAR, 0, 1))}`,
    `TZOFFSETFROM:${toOffsetText(from)}`,
    `TZOFFSETTO:${toOffsetText(to)}`,
    ...(at ? [`RRULE:FREQ=YEARLY;BYMONTH=${at.month + 1};BYDAY=${at.nth}${WEEKDAYS[at.weekday]}`] : []),
    `END:${kind}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', summer?.offset ?? standard, standard, summer?.ends),
    ...(summer ? observance('DAYLIGHT', standard, summer.offset, summer.begins) : []),
    'END:VTIMEZONE',
  ];
}

/** A local time in milliseconds as if it were UTC, without the final Z. */
const formatLocalStamp = (time: number) => formatUtcStamp(time).slice(0, -1);

function toOffsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** Escapes a text value (RFC 5545, 3.3.11), including Unicode line breaks, which some readers take for line ends. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n');
}

/** Folds a line after 75 octets of UTF-8 (RFC 5545, 3.1), never within a character. */
function foldLine(line: string): string {
  let folded = '';
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) as number;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      folded += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
    at += size === 4 ? 2 : 1;
  }
  return folded + line.slice(from);
}
