import type { Booking } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import { findBookingEnd } from './booking-end.ts';
import { type CourseRow, isSessionHeading, readSessionRow } from './session-row.ts';

/** A session and the position of the first field of its line. */
export interface CourseSession {
  at: number;
  booking: Pick<Booking, 'start' | 'end' | 'evidence'>;
}

const LEAST = 2;
const MOST = 20;
const MAX_LINES = 400;
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
      : (readSessionRow(mail, fields, [lines[i - 1] ?? [], lines[i + 1] ?? []], common) ?? []),
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

/** `Day 1`, `Day 2`, or a heading before the first row only; unlike `Start` and `End`. */
const areAlike = ([first = '', ...others]: string[]): boolean =>
  new Set(others).size === 1 && (others[0] === first || (others[0] === '' && isSessionHeading(first)));

/** Whether a line continues a list of something else: `Opening hours:` and a day with its hours, then another day. */
const isBelowOther = (lines: MailField[][], at: number): boolean =>
  lines[at - 1]?.some(({ key, dates }) => (isAside(key) || key === 'hours') && dates.length > 0) === true;

const dayOf = ({ booking }: CourseRow): string => booking.start.local.slice(0, 10);
