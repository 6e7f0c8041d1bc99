import {
  findZoneRule,
  toYearlyTime,
  toZoneClock,
  type YearlyTime,
  type ZoneRule,
} from '../time/zone-rule.ts';
import { computeCalendarEnd, formatUtcStamp, renderCalendarDescription } from './calendar-entry.ts';

/** An event as a calendar file needs it. Times in epoch milliseconds; `deletedAt` is null while it is on. */
export type IcsEvent = {
  id: number;
  title: string;
  description: string;
  startsAt: number;
  endsAt: number | null;
  timeZone: string;
  location: string;
  attendees: string;
  vibe: string | null;
  sequence: number;
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
};

/** How often a subscriber is asked to look again: an hour. */
const REFRESH = 'PT1H';

/** A feed of events to subscribe to (RFC 5545 and 7986). `updatedAt` and `timeZone` are the itinerary's. */
export function renderIcsFeed(
  itinerary: { name: string; timeZone: string; updatedAt: number },
  events: readonly IcsEvent[],
  pageUrl: string,
): string {
  const name = toText(itinerary.name);
  const zones = readZones([
    // A calendar holds at least one component (RFC 5545, 3.4); an empty itinerary has its zone.
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
    ...events.flatMap((event) => toEventLines(event, zones.get(event.timeZone), pageUrl)),
  ]);
}

/** One event to keep, as a file. */
export function renderIcsEvent(event: IcsEvent, pageUrl: string): string {
  const zones = readZones([event]);
  return render([
    ...[...zones].flatMap(([timeZone, rule]) => toZoneLines(timeZone, rule)),
    ...toEventLines(event, zones.get(event.timeZone), pageUrl),
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
  return all.map((line) => `${fold(line.toWellFormed())}\r\n`).join('');
}

/** The rule of each zone, in its latest year: that of an earlier one would be wrong for what comes. */
function readZones(events: readonly { timeZone: string; startsAt: number }[]): Map<string, ZoneRule> {
  const latest = new Map<string, number>();
  for (const { timeZone, startsAt } of events) {
    latest.set(timeZone, Math.max(startsAt, latest.get(timeZone) ?? startsAt));
  }
  const zones = new Map<string, ZoneRule>();
  for (const [timeZone, at] of latest) {
    const rule = findZoneRule(timeZone, new Date(at).getUTCFullYear());
    if (rule) zones.set(timeZone, rule);
  }
  return zones;
}

function toEventLines(event: IcsEvent, rule: ZoneRule | undefined, pageUrl: string): string[] {
  const endsAt = computeCalendarEnd(event.startsAt, event.endsAt);
  const times = [event.startsAt, endsAt];
  const clocks = times.flatMap((at) => (rule && toZoneClock(rule, at, event.timeZone)) ?? []);
  // What the zone's rule cannot say is said in UTC: the same moment, whatever the reader knows of the zone.
  const [start, end] =
    clocks.length === times.length
      ? clocks.map((clock) => `;TZID=${event.timeZone}:${toClockStamp(clock)}`)
      : times.map((at) => `:${formatUtcStamp(at)}`);
  const isOff = event.deletedAt !== null;
  return [
    'BEGIN:VEVENT',
    // Never of the origin: a moved product must not double what people subscribed to.
    `UID:event-${event.id}@foldout`,
    `SEQUENCE:${event.sequence}`,
    // Not the time of this call, so that an unchanged itinerary is an unchanged file.
    `DTSTAMP:${formatUtcStamp(event.updatedAt)}`,
    `CREATED:${formatUtcStamp(event.createdAt)}`,
    `LAST-MODIFIED:${formatUtcStamp(event.updatedAt)}`,
    `DTSTART${start}`,
    `DTEND${end}`,
    // Some calendars keep a cancelled event and show nothing of its status.
    `SUMMARY:${toText(isOff ? toOff(event.title) : event.title)}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isOff ? 'TRANSPARENT' : 'OPAQUE'}`,
    // What a host took back says no more than that it is off.
    ...(isOff ? [] : [`DESCRIPTION:${toText(renderCalendarDescription(event, pageUrl))}`]),
    ...(isOff || event.location === '' ? [] : [`LOCATION:${toText(event.location)}`]),
    `URL:${pageUrl}`,
    'END:VEVENT',
  ];
}

/** A title goes out of our storage before the news of its end has reached everybody. */
const toOff = (title: string) => (title === '' ? 'Canceled' : `Canceled: ${title}`);

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Rules are told as if they had always held: readers count from here, and Outlook knows no other form. */
const RULE_YEAR = 1970;

function toZoneLines(timeZone: string, { standard, summer }: ZoneRule): string[] {
  const observance = (kind: 'STANDARD' | 'DAYLIGHT', from: number, to: number, at?: YearlyTime) => [
    `BEGIN:${kind}`,
    `DTSTART:${toClockStamp(at ? toYearlyTime(at, RULE_YEAR) : Date.UTC(RULE_YEAR, 0, 1))}`,
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

/** A clock time kept as if it were UTC, without the letter that says UTC. */
const toClockStamp = (clock: number) => formatUtcStamp(clock).slice(0, -1);

function toOffsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** A text value (RFC 5545, 3.3.11). Unicode's own line breaks would end the line for some readers. */
function toText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n');
}

/** Breaks a line so that none is longer than 75 octets of UTF-8 (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
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
