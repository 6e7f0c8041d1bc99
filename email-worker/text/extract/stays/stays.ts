import type { Booking } from '../../../booking.ts';
import { countTopicWords } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import { type FoundDateTime, type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { findNightCount, MAX_NIGHTS } from '../../scan/night-count.ts';
import type { FoundTime } from '../../scan/times.ts';
import { findCheckInTime, findCheckOutTime } from './check-in-time.ts';
import { readNightRows } from './night-rows.ts';
import { readNightsInSentences } from './nights-in-sentences.ts';
import { toStay } from './stay-booking.ts';

const MOST = 12;
/** Keys of a time next to a day: `14. Mai (ab 15:00 Uhr)` looks like a departure. */
const BESIDE = new Set<MailField['key']>(['none', 'depart', 'from', 'start']);

/** The fields with the days of stays, and the labels that mean check-in and check-out. */
interface StayFields {
  ins: MailField[];
  outs: MailField[];
  keys: Set<MailField['key']>;
}

/** Hotels and rental homes, one booking per stay. */
export function readStays(mail: MailText, hasJourney: boolean): Booking[] {
  const words = countTopicWords('lodging', mail.foldedText);
  const isStay = isAboutStay(mail, words);
  const stays = findStayFields(mail.fields, isStay, hasJourney);
  const mayBeOpen = !hasJourney && isStay && words >= 2;
  const bookings = stays.ins
    .slice(0, MOST)
    .flatMap((_, i) => readLabeledStay(mail, stays, i, mayBeOpen) ?? []);
  const days = bookings.map(({ start }) => start.local.slice(0, 10));
  const own = bookings.filter((_, i) => days.indexOf(days[i] ?? '') === i);
  if (own.length > 0 || !isStay || hasJourney) return own;
  const nights = readNightRows(mail);
  if (nights.length > 0) return nights;
  const listed = readNightsInSentences(mail, findArrivalTime(mail), findLeavingTime(mail));
  return [listed ?? readRangeStay(mail) ?? readProseStay(mail) ?? []].flat();
}

function isAboutStay(mail: MailText, words: number): boolean {
  const has = (key: MailField['key']) => mail.fields.some((field) => field.key === key);
  return (
    words >= 2 ||
    findNightCount(mail.foldedText) !== undefined ||
    (words === 1 && has('arrive') && has('depart')) ||
    (words === 1 && has('checkin') && has('checkout')) ||
    isBetween(mail) ||
    has('hotel') ||
    has('nights')
  );
}

const STARTS = new Set<MailField['key']>(['arrive', 'from', 'start']);
const ENDS = new Set<MailField['key']>(['depart', 'to', 'end']);

/** Check-in and check-out, or arrival and departure in an email about a stay. */
function findStayFields(fields: MailField[], isStay: boolean, hasJourney: boolean): StayFields {
  const dated = fields.filter((field) => field.dates.length > 0);
  const ins = dated.filter(({ key }) => key === 'checkin');
  const outs = dated.filter(({ key }) => key === 'checkout');
  const departures = dated.filter(({ key }) => key === 'depart');
  const keys = new Set<MailField['key']>(['checkin', 'checkout']);
  // In Spanish and Portuguese, check-out and departure are the same word.
  if (ins.length > 0) return { ins, outs: outs.length || hasJourney ? outs : departures, keys };
  if (!isStay || hasJourney) return { ins, outs, keys };
  const arrivals = dated.filter(({ key }) => STARTS.has(key));
  const ends = outs.length ? outs : dated.filter(({ key }) => ENDS.has(key));
  const isOpen = ends.length === 0 && arrivals.some(({ key }) => key !== 'arrive');
  return { ins: isOpen ? [] : arrivals, outs: ends, keys: new Set([...keys, 'arrive', 'depart']) };
}

/** `mayBeOpen`: a stay without an end is one, too. */
function readLabeledStay(
  mail: MailText,
  { ins, outs, keys }: StayFields,
  at: number,
  mayBeOpen: boolean,
): Booking | undefined {
  const field = ins[at] as MailField;
  const start = stayMoment(mail, field, keys, 'in');
  if (!start) return undefined;
  const end = ends(mail, field, outs, ins[at + 1], keys) ?? endByNights(mail, field);
  if (start.dateTime.local.length === 10) addCheckInTime(mail, start);
  const nights = end ? daysBetween(start.dateTime.local, end.dateTime.local) : undefined;
  if (nights === undefined ? !mayBeOpen : nights < 1 || nights > MAX_NIGHTS) return undefined;
  return toStay(mail, field, start, end, { rules: [`stay.${field.key}`], score: 85 });
}

/** The time of check-in may stand in a sentence. */
function addCheckInTime(mail: MailText, start: FoundDateTime): void {
  const time = findCheckInTime(mail);
  if (!time) return;
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
  start.dateTime = { ...start.dateTime, local: `${start.dateTime.local}T${clock}` };
}

/** An arrival before the departure is a stay, not a journey. */
function isBetween({ fields, dateContext }: MailText): boolean {
  const day = (key: MailField['key']) => {
    const date = fields.find((field) => field.key === key && field.isLabel && field.dates.length)?.dates[0];
    return date && resolveDay(date, dateContext)?.date;
  };
  const [arrival, departure] = [day('arrive'), day('depart')];
  return arrival !== undefined && departure !== undefined && arrival < departure;
}

function daysBetween(a: string, b: string): number {
  return Math.round((Date.parse(b.slice(0, 10)) - Date.parse(a.slice(0, 10))) / 86_400_000);
}

/** A date with its time, which may be in another field: `Check-in from: 15:00`. */
function stayMoment(
  mail: MailText,
  field: MailField,
  keys: Set<MailField['key']>,
  side: 'in' | 'out',
): FoundDateTime | undefined {
  const pick = (times: FoundTime[]) => (side === 'out' ? times.at(-1) : times[0]);
  const own = pick(field.times);
  if (own) return readDateTime(mail, side === 'out' ? { ...field, times: [own] } : field);
  const from = findStayTime(mail, field, keys, side);
  const time = from && pick(from.times);
  return readDateTime(mail, field, time ? { field: from, time } : undefined);
}

/** Check-in for a flight. */
const ELSEWHERE = /online|counter|desk|flight|gate/;
/** The sentence of a value with its first time. */
const clauseOf = (value: string, [time]: FoundTime[]): string => {
  const end = time?.end ?? 0;
  return value.slice(0, end) + (value.slice(end).split(/[.!?;](?:\s|$)/)[0] ?? '');
};

const BELOW = new Set<MailField['key']>(['none', 'from', 'to', 'end', 'unknown']);

/** The field with the time of a day: labeled, in the same row, or on the line below (`from 15:00`). */
function findStayTime(mail: MailText, field: MailField, keys: Set<MailField['key']>, side: 'in' | 'out') {
  const times = mail.fields.filter((one) => one.times.length > 0 && !one.dates.length);
  const wanted: MailField['key'][] = side === 'in' ? ['checkin', 'arrive'] : ['checkout', 'depart'];
  const other = times.find(
    ({ key, line, value, times }) =>
      (key === field.key || (wanted.includes(key) && keys.has(key))) &&
      Math.abs(line - field.line) < 40 &&
      !ELSEWHERE.test(clauseOf(value, times)),
  );
  if (other) return other;
  const cells = times.filter(({ line, key }) => line === field.line && BESIDE.has(key));
  const below = times.filter(
    ({ line, key, value }) => line === field.line + 1 && BELOW.has(key) && value.length < 30,
  );
  const near = cells.length > 0 ? cells : below;
  return side === 'in' ? near[0] : near.at(-1);
}

function ends(
  mail: MailText,
  field: MailField,
  outs: MailField[],
  next: MailField | undefined,
  keys: Set<MailField['key']>,
): FoundDateTime | undefined {
  const own = field.dates[1];
  const out =
    outs.find((one) => one.line >= field.line && (!next || one.line <= next.line)) ??
    (outs.length === 1 ? outs[0] : undefined);
  if (out) return stayMoment(mail, out, keys, 'out');
  const day = own && resolveDay(own, mail.dateContext);
  if (day)
    return {
      dateTime: toLocalDateTime(day, findLeavingTime(mail)),
      span: { from: field.start, until: field.start + field.value.length },
    };
  return undefined;
}

/** `15 May, 2 nights`, or in a sentence `three nights, arriving Thursday the 7th`: the nights give the end. */
function endByNights(mail: MailText, field: MailField): FoundDateTime | undefined {
  const [date] = field.dates;
  const day = date && resolveDay(date, mail.dateContext);
  const at = mail.fields.indexOf(field);
  const around = field.isLabel ? [field] : mail.fields.slice(Math.max(0, at - 1), at + 2);
  const nights = findNightCount(foldEmailText(around.map(({ value }) => value).join(' ')));
  if (!day || nights === undefined) return undefined;
  return {
    dateTime: toLocalDateTime({ ...day, date: addDays(day.date, nights) }, findLeavingTime(mail)),
    span: { from: field.start, until: field.start + field.value.length },
  };
}

/** `Your booking from 24 to 31 July (7 nights)` is not a date of a booking. */
function isCountedRange(field: MailField, mail: MailText): boolean {
  const [first, last] = field.dates.map((date) => resolveDay(date, mail.dateContext)?.date);
  const nights = findNightCount(foldEmailText(field.value));
  return Boolean(first && last && nights === daysBetween(first, last));
}

const RANGED = new Set<MailField['key']>(['none', 'when', 'unknown', 'nights', 'hotel']);

/** `11 – 14 June 2026` without a label. */
function readRangeStay(mail: MailText): Booking | undefined {
  for (const field of mail.fields) {
    const [a, b] = field.dates;
    if (!a || !b || b.start - a.end > 30) continue;
    if (!RANGED.has(field.key) && !isCountedRange(field, mail)) continue;
    const [first, last] = [resolveDay(a, mail.dateContext), resolveDay(b, mail.dateContext)];
    const nights = first && last ? daysBetween(first.date, last.date) : 0;
    if (!first || !last || nights < 1 || nights > MAX_NIGHTS) continue;
    const span = { from: field.start + a.start, until: field.start + b.end };
    const start = { dateTime: toLocalDateTime(first, findArrivalTime(mail)), span };
    const end = { dateTime: toLocalDateTime(last, findLeavingTime(mail)), span };
    return toStay(mail, field, start, end, { rules: ['stay.range'], score: 75 });
  }
  return undefined;
}

/** A labeled time without a day. */
const findLoneTime = (mail: MailText, key: MailField['key']): FoundTime | undefined =>
  mail.fields.find((one) => one.key === key && one.times.length && !one.dates.length)?.times[0];

const findLeavingTime = (mail: MailText): FoundTime | undefined =>
  findLoneTime(mail, 'checkout') ?? findCheckOutTime(mail);

const findArrivalTime = (mail: MailText): FoundTime | undefined =>
  findLoneTime(mail, 'checkin') ?? findLoneTime(mail, 'arrive') ?? findCheckInTime(mail);

const PROSE = new Set<MailField['key']>([
  'none',
  'from',
  'arrive',
  'confirmation',
  'unknown',
  'nights',
  'hotel',
]);

/** `for three nights from Friday 14 May 2027, leaving on Monday`. */
function readProseStay(mail: MailText): Booking | undefined {
  for (const [i, field] of mail.fields.entries()) {
    const [date] = field.dates;
    const first = date && resolveDay(date, mail.dateContext);
    const isCounted = field.key === 'when' && findNightCount(foldEmailText(field.value)) !== undefined;
    if (!first || !(isCounted || PROSE.has(field.key))) continue;
    const around = mail.fields.slice(Math.max(0, i - 1), i + 2).map(({ value }) => value);
    const nights = findNightCount(foldEmailText(around.join(' ')));
    if (nights === undefined) continue;
    const end = { ...first, date: addDays(first.date, nights) };
    const span = { from: field.start + date.start, until: field.start + date.end };
    const start = toLocalDateTime(first, findArrivalTime(mail));
    // The day of departure contradicts the number of nights.
    const left = findDepartureDay(mail, field, first.date);
    const isAtOdds = left !== undefined && left !== end.date;
    return toStay(
      mail,
      field,
      { dateTime: isAtOdds ? { ...start, ambiguous: true } : start, span },
      { dateTime: toLocalDateTime(end, findLeavingTime(mail)), span },
      { rules: ['stay.sentence'], score: 70 },
    );
  }
  return undefined;
}

const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The day that a line shortly below the arrival names for leaving. */
function findDepartureDay(mail: MailText, { line }: MailField, since: string): string | undefined {
  const out = mail.fields.find(
    (one) => one.key === 'depart' && one.dates.length > 0 && one.line >= line && one.line <= line + 3,
  );
  const [date] = out?.dates ?? [];
  return date && resolveDay(date, { ...mail.dateContext, sinceDate: since })?.date;
}
