import type { Booking } from '../../../booking.ts';
import { findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailField, type MailText, readDateTime, readSpan } from '../../label/mail-text.ts';
import type { FoundDate } from '../../scan/date-weekday.ts';

/** A line with the day and time of a session. */
export interface CourseRow {
  first: MailField;
  dated: MailField;
  timed: MailField;
  line: number;
  /** The words before its day, without numbers. */
  lead: string;
  booking: Pick<Booking, 'start' | 'evidence'>;
}

const KEYS = new Set<MailField['key']>(['none', 'when', 'start', 'unknown', 'event', 'section']);

/** Characters before the day: `Session 1: `, `Tag 2 –`. */
const LONGEST_LEAD = 24;

const MAX_WORDS = 4;
/** `Your dates`, not `Dear Ann, your table is booked for`. */
export const isSessionHeading = (lead: string): boolean => lead.split(' ').length <= MAX_WORDS;

/** The session of a row of a course; undefined if the row has no day or no time. */
export function readSessionRow(
  mail: MailText,
  fields: MailField[],
  [above, below]: [MailField[], MailField[]],
  common: MailField | undefined,
): CourseRow | undefined {
  const [first] = fields;
  const day = findDay(fields);
  const timed = fields.find(({ times }) => times.length > 0) ?? findTimeBelow(below) ?? common;
  const [time] = timed?.times ?? [];
  if (!first || !day || !timed || !time) return undefined;
  if (!listHead(fields, timed).every(({ key }) => KEYS.has(key))) return undefined;
  const { field: dated, date } = day;
  const read = readDateTime(mail, dated, { field: timed, time });
  if (!read || read.dateTime.local.length === 10) return undefined;
  return {
    first,
    dated,
    timed,
    line: first.line,
    lead: readLead(fields.slice(0, fields.indexOf(dated) + 1), date) || readHeading(above, first.line),
    booking: {
      start: read.dateTime,
      evidence: { start: readSpan(mail, read.span), place: '' },
    },
  };
}

/** The only day of a line, if it stands at its start. */
function findDay(fields: MailField[]): { field: MailField; date: FoundDate } | undefined {
  const [field, ...others] = fields.filter(({ dates }) => dates.length > 0);
  const [date, ...dates] = field?.dates ?? [];
  if (!field || !date || others.length + dates.length > 0) return undefined;
  const isFirst = date.start <= LONGEST_LEAD && isLead(fields.slice(0, fields.indexOf(field)));
  return isFirst ? { field, date } : undefined;
}

/** `Lesson 1` on the line above a day. */
function readHeading([field, ...others]: MailField[], line: number): string {
  const isSessionHeading =
    field &&
    others.length + field.dates.length + field.times.length === 0 &&
    line - field.line <= 2 &&
    field.value.length <= LONGEST_LEAD;
  return isSessionHeading ? toWords(`${field.label} ${field.value}`) : '';
}

function readLead(fields: MailField[], date: FoundDate): string {
  const words = fields.map(({ label, value }, i) => {
    const text = i === fields.length - 1 ? value.slice(0, date.start) : value;
    return `${label} ${text}`;
  });
  return toWords(words.join(' '));
}

/** The words of a text without numbers and weekdays. */
const toWords = (text: string): string =>
  foldEmailText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word && findWeekdays(word) === undefined)
    .join(' ');

/** The fields of a line up to its time. */
const listHead = (fields: MailField[], timed: MailField): MailField[] =>
  fields.includes(timed) ? fields.slice(0, fields.indexOf(timed) + 1) : [...fields, timed];

/** `Day 1` in a cell of its own. */
const isLead = (before: MailField[]): boolean =>
  before.length === 0 || (before.length === 1 && (before[0]?.value.length ?? 0) <= LONGEST_LEAD);

/** A line that starts with its time. */
const findTimeBelow = ([field, ...others]: MailField[]): MailField | undefined =>
  field && others.length === 0 && field.dates.length === 0 && (field.times[0]?.start ?? 9) < 5
    ? field
    : undefined;
