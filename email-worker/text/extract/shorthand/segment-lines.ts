import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type ResolvedDay, resolveDay } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';

const MAX_TEXT = 300_000;
const LONGEST_LINE = 400;
/** Lines below the first that may belong to a segment. */
const MAX_BELOW = 6;
/** Letters of a line that is no more than a day: `15 APR 27 - THURSDAY`. */
const DAY_LETTERS = 14;

/**
 * The first line of a segment, and the lines below it that are further indented or start with a slash. In a text that
 * lost its indents, these are lines in capitals.
 */
export interface SegmentLines {
  head: string;
  below: string[];
  /** Position of the first line in the text. */
  start: number;
  /** The end of the last line. */
  end: number;
  /** The day in the heading above. */
  day: ResolvedDay | undefined;
}

/** The segments whose first line satisfies `isHead`, in reading order. */
export function findSegmentLines(mail: MailText, isHead: (line: string) => boolean): SegmentLines[] {
  const lines = splitLines(mail.message.text);
  const isFlat = !lines.some(({ text }) => /^[\s>|]*\s{2}\S/.test(text));
  const segments: SegmentLines[] = [];
  let day: ResolvedDay | undefined;
  for (const [i, { text, start }] of lines.entries()) {
    if (text.length > LONGEST_LINE) continue;
    const head = unquote(text);
    if (!isHead(head)) {
      day = readDayHeading(head, mail) ?? day;
      continue;
    }
    const below = findBelow(lines.slice(i + 1, i + 1 + MAX_BELOW), head, isHead, isFlat);
    const last = below.at(-1) ?? { text, start };
    segments.push({
      head,
      below: below.map((line) => unquote(line.text)),
      start,
      end: last.start + last.text.length,
      day,
    });
  }
  return segments;
}

interface Line {
  text: string;
  start: number;
}

function splitLines(text: string): Line[] {
  let start = 0;
  return text
    .slice(0, MAX_TEXT)
    .split('\n')
    .map((line) => {
      const found = { text: line.replace(/\r$/, ''), start };
      start += line.length + 1;
      return found;
    });
}

/** Replaces quote signs by spaces. */
const unquote = (line: string): string => line.replace(/^[\s>|]*>/, (quote) => ' '.repeat(quote.length));

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** Capitals, but neither a numbered segment nor the heading of a day. */
const isFlatLine = (line: string): boolean =>
  !/\p{Ll}/u.test(line) && !/^\d{1,2}[. ]\s*(?:[A-Z]{3}|[A-Z\d]{2}) [A-Z\d]{2}|^\d{1,2} [A-Z]{3} /.test(line);

function findBelow(lines: Line[], head: string, isHead: (line: string) => boolean, isFlat: boolean): Line[] {
  const indent = indentOf(head);
  const end = lines.findIndex(({ text }) => {
    const line = unquote(text);
    const isMore = indentOf(line) > indent || /^\s*\/[A-Z]/.test(line) || (isFlat && isFlatLine(line));
    return !line.trim() || isHead(line) || !isMore || line.length > LONGEST_LINE;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function readDayHeading(line: string, { dateContext }: MailText): ResolvedDay | undefined {
  if (line.length > 60 || !/\d/.test(line)) return undefined;
  const dates = findDates(foldEmailText(line), true);
  const isAlone = dates.length === 1 && (line.match(/\p{L}/gu)?.length ?? 0) <= DAY_LETTERS;
  return isAlone && dates[0] ? resolveDay(dates[0], dateContext) : undefined;
}
