import { toIsoDay } from '../../../worker/domain/time/days.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from '../../text/scan/dates.ts';
import type { SourceLine } from './chat.ts';

const FROM = /^From: (\S.*)$/;
const SENT = /^Sent: (.*\d{4}.*)$/;
const FIELD = /^[A-Z][a-z]+: \S/;
const MAX_FIELDS = 6;
const MIN_MESSAGES = 3;

interface MessageHead {
  sender: string;
  sentOn: string | undefined;
  /** Lines of the head. */
  count: number;
}

/**
 * The lines of a chat whose messages have fields in lines of their own, as exports of Signal; undefined for other texts. The
 * heads of emails have a subject.
 */
export function readHeadedChat(lines: string[]): SourceLine[] | undefined {
  const heads = lines.map((_, at) => readHead(lines, at));
  if (heads.filter(Boolean).length < MIN_MESSAGES) return undefined;
  let last: MessageHead | undefined;
  let until = 0;
  return lines.map((line, at): SourceLine => {
    const head = heads[at];
    if (head) {
      last = head;
      until = at + head.count;
    }
    const isSystem = last === undefined || at < until;
    return { text: isSystem ? '' : line, sentOn: last?.sentOn, sender: last?.sender, isSystem };
  });
}

/** The head that begins at a line. */
function readHead(lines: string[], at: number): MessageHead | undefined {
  const sender = FROM.exec(lines[at] ?? '')?.[1];
  if (!sender) return undefined;
  const below = lines.slice(at, at + MAX_FIELDS);
  const end = below.findIndex((line) => !FIELD.test(line));
  const fields = end < 0 ? below : below.slice(0, end);
  const sent = fields.flatMap((line) => SENT.exec(line)?.[1] ?? [])[0];
  if (sent === undefined || fields.some((line) => line.startsWith('Subject:'))) return undefined;
  const [date] = findDates(foldEmailText(sent));
  const sentOn = date?.year ? toIsoDay(date.year, date.month, date.day) : undefined;
  return { sender, sentOn, count: fields.length };
}
