import type { BookingKind, LocalMoment, Message } from '../facts.ts';
import { joinColumns } from './columns.ts';
import type { DateFound } from './dates.ts';
import type { Field } from './field.ts';
import { readCell } from './fields.ts';
import { fold } from './fold.ts';
import { toLines } from './layout.ts';
import { withoutOld } from './outdated.ts';
import { readFields } from './read-fields.ts';
import { type Day, type Sense, toDay, toMoment, toSense } from './sense.ts';
import type { TimeFound } from './times.ts';

/** A mail's text taken apart once, for all that read it. */
export interface Mail {
  message: Message;
  fields: Field[];
  /** Those of the subject; their places are not in the text. */
  subject: Field[];
  sense: Sense;
  /** Subject, sender's name and text in small letters without accents, as far as kinds are told by words. */
  words: string;
}

/** `Flights | Hotels | Cars` is what a vendor has, not what was booked. */
const withoutMenus = (text: string): string =>
  text
    .split('\n')
    .filter((line) => (line.match(/\|/g)?.length ?? 0) < 2)
    .join('\n');

/** Line of what stands in the subject. */
const OF_SUBJECT = -1000;

/** Takes a mail's text apart into fields and finds out how its dates are written. */
export function toMail(message: Message): Mail {
  const fields = readFields(joinColumns(withoutOld(toLines(message.text))));
  const subject = readCell({ text: message.subject.slice(0, 300), start: 0 }, OF_SUBJECT).fields;
  return {
    message,
    fields,
    subject,
    sense: toSense(message, [...fields, ...subject]),
    words: fold(
      `${message.subject}\n${message.from?.name ?? ''}\n${withoutMenus(message.text.slice(0, 30_000))}`,
    ),
  };
}

/** Where something stands in the text. */
export interface Span {
  from: number;
  until: number;
}

/** A moment with the words it was read from. */
export interface Read {
  moment: LocalMoment;
  span: Span;
}

export const spanOf = (field: Field, token: { start: number; end: number }): Span => ({
  from: field.start + token.start,
  until: field.start + token.end,
});

export const join = (a: Span, b: Span): Span => ({
  from: Math.min(a.from, b.from),
  until: Math.max(a.until, b.until),
});

/** The words of the text between two places, where they are few enough to be evidence. */
export function wordsAt(mail: Mail, span: Span | undefined, isSubject = false): string {
  if (!span) return '';
  if (isSubject) return mail.message.subject.slice(span.from, span.until).trim();
  return mail.message.text.slice(span.from, Math.min(span.until, span.from + 220)).trim();
}

/** The first moment that a field states; a time of another field stands in where the field has none. */
export function momentOf(
  mail: Mail,
  field: Field,
  other?: { field: Field; time: TimeFound },
): Read | undefined {
  const date = field.dates[0];
  const day = date && toDay(date, mail.sense);
  if (!date || !day) return undefined;
  const own = timeBeside(field, date);
  const time = own ?? other?.time;
  const dateSpan = spanOf(field, date);
  const from = own ? field : other?.field;
  const timeSpan = time && from ? spanOf(from, time) : undefined;
  return { moment: toMoment(day, time), span: timeSpan ? nearby(dateSpan, timeSpan) : dateSpan };
}

/** Both together where one is in sight of the other. */
export function nearby(a: Span, b: Span): Span {
  const both = join(a, b);
  return both.until - both.from <= 120 ? both : a;
}

/** The time that belongs to a date of the same field: the one behind it, else the one before. */
export function timeBeside(field: Field, date: DateFound): TimeFound | undefined {
  const next = field.dates.find((one) => one.start > date.start);
  const after = field.times.find((time) => time.start >= date.start && (!next || time.start < next.start));
  return after ?? field.times.find((time) => time.start < date.start);
}

export type { Day, Field, TimeFound };
export type Kind = BookingKind;
