import type { LocalDateTime } from '../../../booking.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import { type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import { toNear } from './booking-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maximum duration of what ends on the next day. */
const LONGEST_NIGHT = 12 * HOUR;

/** The moment of a labeled end, if it is behind the start. A time earlier in the day may be on the next day. */
export function findLabeledEnd(
  mail: MailText,
  field: MailField,
  start: LocalDateTime,
): LocalDateTime | undefined {
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
  const next = Date.parse(`${end.local}Z`) + DAY;
  return next - Date.parse(`${start.local}Z`) <= LONGEST_NIGHT
    ? { ...end, local: new Date(next).toISOString().slice(0, 16) }
    : undefined;
}
