import type { Booking } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailField, type MailText, readDateTime, readSpan } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import type { FoundDate } from '../../scan/dates.ts';
import { findBookingEnd } from './booking-end.ts';

/** A session and the position of the first field of its line. */
export interface CourseSession {
  at: number;
  booking: Pick<Booking, 'start' | 'end' | 'evidence'>;
}

/** A line with the day and time of a session. */
interface CourseRow {
  first: MailField;
  dated: MailField;
  timed: MailField;
  line: number;
  /** The words before its day, without numbers. */
  lead: string;
  booking: Pick<Booking, 'start' | 'evidence'>;
}

const KEYS = new Set<MailField['key']>(['none', 'when', 'start', 'unknown', 'event', 'section']);
const LEAST = 2;
const MOST = 20;
const MAX_LINES = 400;
/** Characters before the day: `Session 1: `, `Tag 2 –`. */
const LONGEST_LEAD = 24;
/** Lines between two sessions. */
const MAX_BETWEEN = 8;

/**
 * The rows of a course, package or tour of several days: two or more lines that start with a day of their own and its
 * time, or with the time on the line below. `since`: the first day that counts, `YYYY-MM-DD`.
 */
export function listSessionRows(mail: MailText, since: string): CourseSession[] {
  const lines = [...Map.groupBy(mail.fields, ({ line }) => line).values()].slice(0, MAX_LINES);
  const common = findCommonTime(lines);
  const rows = lines.flatMap((fields, i) =>
    isBelowOther(lines, i)
      ? []
      : (readRow(mail, fields, [lines[i - 1] ?? [], lines[i + 1] ?? []], common) ?? []),
  );
  const coming = rows.filter(({ booking }) => booking.start.local > since);
  const isRun = coming.every((row, i) => {
    const last = coming[i - 1];
    return !last || (row.line - last.line <= MAX_BETWEEN && dayOf(last) < dayOf(row));
  });
  const isSeries = isRun && areAlike(coming.map(({ lead }) => lead));
  if (!isSeries || coming.length < LEAST || coming.length > MOST) return [];
  return coming.map(({ first, dated, timed, booking }) => {
    const end = findBookingEnd(mail, dated, timed, booking.start);
    return { at: mail.fields.indexOf(first), booking: end ? { ...booking, end } : booking };
  });
}

const EACH = new RegExp(`(?<!\\p{L})${matchAny('clock.each')}(?!\\p{L})`, 'u');

/** The time of all sessions: `Every session runs 6:30 to 9:00 pm`, if no other line states such a time. */
function findCommonTime(lines: MailField[][]): MailField | undefined {
  const found = lines.flatMap((fields) => {
    const words = foldEmailText(fields.map(({ label, value }) => `${label} ${value}`).join(' '));
    const timed = fields.filter(({ times }) => times.length > 0);
    return fields.every(({ dates }) => dates.length === 0) && EACH.test(words) ? timed.slice(0, 1) : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const MAX_WORDS = 4;
/** `Your dates`, not `Dear Ann, your table is booked for`. */
const isHeading = (lead: string): boolean => lead.split(' ').length <= MAX_WORDS;

/** `Day 1`, `Day 2`, or a heading before the first row only; unlike `Start` and `End`. */
const areAlike = ([first = '', ...others]: string[]): boolean =>
  new Set(others).size === 1 && (others[0] === first || (others[0] === '' && isHeading(first)));

/** Whether a line continues a list of something else: `Opening hours:` and a day with its hours, then another day. */
const isBelowOther = (lines: MailField[][], at: number): boolean =>
  lines[at - 1]?.some(({ key, dates }) => (isAside(key) || key === 'hours') && dates.length > 0) === true;

const dayOf = ({ booking }: CourseRow): string => booking.start.local.slice(0, 10);

function readRow(
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
  const isHeading =
    field &&
    others.length + field.dates.length + field.times.length === 0 &&
    line - field.line <= 2 &&
    field.value.length <= LONGEST_LEAD;
  return isHeading ? toWords(`${field.label} ${field.value}`) : '';
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
