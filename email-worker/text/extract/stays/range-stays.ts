import { daysBetween } from '../../../../worker/domain/time/days.ts';
import type { Booking } from '../../../booking.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { findNightCount, MAX_NIGHTS } from '../../scan/night-count.ts';
import { findArrivalTime, findLeavingTime } from './prose-stays.ts';
import { toStay } from './stay-booking.ts';

/** `Your booking from 24 to 31 July (7 nights)` is not a date of a booking. */
function isCountedRange(field: MailField, mail: MailText): boolean {
  const [first, last] = field.dates.map((date) => resolveDay(date, mail.dateContext)?.date);
  const nights = findNightCount(foldEmailText(field.value));
  return Boolean(first && last && nights === daysBetween(first, last));
}

const RANGED = new Set<MailField['key']>(['none', 'when', 'unknown', 'nights', 'hotel']);

/** `11 – 14 June 2026` without a label. */
export function readRangeStay(mail: MailText): Booking | undefined {
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
