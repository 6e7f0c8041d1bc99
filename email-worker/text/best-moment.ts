import { type Field, type Mail, momentOf, type Read } from './mail.ts';
import { toDay } from './sense.ts';

/** The moment of a booking and the field it was read in. */
export interface Best {
  read: Read;
  field: Field;
  /** No other date stands there that could be meant as well. */
  isSure: boolean;
}

const RANK: Partial<Record<Field['key'], number>> = {
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

/** The moment that most speaks for being that of the booking. */
export function bestMoment(mail: Mail): Best | undefined {
  const inText = mail.fields.filter((field) => field.dates.length && RANK[field.key] !== undefined);
  const isOld = inText.every((field) => isPast(mail, field));
  const dated =
    inText.length && !(isOld && mail.subject.some((field) => field.dates.length))
      ? inText
      : mail.subject.filter((field) => field.dates.length && field.key !== 'ignore');
  const score = (field: Field) =>
    (RANK[field.key] ?? 9) +
    (field.times.length ? 0 : 1.5) +
    (isPast(mail, field) ? 4 : 0) +
    (isOfMail(mail, field) ? 2 : 0);
  const sorted = [...dated].sort((a, b) => score(a) - score(b) || a.line - b.line);
  const field = sorted[0];
  if (!field) return undefined;
  const timed = field.times.length ? undefined : timeNear(mail, field);
  const read = momentOf(mail, field, timed?.times[0] ? { field: timed, time: timed.times[0] } : undefined);
  if (!read) return undefined;
  const rivals = sorted.filter(
    (one) => one !== field && score(one) <= score(field) + 0.5 && dayOf(mail, one) !== dayOf(mail, field),
  );
  return { read, field, isSure: rivals.length === 0 && RANK[field.key] !== 6 };
}

const dayOf = (mail: Mail, field: Field) =>
  field.dates[0] ? toDay(field.dates[0], mail.sense)?.date : undefined;
/** The day on which the mail was written, without a time or a label: rather when it was ordered. */
const isOfMail = (mail: Mail, field: Field) =>
  (field.key === 'none' || field.key === 'confirmation' || field.key === 'unknown') &&
  field.times.length === 0 &&
  mail.message.sentAt !== undefined &&
  dayOf(mail, field) === mail.message.sentAt.toISOString().slice(0, 10);
const isPast = (mail: Mail, field: Field) =>
  mail.sense.from !== undefined && (dayOf(mail, field) ?? '9') < mail.sense.from;

/** The time for a day that stands without one: a labelled time first, then the nearest that no label claims. */
function timeNear(mail: Mail, field: Field): Field | undefined {
  const times = mail.fields.filter((one) => one.times.length && !one.dates.length);
  const near = (keys: Field['key'][], reach: number) =>
    times
      .filter((one) => keys.includes(one.key) && Math.abs(one.line - field.line) <= reach)
      .sort((a, b) => Math.abs(a.line - field.line) - Math.abs(b.line - field.line))[0];
  // `Check in 8:15 | departs 9:00`: the one who is there early waits.
  const leaving = near(['checkin'], 1) ? near(['depart'], 1) : undefined;
  return (
    near(['start'], 30) ??
    leaving ??
    near(['when'], 20) ??
    near(['none', 'checkin', 'arrive', 'from', 'unknown', 'event'], 4)
  );
}
