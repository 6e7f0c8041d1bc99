import type { LocalDateTime } from '../../../booking.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import {
  type FoundDateTime,
  type FoundTime,
  type MailField,
  type MailText,
  type ResolvedDay,
  readDateTime,
} from '../../label/mail-text.ts';
import { matchAny } from '../../lexicon/compile.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';

/** The date and time of a booking and the field they were read from. */
export interface BookingDate {
  read: FoundDateTime;
  field: MailField;
  /** The other side of a range of times: `2:30 – 4:00 PM`. */
  end?: LocalDateTime;
  /** No other date is equally likely. */
  isSure: boolean;
}

const RANK: Partial<Record<MailField['key'], number>> = {
  start: 0,
  when: 1,
  event: 2,
  restaurant: 2,
  confirmation: 3,
  none: 3,
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
      : mail.subject.filter((field) => field.dates.length && field.key !== 'ignore');
  const score = (field: MailField) =>
    (RANK[field.key] ?? 9) +
    (field.times.length || findInRow(mail, field) ? 0 : 1.5) +
    (isPast(mail, field) ? 4 : 0) +
    (isOfMail(mail, field) ? 2 : 0);
  const sorted = [...dated].sort((a, b) => score(a) - score(b) || a.line - b.line);
  const field = sorted[0];
  if (!field) return undefined;
  const timed = field.times.length ? undefined : timeNear(mail, field);
  const read = readDateTime(
    mail,
    field,
    timed?.times[0] ? { field: timed, time: timed.times[0] } : undefined,
  );
  if (!read) return undefined;
  const rivals = sorted.filter(
    (one) => one !== field && score(one) <= score(field) + 0.5 && dayOf(mail, one) !== dayOf(mail, field),
  );
  const end = readRangeEnd(mail, field, timed ?? field);
  return { read, field, ...(end ? { end } : {}), isSure: rivals.length === 0 && RANK[field.key] !== 6 };
}

const RANGE = new RegExp(
  `^ ?(?:[-–—]|${matchAny('calendar.to')}|alle) ?(?:${matchAny('clock.before')}[.:]? ?)?$`,
);
/** Fields whose range of times is the event, not the hours in which one may come. */
const RANGED = new Set<MailField['key']>(['none', 'when', 'start', 'event']);
const LONGEST_HOURS = 12;

/** The end of the only range of times in a field. */
function readRangeEnd(mail: MailText, { dates }: MailField, timed: MailField): LocalDateTime | undefined {
  const [first, last, ...others] = timed.times;
  const day = dates[0] && dates.length === 1 ? resolveDay(dates[0], mail.dateContext) : undefined;
  if (!first || !last || others.length > 0 || !day || !RANGED.has(timed.key)) return undefined;
  if (!RANGE.test(foldEmailText(timed.value.slice(first.end, last.start)))) return undefined;
  return toRangeEnd(day, first, last);
}

/** The end may be after midnight. */
function toRangeEnd(day: ResolvedDay, first: FoundTime, last: FoundTime): LocalDateTime | undefined {
  const minutes = ({ hour, minute }: FoundTime) => hour * 60 + minute;
  const length = (minutes(last) - minutes(first) + 1440) % 1440;
  const isLater = minutes(last) < minutes(first);
  return length > 0 && length <= LONGEST_HOURS * 60
    ? toLocalDateTime(day, { ...last, dayOffset: isLater ? 1 : last.dayOffset })
    : undefined;
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

/** The time that belongs to a date without one: labeled times first, then the nearest unlabeled one. */
function timeNear(mail: MailText, field: MailField): MailField | undefined {
  const times = mail.fields.filter((one) => one.times.length && !one.dates.length);
  const inRow = findInRow(mail, field);
  if (inRow) return inRow;
  const near = (keys: MailField['key'][], reach: number) =>
    times
      .filter((one) => keys.includes(one.key) && Math.abs(one.line - field.line) <= reach)
      .sort((a, b) => Math.abs(a.line - field.line) - Math.abs(b.line - field.line))[0];
  // `Check in 8:15 | departs 9:00`: the departure is meant.
  const leaving = near(['checkin'], 1) ? near(['depart'], 1) : undefined;
  return (
    near(['start'], 30) ??
    leaving ??
    near(['when'], 20) ??
    near(['none', 'checkin', 'arrive', 'from', 'unknown', 'event'], 4) ??
    near(['depart', 'checkout', 'pickup'], 6)
  );
}
