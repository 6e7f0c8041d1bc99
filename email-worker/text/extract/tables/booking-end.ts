import type { LocalDateTime } from '../../../booking.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import { type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { toNear } from './booking-time.ts';
import { LONGEST_BOOKING_HOURS, readRangeEnd } from './range-end.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The other side of a range of times, else a labeled end. `timed` is the field of the start's time. */
export const findBookingEnd = (
  mail: MailText,
  field: MailField,
  timed: MailField,
  start: LocalDateTime,
): LocalDateTime | undefined => readRangeEnd(mail, field, timed) ?? findLabeledEnd(mail, field, timed, start);

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
  return next - Date.parse(`${start.local}Z`) <= LONGEST_BOOKING_HOURS * HOUR
    ? { ...end, local: new Date(next).toISOString().slice(0, 16) }
    : undefined;
}
