import type { Booking } from '../../../booking.ts';
import type { MomentRole } from '../../../languages/label-keys.ts';
import { resolveDay } from '../../label/date-context.ts';
import { type FoundDateTime, type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import { findBookingEnd } from './booking-end.ts';
import { findTableRole, findTimedField, listTimedLines } from './booking-time.ts';

/** The date and time of a booking and the field that states the date. */
export interface BookingDate {
  read: FoundDateTime;
  field: MailField;
  /** What the stated moment is to the booking. */
  role: MomentRole;
  /** It is a start, and no other date is equally likely. */
  isSure: boolean;
  /** The start, ambiguous unless it is sure, and the end if a range or label states one after it. */
  moments: Pick<Booking, 'start' | 'end'>;
}

const RANK: Partial<Record<MailField['key'], number>> = {
  start: 0,
  when: 1,
  event: 2,
  restaurant: 2,
  confirmation: 3,
  none: 3,
  doors: 3.2,
  arrive: 4,
  checkin: 4,
  from: 4,
  pickup: 4.5,
  dropoff: 4.5,
  depart: 5,
  unknown: 6,
};

const OF_RENTAL = new Set<MailField['key']>(['pickup', 'dropoff']);

/** Whether something is rented or stored; an order that is picked up has one end. */
const hasBothEnds = ({ fields }: MailText): boolean =>
  [...OF_RENTAL].every((end) => fields.some(({ key, dates }) => key === end && dates.length > 0));

/** The most likely date and time of a single booking. */
export function findBookingDate(mail: MailText): BookingDate | undefined {
  const isRental = hasBothEnds(mail);
  const inText = mail.fields.filter(
    ({ key, dates }) => dates.length && RANK[key] !== undefined && (isRental || !OF_RENTAL.has(key)),
  );
  const isOld = inText.every((field) => isPast(mail, field));
  const dated =
    inText.length && !(isOld && mail.subject.some((field) => field.dates.length))
      ? inText
      : mail.subject.filter(({ dates, key }) => dates.length && (RANK[key] !== undefined || !isAside(key)));
  const starts = listStartLines(mail.fields);
  const timedLines = listTimedLines(mail);
  const costOfTime = ({ times, line }: MailField) =>
    times.length || timedLines.has(line) ? 0 : starts.has(line) ? -1 : 1.5;
  const scores = new Map(
    dated.map((field) => [
      field,
      (RANK[field.key] ?? 9) +
        costOfTime(field) +
        (isPast(mail, field) ? 4 : 0) +
        (isOfMail(mail, field) ? 2 : 0),
    ]),
  );
  const score = (field: MailField) => scores.get(field) ?? 0;
  const sorted = [...dated].sort((a, b) => score(a) - score(b) || a.line - b.line);
  const field = sorted[0];
  if (!field) return undefined;
  const timeField = findTimedField(mail, field);
  const [time] = timeField.times;
  const day = timeField === field ? field : { ...field, times: [] };
  const read = readDateTime(mail, day, time ? { field: timeField, time } : undefined);
  if (!read) return undefined;
  const rivals = sorted.filter(
    (one) => one !== field && score(one) <= score(field) + 0.5 && dayOf(mail, one) !== dayOf(mail, field),
  );
  const role = findTableRole(time ? timeField : field);
  const isSure = role === 'start' && rivals.length === 0 && RANK[field.key] !== 6;
  const end = findBookingEnd(mail, field, timeField, read.dateTime);
  const start = isSure ? read.dateTime : { ...read.dateTime, ambiguous: true };
  return { read, field, role, isSure, moments: end ? { start, end } : { start } };
}

/** The lines near a labeled start: a day there outranks one with a time that no label calls a start. */
const listStartLines = (fields: MailField[]): Set<number> =>
  new Set(
    fields
      .filter(({ key, times, dates }) => key === 'start' && times.length > 0 && !dates.length)
      .flatMap(({ line }) => [-3, -2, -1, 0, 1, 2, 3].map((by) => line + by)),
  );

const dayOf = (mail: MailText, field: MailField) =>
  field.dates[0] ? resolveDay(field.dates[0], mail.dateContext)?.date : undefined;
/** The email's own date without a label is probably the order date, even with a time. */
const isOfMail = (mail: MailText, field: MailField) =>
  (field.key === 'none' || field.key === 'confirmation' || field.key === 'unknown') &&
  mail.message.sentAt !== undefined &&
  dayOf(mail, field) === mail.message.sentAt.toISOString().slice(0, 10);
const isPast = (mail: MailText, field: MailField) =>
  mail.dateContext.sinceDate !== undefined && (dayOf(mail, field) ?? '9') < mail.dateContext.sinceDate;
