import { addDays } from '../../../../worker/domain/time/days.ts';
import type { Booking } from '../../../booking.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { findNightCount } from '../../scan/night-count.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { findCheckInTime, findCheckOutTime } from './check-in-time.ts';
import { toStay } from './stay-booking.ts';

/** A labeled time without a day. */
const findLoneTime = (mail: MailText, key: MailField['key']): FoundTime | undefined =>
  mail.fields.find((one) => one.key === key && one.times.length && !one.dates.length)?.times[0];

/** The only time of leaving that an email names. */
export const findLeavingTime = (mail: MailText): FoundTime | undefined =>
  findLoneTime(mail, 'checkout') ?? findCheckOutTime(mail);

/** The only time of arrival that an email names. */
export const findArrivalTime = (mail: MailText): FoundTime | undefined =>
  findLoneTime(mail, 'checkin') ?? findLoneTime(mail, 'arrive') ?? findCheckInTime(mail);

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
export function readProseStay(mail: MailText): Booking | undefined {
  for (const [i, field] of mail.fields.entries()) {
    const [date] = field.dates;
    const first = date && resolveDay(date, mail.dateContext);
    const isCounted = field.key === 'when' && findNightCount(foldEmailText(field.value)) !== undefined;
    if (!first || !(isCounted || PROSE.has(field.key))) continue;
    const around = mail.fields.slice(Math.max(0, i - 1), i + 2).map(({ value }) => value);
    const nights = findNightCount(foldEmailText(around.join(' ')));
    if (nights === undefined) continue;
    const end = { ...first, date: addDays(first.date, nights) };
    const span = { from: field.start + date.start, until: field.start + date.end };
    const start = toLocalDateTime(first, findArrivalTime(mail));
    // The day of departure contradicts the number of nights.
    const left = findDepartureDay(mail, field, first.date);
    const isAtOdds = left !== undefined && left !== end.date;
    return toStay(
      mail,
      field,
      { dateTime: isAtOdds ? { ...start, ambiguous: true } : start, span },
      { dateTime: toLocalDateTime(end, findLeavingTime(mail)), span },
      { rules: ['stay.sentence'], score: 70 },
    );
  }
  return undefined;
}

/** The day that a line shortly below the arrival names for leaving. */
function findDepartureDay(mail: MailText, { line }: MailField, since: string): string | undefined {
  const out = mail.fields.find(
    (one) => one.key === 'depart' && one.dates.length > 0 && one.line >= line && one.line <= line + 3,
  );
  const [date] = out?.dates ?? [];
  return date && resolveDay(date, { ...mail.dateContext, sinceDate: since })?.date;
}
