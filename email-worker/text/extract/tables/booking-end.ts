import type { LocalDateTime } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import {
  type FoundTime,
  type MailField,
  type MailText,
  type ResolvedDay,
  readDateTime,
} from '../../label/mail-text.ts';
import { toNear } from './booking-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maximum duration of a range, and of what ends on the next day. */
const LONGEST_HOURS = 12;

/** The other side of a range of times, else a labeled end. `timed` is the field of the start's time. */
export const findBookingEnd = (
  mail: MailText,
  field: MailField,
  timed: MailField,
  start: LocalDateTime,
): LocalDateTime | undefined => readRangeEnd(mail, field, timed) ?? findLabeledEnd(mail, field, timed, start);

const RANGE = new RegExp(
  `^ ?(?:[-–—~〜]|${matchAny('calendar.to', 'clock.until')}) ?(?:${matchAny('clock.before')}[.:]? ?)?$`,
);
/** Fields whose range of times is the event, not the hours in which one may come. */
const RANGED = new Set<MailField['key']>(['none', 'when', 'start', 'event']);

/** The end of the only range of times in a field: `2:30 – 4:00 PM`. */
function readRangeEnd(mail: MailText, { dates }: MailField, timed: MailField): LocalDateTime | undefined {
  const [first, last, ...others] = timed.times;
  const day = dates[0] && dates.length === 1 ? resolveDay(dates[0], mail.dateContext) : undefined;
  // `Your lesson: Saturday 6 March, 10-12`.
  const isRanged = RANGED.has(timed.key) || (timed.key === 'unknown' && timed.dates.length > 0);
  if (!first || !last || others.length > 0 || !day || !isRanged) return undefined;
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

/** The labels that end what starts with another label: a boat that is picked up is returned. */
const OTHER_ENDS: Partial<Record<MailField['key'], MailField['key'][]>> = {
  pickup: ['dropoff'],
  checkin: ['checkout'],
};

/** The moment of a labeled end, if it is after the start. A time earlier in the day may be on the next day. */
function findLabeledEnd(
  mail: MailText,
  field: MailField,
  timed: MailField,
  start: LocalDateTime,
): LocalDateTime | undefined {
  if (start.local.length === 10) return undefined;
  const near = toNear(mail.fields, field);
  // What is stored is dropped off first.
  const ended =
    field.key === 'dropoff'
      ? near(['pickup'], 30)
      : (near(['end'], 30) ?? near(OTHER_ENDS[timed.key] ?? [], 6));
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
  const next = Date.parse(`${end.local}Z`) + DAY;
  return next - Date.parse(`${start.local}Z`) <= LONGEST_HOURS * HOUR
    ? { ...end, local: new Date(next).toISOString().slice(0, 16) }
    : undefined;
}
