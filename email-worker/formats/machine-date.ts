import type { LocalDateTime } from '../booking.ts';
import { MACHINE_TIME, toMachineMoment } from './machine-moment.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a date written by a program, keeping its digits: ISO 8601 variants, day or month first, English month
 * names, 12-hour clocks, epoch seconds. Undefined for anything else.
 */
export function parseMachineDate(text: string | undefined): LocalDateTime | undefined {
  const trimmed = text?.replace(/[\u00a0\u2009\u202f]/g, ' ').trim();
  if (!trimmed || trimmed.length > 80) return undefined;
  return readIso(trimmed) ?? readNumbers(trimmed) ?? readNamed(trimmed) ?? readEpoch(trimmed);
}

const ISO = new RegExp(String.raw`^(\d{4})-?(\d{2})-?(\d{2})${MACHINE_TIME}$`, 'i');
const LOOSE_ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${MACHINE_TIME}$`, 'i');
const BASIC = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:\d{2})?()(Z|[+-]\d{2}:?\d{2})?$/;

function readIso(text: string): LocalDateTime | undefined {
  const found = ISO.exec(text) ?? LOOSE_ISO.exec(text) ?? BASIC.exec(text);
  if (!found) return undefined;
  const [, year, month, day, ...time] = found;
  return toMachineMoment(year, month, day, time);
}

const NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${MACHINE_TIME}$`, 'i');

/** `02-04-2018 20:40`: month first and ambiguous, unless there are dots or a number over 12. */
function readNumbers(text: string): LocalDateTime | undefined {
  const found = NUMBERS.exec(text);
  if (!found) return undefined;
  const [, first, sign, second, year, ...time] = found;
  const isDayFirst = sign === '.' || Number(first) > 12;
  const moment = isDayFirst
    ? toMachineMoment(year, second, first, time)
    : toMachineMoment(year, first, second, time);
  const isEither = sign !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  return moment && isEither ? { ...moment, ambiguous: true } : moment;
}

const NAMED = new RegExp(
  String.raw`^(?:[a-z]{3,9}\.?,? )?(?:(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))${MACHINE_TIME}$`,
  'i',
);

function readNamed(text: string): LocalDateTime | undefined {
  const found = NAMED.exec(text);
  if (!found) return undefined;
  const [, day, month, year, monthFirst, dayAfter, yearAfter, ...time] = found;
  const number = MONTHS.indexOf((month ?? monthFirst ?? '').slice(0, 3).toLowerCase()) + 1;
  return number > 0 ? toMachineMoment(year ?? yearAfter, String(number), day ?? dayAfter, time) : undefined;
}

/** Seconds or milliseconds since 1970. */
function readEpoch(text: string): LocalDateTime | undefined {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return undefined;
  const at = new Date(Number(text) * (text.length === 10 ? 1_000 : 1));
  return { local: at.toISOString().slice(0, 16), utc: true, yearStated: true };
}
