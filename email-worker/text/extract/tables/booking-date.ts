import type { Booking, LocalDateTime } from '../../../booking.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import { type FoundDateTime, type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import type { MomentRole } from '../../lexicon/label-keys.ts';

/** The date and time of a booking and the field that states the date. */
export interface BookingDate {
  read: FoundDateTime;
  field: MailField;
  /** What the stated moment is to the booking. */
  role: MomentRole;
  /** It is a start, and no other date is equally likely. */
  isSure: boolean;
  /** The start, ambiguous unless it is sure, and the end if a label states one behind it. */
  moments: Pick<Booking, 'start' | 'end'>;
}

/** What a moment is to a table, ticket or appointment, to which nobody checks in. Other moments are starts. */
const ROLES: Partial<Record<MailField['key'], MomentRole>> = {
  checkin: 'checkInLimit',
  arrive: 'arrival',
  doors: 'doors',
};
const roleOf = ({ key }: MailField): MomentRole => ROLES[key] ?? 'start';

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
  depart: 5,
  unknown: 6,
};

/** The most likely date and time of a single booking. */
export function findBookingDate(mail: MailText): BookingDate | undefined {
  const inText = mail.fields.filter((field) => field.dates.length && RANK[field.key] !== undefined);
  const isOld = inText.every((field) => isPast(mail, field));
  const dated =
    inText.length && !(isOld && mail.subject.some((field) => field.dates.length))
      ? inText
      : mail.subject.filter(({ dates, key }) => dates.length && (RANK[key] !== undefined || !isAside(key)));
  const score = (field: MailField) =>
    (RANK[field.key] ?? 9) +
    (field.times.length || findInRow(mail, field) ? 0 : 1.5) +
    (isPast(mail, field) ? 4 : 0) +
    (isOfMail(mail, field) ? 2 : 0);
  const sorted = [...dated].sort((a, b) => score(a) - score(b) || a.line - b.line);
  const field = sorted[0];
  if (!field) return undefined;
  const timed = findTimed(mail, field);
  const [time] = timed.times;
  const day = timed === field ? field : { ...field, times: [] };
  const read = readDateTime(mail, day, time ? { field: timed, time } : undefined);
  if (!read) return undefined;
  const rivals = sorted.filter(
    (one) => one !== field && score(one) <= score(field) + 0.5 && dayOf(mail, one) !== dayOf(mail, field),
  );
  const role = roleOf(time ? timed : field);
  const isSure = role === 'start' && rivals.length === 0 && RANK[field.key] !== 6;
  const end = findEnd(mail, field, read.dateTime);
  const start = isSure ? read.dateTime : { ...read.dateTime, ambiguous: true };
  return { read, field, role, isSure, moments: end ? { start, end } : { start } };
}

const dayOf = (mail: MailText, field: MailField) =>
  field.dates[0] ? resolveDay(field.dates[0], mail.dateContext)?.date : undefined;
/** The email's own date without a label is probably the order date, even with a time. */
const isOfMail = (mail: MailText, field: MailField) =>
  (field.key === 'none' || field.key === 'confirmation' || field.key === 'unknown') &&
  mail.message.sentAt !== undefined &&
  dayOf(mail, field) === mail.message.sentAt.toISOString().slice(0, 10);
const isPast = (mail: MailText, field: MailField) =>
  mail.dateContext.sinceDate !== undefined && (dayOf(mail, field) ?? '9') < mail.dateContext.sinceDate;

/** The time in the same row: `Wed, Apr 21 · 8:15 PM · 2 guests`. */
const findInRow = (mail: MailText, field: MailField): MailField | undefined =>
  mail.fields.find(
    (one) => one.line === field.line && one.key === 'none' && one.times.length > 0 && !one.dates.length,
  );

/** The nearest field with one of some labels and a time, at most `reach` lines away. */
type Near = (keys: MailField['key'][], reach: number) => MailField | undefined;

const toNear =
  (fields: MailField[], { line }: MailField): Near =>
  (keys, reach) =>
    fields
      .filter((one) => one.times.length && keys.includes(one.key) && Math.abs(one.line - line) <= reach)
      .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];

/** The field with the time that belongs to a date: a start, wherever it stands, else the nearest likely one. */
function findTimed(mail: MailText, field: MailField): MailField {
  const timesOnly = mail.fields.filter(({ dates }) => !dates.length);
  const near = toNear(timesOnly, field);
  // `Doors: 12 June, 19:00`, and below: `Show: 20:00`.
  if (field.times.length) return (roleOf(field) === 'start' ? undefined : findStartTime(near)) ?? field;
  return findInRow(mail, field) ?? findStartTime(near) ?? findLikelyTime(near) ?? field;
}

const findStartTime = (near: Near): MailField | undefined =>
  // `Check in 8:15 | departs 9:00`: the departure is meant.
  near(['start'], 30) ?? (near(['checkin'], 1) && near(['depart'], 1)) ?? near(['when'], 20);

/** A time that no label calls a start. Those of arrivals and doors come last. */
function findLikelyTime(near: Near): MailField | undefined {
  const found = near(['none', 'checkin', 'from', 'unknown', 'event'], 4);
  if (found && roleOf(found) === 'start') return found;
  return near(['depart', 'pickup'], 6) ?? found ?? near(['arrive'], 4) ?? near(['doors'], 30);
}

const DAY = 86_400_000;

/** The moment of a labeled end, if it is behind the start. One that is earlier in the day is on the next. */
function findEnd(mail: MailText, field: MailField, start: LocalDateTime): LocalDateTime | undefined {
  if (start.local.length === 10) return undefined;
  const ended = toNear(mail.fields, field)(['end'], 30);
  const [time] = ended?.times ?? [];
  const [date] = ended?.dates ?? [];
  if (!ended || !time) return undefined;
  if (date) {
    const stated = readDateTime(mail, ended)?.dateTime;
    return stated && stated.local > start.local ? stated : undefined;
  }
  const day = { date: start.local.slice(0, 10), yearStated: start.yearStated, ambiguous: false };
  const end = toLocalDateTime(day, time);
  if (end.local > start.local) return end;
  const next = new Date(Date.parse(`${day.date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  return { ...end, local: `${next}${end.local.slice(10)}` };
}
