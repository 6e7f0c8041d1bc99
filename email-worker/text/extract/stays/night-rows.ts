import { addDays } from '../../../../worker/domain/time/days.ts';
import type { Booking } from '../../../booking.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { moveDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import { type MailField, type MailText, type ResolvedDay, toTextSpan } from '../../label/mail-text.ts';
import { findNightCount } from '../../scan/night-count.ts';
import { toStay } from './stay-booking.ts';

const MOST = 20;

interface NightRow {
  field: MailField;
  day: ResolvedDay;
  /** How the house of the night is printed; empty if the row names none. */
  house: string;
}

/** A table with a row per night, for example huts on a hike. Consecutive nights in one house are one stay. */
export function readNightRows(mail: MailText): Booking[] {
  const houses = new Map(
    mail.fields.filter(({ key }) => key === 'hotel').map(({ line, value }) => [line, foldEmailText(value)]),
  );
  const runs: NightRow[][] = [];
  for (const field of mail.fields) {
    const [date, ...others] = field.key === 'nights' && field.isLabel ? field.dates : [];
    const day = date && others.length === 0 ? resolveDay(date, mail.dateContext) : undefined;
    if (!day || findNightCount(foldEmailText(field.value)) !== undefined) continue;
    const row = { field, day, house: houses.get(field.line) ?? '' };
    const last = runs.at(-1)?.at(-1);
    if (last && last.house === row.house && addDays(last.day.date, 1) === day.date) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs.slice(0, MOST).flatMap((run) => toNights(mail, run));
}

function toNights(mail: MailText, run: NightRow[]): Booking[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const [date] = first.field.dates;
  const span = toTextSpan(first.field, date ?? { start: 0, end: 0 });
  const start = { dateTime: toLocalDateTime(first.day), span };
  const end = { dateTime: toLocalDateTime(moveDay(last.day, 1)), span };
  return [toStay(mail, first.field, start, end, { rules: ['stay.nights'], score: 80 })];
}
