import { matchPrinted } from '../languages/compile.ts';
import { findMonth } from './month-names.ts';

/**
 * Parses the date of a quoted header, as UTC if it has no offset. If `05/04/2026` can be read two ways, the later
 * date that is not after `before` wins.
 */
export function parseQuotedDate(text: string, before: Date | undefined): Date | undefined {
  const line = text.replace(/[\u00a0\u2009\u202f]/g, ' ').slice(0, 120);
  const clock = /(\d{1,2})[:.h](\d{2})(?:[:.]\d{2})?\s*([ap]\.?\s?m\.?)?/i.exec(
    line.replace(/\d{1,4}[-./]\d{1,2}[-./]\d{2,4}/, ' '),
  );
  const time = clock ? toMinutes(clock) : 12 * 60;
  const zone = /(?:GMT|UTC)?\s*([+-])(\d{1,2}):?(\d{2})?\)?\s*$/.exec(line);
  const offset = zone ? (zone[1] === '-' ? -1 : 1) * (Number(zone[2]) * 60 + Number(zone[3] ?? 0)) : 0;
  const days = readDays(line).filter((day) => !Number.isNaN(day));
  const instants = days.map((day) => day + (time - offset) * 60_000);
  const limit = before ? before.getTime() + 86_400_000 : Number.POSITIVE_INFINITY;
  const fitting = instants.filter((instant) => instant <= limit);
  const best = Math.max(...(fitting.length > 0 ? fitting : instants.slice(0, 1)));
  return Number.isFinite(best) ? new Date(best) : undefined;
}

const YEAR_SIGN = matchPrinted('calendar.yearSigns');
const MONTH_SIGN = matchPrinted('calendar.monthSigns');
/** `2027-06-12`, `2027年6月12日`. */
const NUMBERS = new RegExp(
  `(\\d{4})\\s?(?:[-./]|${YEAR_SIGN})\\s?(\\d{1,2})\\s?(?:[-./]|${MONTH_SIGN})\\s?(\\d{1,2})`,
);

/** Possible days as epoch milliseconds at midnight UTC. */
function readDays(line: string): number[] {
  const iso = NUMBERS.exec(line);
  if (iso) return [toDay(iso[1], Number(iso[2]), iso[3])];
  const numbers = /(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4}|\d{2})\b/.exec(line);
  if (numbers) {
    const [, first, second, year = ''] = numbers;
    const whole = year.length === 2 ? `20${year}` : year;
    return [toDay(whole, Number(second), first), toDay(whole, Number(first), second)];
  }
  const year = /\b((?:19|20)\d{2})\b/.exec(line)?.[1];
  const word = line.match(/\p{L}{3,}\.?/gu)?.find((each) => findMonth(each) !== undefined);
  const day = /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\s?[ap]m)/i.exec(line)?.[1];
  return year && word && day ? [toDay(year, findMonth(word) ?? 0, day)] : [];
}

function toDay(year: string | undefined, month: number, day: string | undefined): number {
  const at = Date.UTC(Number(year), month - 1, Number(day));
  return month >= 1 && month <= 12 && new Date(at).getUTCDate() === Number(day) ? at : Number.NaN;
}

function toMinutes([, hour, minute, half]: RegExpExecArray): number {
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute);
}
