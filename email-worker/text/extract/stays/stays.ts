import type { Booking } from '../../../booking.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import { type FoundDateTime, type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { countTopicWords } from '../../lexicon/compile.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { findNightCount, MAX_NIGHTS } from '../../scan/night-count.ts';
import { findCheckInTime } from './check-in-time.ts';
import { toStay } from './stay-booking.ts';

const MOST = 12;
/** Keys of a time next to a day: `14. Mai (ab 15:00 Uhr)` looks like a departure. */
const BESIDE = new Set<MailField['key']>(['none', 'depart', 'from', 'start']);

/** Hotels and rental homes, one booking per stay. */
export function readStays(mail: MailText, hasJourney: boolean): Booking[] {
  const { fields } = mail;
  const words = countTopicWords('lodging', mail.foldedText);
  const isStay =
    words >= 2 ||
    findNightCount(mail.foldedText) !== undefined ||
    (words === 1 && ['arrive', 'depart'].every((key) => fields.some((field) => field.key === key))) ||
    isBetween(mail) ||
    fields.some((field) => field.key === 'hotel' || field.key === 'nights');
  const keys = new Set(['checkin', 'checkout']);
  let ins = fields.filter((field) => field.key === 'checkin' && field.dates.length);
  let outs = fields.filter((field) => field.key === 'checkout' && field.dates.length);
  if (!ins.length && isStay && !hasJourney) {
    ins = fields.filter(
      (field) =>
        (field.key === 'arrive' || field.key === 'from' || field.key === 'start') && field.dates.length,
    );
    outs = outs.length
      ? outs
      : fields.filter(
          (field) =>
            (field.key === 'depart' || field.key === 'to' || field.key === 'end') && field.dates.length,
        );
    for (const key of ['arrive', 'depart'] as const) keys.add(key);
    if (!outs.length && ins.some((field) => field.key !== 'arrive')) ins = [];
  }
  // In Spanish and Portuguese, check-out and departure are the same word.
  if (ins.length && !outs.length && !hasJourney)
    outs = fields.filter((field) => field.key === 'depart' && field.dates.length);
  const bookings: Booking[] = [];
  for (const [i, field] of ins.slice(0, MOST).entries()) {
    const start = stayMoment(mail, field, keys, 'in');
    if (!start || bookings.some((one) => one.start.local.slice(0, 10) === start.dateTime.local.slice(0, 10)))
      continue;
    const end = ends(mail, field, outs, ins[i + 1], keys);
    if (start.dateTime.local.length === 10) addCheckInTime(mail, start);
    const nights = end ? daysBetween(start.dateTime.local, end.dateTime.local) : undefined;
    if (nights !== undefined && (nights < 1 || nights > MAX_NIGHTS)) continue;
    if (!end && (hasJourney || !(isStay && words >= 2))) continue;
    bookings.push(toStay(mail, field, start, end, { rules: [`stay.${field.key}`], score: 85 }));
  }
  if (!bookings.length && isStay && !hasJourney) {
    const range = rangeStay(mail) ?? proseStay(mail);
    if (range) bookings.push(range);
  }
  return bookings;
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
  keys: Set<string>,
  side: 'in' | 'out',
): FoundDateTime | undefined {
  const own = field.times[0];
  if (own)
    return readDateTime(
      mail,
      side === 'out' ? { ...field, times: [field.times[field.times.length - 1] ?? own] } : field,
    );
  const key =
    field.key === 'from' || field.key === 'start'
      ? 'checkin'
      : field.key === 'to' || field.key === 'end'
        ? 'checkout'
        : field.key;
  const wanted =
    side === 'in'
      ? ['checkin', ...(keys.has('arrive') ? ['arrive'] : [])]
      : ['checkout', ...(keys.has('depart') ? ['depart'] : [])];
  const other = mail.fields.find(
    (one) =>
      one !== field &&
      (one.key === key || wanted.includes(one.key)) &&
      one.times.length > 0 &&
      !one.dates.length &&
      Math.abs(one.line - field.line) < 40 &&
      !/online|counter|desk|flight|gate/.test(one.value),
  );
  // In the same row, or on the line below: `from 15:00`.
  const cells = mail.fields.filter(
    (one) => one.line === field.line && BESIDE.has(one.key) && one.times.length > 0 && !one.dates.length,
  );
  const below = mail.fields.filter(
    (one) =>
      (one.key === 'none' ||
        one.key === 'from' ||
        one.key === 'to' ||
        one.key === 'end' ||
        one.key === 'unknown') &&
      one.line === field.line + 1 &&
      one.times.length > 0 &&
      one.value.length < 30 &&
      !one.dates.length,
  );
  const near = cells.length > 0 ? cells : below;
  const beside = side === 'in' ? near[0] : near[near.length - 1];
  const from = other ?? beside;
  const time = side === 'out' ? from?.times[from.times.length - 1] : from?.times[0];
  return readDateTime(mail, field, from && time ? { field: from, time } : undefined);
}

