import type { LocalDateTime } from '../../booking.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { Message } from '../../message.ts';
import type { FoundDate } from '../scan/date-weekday.ts';
import { joinFlattenedColumns } from '../scan/flattened-columns.ts';
import { removeOutdatedLines } from '../scan/outdated-lines.ts';
import { splitLines } from '../scan/text-lines.ts';
import type { FoundTime } from '../scan/time-reader.ts';
import {
  buildDateContext,
  type DateContext,
  type ResolvedDay,
  resolveDay,
  toLocalDateTime,
} from './date-context.ts';
import { rereadDottedTimes } from './dotted-times.ts';
import type { MailField } from './mail-field.ts';
import { readCell } from './read-cell.ts';
import { readFields } from './read-fields.ts';

/** An email's text, split into fields. */
export interface MailText {
  message: Message;
  fields: MailField[];
  /** Fields of the subject; their positions are not in the text. */
  subject: MailField[];
  dateContext: DateContext;
  /** Subject, sender name and text, folded. */
  foldedText: string;
}

/** `Flights | Hotels | Cars` is a menu. */
const withoutMenus = (text: string): string =>
  text
    .split('\n')
    .filter((line) => (line.match(/\|/g)?.length ?? 0) < 2)
    .join('\n');

const OF_SUBJECT = -1000;

/** Splits an email's text into fields and determines its date context. */
export function parseMailText(message: Message): MailText {
  const lines = joinFlattenedColumns(removeOutdatedLines(splitLines(message.text)));
  const fields = rereadDottedTimes(readFields(lines));
  const subject = readCell({ text: message.subject.slice(0, 300), start: 0 }, OF_SUBJECT).fields;
  return {
    message,
    fields,
    subject,
    dateContext: buildDateContext(message, [...fields, ...subject]),
    foldedText: foldEmailText(
      `${message.subject}\n${message.from?.name ?? ''}\n${withoutMenus(message.text.slice(0, 30_000))}`,
    ),
  };
}

/** A range of the text. */
export interface TextSpan {
  from: number;
  until: number;
}

/** A date and time with the range it was read from. */
export interface FoundDateTime {
  dateTime: LocalDateTime;
  span: TextSpan;
}

/** The range of a token inside a field. */
export const toTextSpan = (field: MailField, token: { start: number; end: number }): TextSpan => ({
  from: field.start + token.start,
  until: field.start + token.end,
});

const joinSpans = (a: TextSpan, b: TextSpan): TextSpan => ({
  from: Math.min(a.from, b.from),
  until: Math.max(a.until, b.until),
});

/** The text of a range, truncated to serve as evidence. */
export function readSpan(mail: MailText, span: TextSpan | undefined, isSubject = false): string {
  if (!span) return '';
  if (isSubject) return mail.message.subject.slice(span.from, span.until).trim();
  return mail.message.text.slice(span.from, Math.min(span.until, span.from + 220)).trim();
}

/** The first date of a field with its time, or with another field's time if it has none. */
export function readDateTime(
  mail: MailText,
  field: MailField,
  other?: { field: MailField; time: FoundTime },
): FoundDateTime | undefined {
  const date = field.dates[0];
  const day = date && resolveDay(date, mail.dateContext);
  if (!date || !day) return undefined;
  const own = findTimeForDate(field, date);
  const time = own ?? other?.time;
  const dateSpan = toTextSpan(field, date);
  const from = own ? field : other?.field;
  const timeSpan = time && from ? toTextSpan(from, time) : undefined;
  return {
    dateTime: toLocalDateTime(day, time),
    span: timeSpan ? joinNearbySpans(dateSpan, timeSpan) : dateSpan,
  };
}

/** Joins two ranges if they are close together, else the first. */
export function joinNearbySpans(a: TextSpan, b: TextSpan): TextSpan {
  const both = joinSpans(a, b);
  return both.until - both.from <= 120 ? both : a;
}

/** The time of a field that belongs to a date: the one after it, else the one before. */
function findTimeForDate(field: MailField, date: FoundDate): FoundTime | undefined {
  const next = field.dates.find((one) => one.start > date.start);
  const after = field.times.find((time) => time.start >= date.start && (!next || time.start < next.start));
  return after ?? field.times.find((time) => time.start < date.start);
}

export type { FoundTime, MailField, ResolvedDay };
