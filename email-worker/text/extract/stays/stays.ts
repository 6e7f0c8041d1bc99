import { addDays, daysBetween } from '../../../../worker/domain/time/days.ts';
import type { Booking } from '../../../booking.ts';
import { countTopicWords } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { FoundDateTime, MailField, MailText } from '../../label/mail-text.ts';
import { findNightCount, MAX_NIGHTS } from '../../scan/night-count.ts';
import { findCheckInTime } from './check-in-time.ts';
import { readNightRows } from './night-rows.ts';
import { readNightsInSentences } from './nights-in-sentences.ts';
import { findArrivalTime, findLeavingTime, readProseStay } from './prose-stays.ts';
import { readRangeStay } from './range-stays.ts';
import { toStay } from './stay-booking.ts';
import { stayMoment } from './stay-moment.ts';

const MOST = 12;
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
  const nights = end
    ? daysBetween(start.dateTime.local.slice(0, 10), end.dateTime.local.slice(0, 10))
    : undefined;
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