function ends(
  mail: MailText,
  field: MailField,
  outs: MailField[],
  next: MailField | undefined,
  keys: Set<string>,
): FoundDateTime | undefined {
  const own = field.dates[1];
  const out =
    outs.find((one) => one.line >= field.line && (!next || one.line <= next.line)) ??
    (outs.length === 1 ? outs[0] : undefined);
  if (out) return stayMoment(mail, out, keys, 'out');
  const day = own && resolveDay(own, mail.dateContext);
  if (day)
    return {
      dateTime: toLocalDateTime(day),
      span: { from: field.start, until: field.start + field.value.length },
    };
  return undefined;
}

/** `Your booking from 24 to 31 July (7 nights)` is no date of a booking. */
function isCountedRange(field: MailField, mail: MailText): boolean {
  const [first, last] = field.dates.map((date) => resolveDay(date, mail.dateContext)?.date);
  const nights = findNightCount(foldEmailText(field.value));
  return Boolean(first && last && nights === daysBetween(first, last));
}

/** `11 – 14 June 2026` without a label. */
function rangeStay(mail: MailText): Booking | undefined {
  for (const field of mail.fields) {
    if (
      (field.key !== 'none' &&
        field.key !== 'when' &&
        field.key !== 'unknown' &&
        field.key !== 'nights' &&
        field.key !== 'hotel' &&
        !isCountedRange(field, mail)) ||
      field.dates.length < 2
    )
      continue;
    const [a, b] = field.dates;
    if (!a || !b || b.start - a.end > 30) continue;
    const [first, last] = [resolveDay(a, mail.dateContext), resolveDay(b, mail.dateContext)];
    if (!first || !last) continue;
    const nights = daysBetween(first.date, last.date);
    if (nights < 1 || nights > MAX_NIGHTS) continue;
    const span = { from: field.start + a.start, until: field.start + b.end };
    const wanted = (key: MailField['key']) =>
      mail.fields.find((one) => one.key === key && one.times.length && !one.dates.length)?.times[0];
    const arrival = wanted('checkin') ?? wanted('arrive') ?? findCheckInTime(mail);
    return toStay(
      mail,
      field,
      { dateTime: toLocalDateTime(first, arrival), span },
      { dateTime: toLocalDateTime(last, wanted('checkout')), span },
      { rules: ['stay.range'], score: 75 },
    );
  }
  return undefined;
}

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
function proseStay(mail: MailText): Booking | undefined {
  for (const [i, field] of mail.fields.entries()) {
    const [date] = field.dates;
    const first = date && resolveDay(date, mail.dateContext);
    if (!date || !first || !PROSE.has(field.key)) continue;
    const words = foldEmailText(
      [mail.fields[i - 1]?.value ?? '', field.value, mail.fields[i + 1]?.value ?? ''].join(' '),
    );
    const nights = findNightCount(words);
    if (nights === undefined) continue;
    const out = mail.fields.find(
      (one) =>
        one.key === 'depart' && one.dates.length > 0 && one.line >= field.line && one.line <= field.line + 3,
    );
    const left = out?.dates[0] && resolveDay(out.dates[0], { ...mail.dateContext, sinceDate: first.date });
    const end = {
      ...first,
      date: new Date(Date.parse(`${first.date}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10),
    };
    // The day of departure contradicts the number of nights.
    const isAtOdds = left !== undefined && left.date !== end.date;
    const wanted = (key: MailField['key']) =>
      mail.fields.find((one) => one.key === key && one.times.length && !one.dates.length)?.times[0];
    const span = { from: field.start + date.start, until: field.start + date.end };
    const start = toLocalDateTime(first, wanted('checkin') ?? wanted('arrive') ?? findCheckInTime(mail));
    return toStay(
      mail,
      field,
      { dateTime: isAtOdds ? { ...start, ambiguous: true } : start, span },
      { dateTime: toLocalDateTime(end, wanted('checkout')), span },
      { rules: ['stay.sentence'], score: 70 },
    );
  }
  return undefined;
}
