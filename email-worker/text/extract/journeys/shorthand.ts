import type { Booking, BookingPlace } from '../../../booking.ts';
import { type ResolvedDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { findDates } from '../../scan/dates.ts';
import { isAirportCode } from '../../scan/places.ts';
import type { FoundTime } from '../../scan/times.ts';

const DAY = 86_400_000;
const MOST = 20;

/** `1 AA 931 Y 09FEB TU MIAEZE HK1 2135 0845+1`, as reservation systems print a segment. */
const FLIGHT_AND_DAY = '([A-Z\\d]{2})\\s?(\\d{1,4})\\s?[A-Z]?\\s+(\\d{2}[A-Z]{3}(?:\\d{2})?)';
const CODES = '([A-Z]{3})\\s?([A-Z]{3})';
const SEGMENT = new RegExp(`^\\s*\\d{1,2}[. ]\\s*${FLIGHT_AND_DAY}\\s+(.{0,4}?)\\*?${CODES}[* ](.+)$`);
const STATUS_AND_TIMES = /^\s*[A-Z]{2}\d{1,2}\s+(\d{4})([AP]?)\s+(\d{4})([AP]?)\s*(\+\d)?/;

/** `TRN:12004,DOJ:20-02-27,NDLS-LKO,DP:06:10`: fields of a railway's text message. */
const TEXT_MESSAGE = {
  number: /\bTRN\s*:\s*(\d{4,5})/,
  day: /\bDOJ\s*:\s*(\d{1,2})-(\d{1,2})-(\d{2,4})/,
  time: /\bDP\s*:\s*(\d{1,2}):(\d\d)/,
  route: /,\s*([A-Z]{2,5})\s*-\s*([A-Z]{2,5})\s*,/,
};

/** Journeys in the shorthand of reservation systems and text messages, one booking per leg. */
export function readShorthand(mail: MailText): Booking[] {
  let at = 0;
  const bookings: Booking[] = [];
  for (const line of mail.message.text.split(/\r?\n/)) {
    const booking = line.length < 400 ? (readSegment(line, mail) ?? readTextMessage(line)) : undefined;
    if (booking) bookings.push({ ...booking, evidence: { start: line.trim(), place: line.trim() } });
    at += line.length + 1;
    if (bookings.length >= MOST || at > 300_000) break;
  }
  return bookings;
}

function readSegment(line: string, { dateContext }: MailText): Booking | undefined {
  const found = SEGMENT.exec(line);
  const times = STATUS_AND_TIMES.exec(found?.[7] ?? '');
  const [from, to] = [found?.[5], found?.[6]];
  if (!found || !times || !isAirportCode(from) || !isAirportCode(to)) return undefined;
  const date = findDates(foldEmailText(found[3] ?? ''), true)[0];
  const day = date && resolveDay(date, dateContext);
  const [departure, arrival] = [toTime(times[1], times[2]), toTime(times[3], times[4])];
  if (!day || !departure || !arrival) return undefined;
  const later = times[5] ? Number(times[5]) : 0;
  return {
    ...toLeg('flight', `${found[1]} ${Number(found[2])}`, { iata: from }, { iata: to }, 'leg.segment'),
    start: toLocalDateTime(day, departure),
    end: toLocalDateTime(addDays(day, later), arrival),
  };
}

function readTextMessage(line: string): Booking | undefined {
  const [number, day, time, route] = [
    TEXT_MESSAGE.number.exec(line),
    TEXT_MESSAGE.day.exec(line),
    TEXT_MESSAGE.time.exec(line),
    TEXT_MESSAGE.route.exec(line),
  ];
  if (!number || !day || !time || !route) return undefined;
  const year = Number(day[3]) % 100;
  const date = `20${pad(year)}-${pad(Number(day[2]))}-${pad(Number(day[1]))}`;
  return {
    ...toLeg('train', `Train ${number[1]}`, { name: route[1] }, { name: route[2] }, 'leg.message'),
    // Only Indian Railways write this form.
    start: { local: `${date}T${pad(Number(time[1]))}:${time[2]}`, zone: 'Asia/Kolkata', yearStated: true },
  };
}

function toLeg(
  kind: Booking['kind'],
  number: string,
  from: BookingPlace,
  to: BookingPlace,
  rule: string,
): Omit<Booking, 'start'> {
  const trace = { rules: [rule], score: 90 };
  return { kind, status: 'confirmed', source: 'text', number, from, to, people: [], details: [], trace };
}

/** `2135`, `0935P`. */
function toTime(digits = '', half = ''): FoundTime | undefined {
  const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hour > 23 || minute > 59) return undefined;
  const shifted = half === '' ? hour : (hour % 12) + (half === 'P' ? 12 : 0);
  return { start: 0, end: 0, hour: shifted, minute, dayOffset: 0 };
}

const pad = (part: number): string => String(part).padStart(2, '0');

const addDays = (day: ResolvedDay, count: number): ResolvedDay => ({
  ...day,
  date: new Date(Date.parse(`${day.date}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10),
});
