import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { matchAny, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { readMailHeader } from '../../mime/forwarded-mail.ts';
import { findDates } from '../../text/scan/dates.ts';
import { isAttribution } from '../../text/scan/quoted-lines.ts';
import { findTimes } from '../../text/scan/times.ts';
import type { SourceLine } from './chat.ts';
import { detectPlanLanguage } from './detect-plan-language.ts';
import { writeSpokenHours } from './spoken-hours.ts';

const CLOSING = new RegExp(`^(?:${matchWholeWords('plan.closings').source})[\\s,.!:)-]*$`, 'u');
/** Before the name of the sender. */
const CLOSING_BEFORE = new RegExp(`^(?:${matchWholeWords('plan.closings').source})[\\s,.!-]+`, 'u');
const GREETING = new RegExp(`^${matchAny('names.greetings')}(?![\\p{L}\\d])[^\\d]{0,40}[,!，、:]$`, 'u');
const SIGNATURE = /^--\s?$/;
/** `/Anna`, above a signature. */
const SIGNED = /^\/{1,2}\s?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?\s*$/u;
/** `PS: …` below a signature belongs to the plan. */
const POSTSCRIPT = new RegExp(`^(?:p\\.? ?)?(?:${matchAny('plan.postscripts')})(?!\\p{L})`, 'u');
/** Lines of a name, role and phone after a closing. */
const MAX_SIGNATURE = 12;
/** Characters of a line in which a date or time is searched. */
const MAX_SEARCHED = 300;

/** A plan in an earlier email has more lines with a day or time than the answer to it, by this factor. */
const MORE = 2;

/**
 * The lines of a pasted email: without its headers, greeting and signature, and without what it quotes, unless that holds
 * the plan, which the lines above it then change. Undefined if the text is not an email.
 */
export function readPastedEmail(lines: string[], zone: string): SourceLine[] | undefined {
  const { levels, headers } = findLevels(lines);
  if (headers.size === 0) return undefined;
  const senders = [...headers].map((at) => listNames(readMailHeader(lines, at)?.from));
  const system = new Set([...headers, ...findFormalLines(lines, levels, headers, senders)]);
  const language = detectPlanLanguage(lines.join('\n'));
  const isDated = (at: number) => !system.has(at) && hasDateOrTime(lines[at] ?? '', language);
  const dated = levels.filter((_, at) => isDated(at));
  const counts = Map.groupBy(dated, (level) => level);
  const count = (level: number) => counts.get(level)?.length ?? 0;
  const top = dated.length > 0 ? Math.min(...dated) : 0;
  const read = [...counts.keys()].reduce(
    (best, level) => (count(level) > MORE * count(best) ? level : best),
    top,
  );
  // Above the header of the email that holds the plan may stand what introduces it.
  const first =
    [...headers].find((at) => levels[at] === 0) ?? [...headers].find((at) => (levels[at] ?? 0) <= read);
  const header = first === undefined ? undefined : readMailHeader(lines, first);
  const subjectAt = lines.findIndex((line) => header?.subject && line.includes(header.subject));
  const writtenOn = header?.sentAt && toLocalDay(header.sentAt.getTime(), zone);
  return lines.map((text, at) => {
    if (at === subjectAt) return { text: header?.subject ?? '', isSystem: true, isContext: true, writtenOn };
    const isQuoted = (levels[at] ?? 0) > read;
    const isSystem = system.has(at);
    const isLater = !isSystem && (levels[at] ?? 0) < read;
    return {
      text: isSystem || isQuoted ? '' : text,
      isSystem,
      isQuoted,
      ...(isLater && { isLater, sentOn: writtenOn }),
      writtenOn,
    };
  });
}

/** How deep each line is quoted, and the numbers of the lines of headers, from 0. */
function findLevels(lines: string[]): { levels: number[]; headers: Set<number> } {
  const headers = new Set<number>();
  const levels: number[] = [];
  let level = 0;
  let isTop = true;
  for (let at = 0; at < lines.length; ) {
    const end = readMailHeader(lines, at)?.end ?? findAttributionEnd(lines, at);
    const marks = countMarks(lines[at] ?? '');
    if (end !== undefined && !isTop && !hasQuoteMarks(lines, end, marks)) level = Math.max(level, marks) + 1;
    isTop &&= end !== undefined || !lines[at]?.trim();
    const own = lines.slice(at, end ?? at + 1);
    levels.push(...own.map((line) => Math.max(level, countMarks(line))));
    if (end !== undefined) for (const offset of own.keys()) headers.add(at + offset);
    at += own.length;
  }
  return { levels, headers };
}

/** Whether what a header introduces has more quote marks; otherwise all that follows is quoted. */
const hasQuoteMarks = (lines: string[], from: number, marks: number): boolean =>
  countMarks(lines.slice(from, from + 3).find((line) => line.trim()) ?? '') > marks;

const countMarks = (line: string): number => /^(?:\s?>)*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;

/** The line after `On … wrote:`, which may be broken into two lines; undefined for other lines. */
function findAttributionEnd(lines: string[], at: number): number | undefined {
  const [line = '', next = '', third = ''] = lines
    .slice(at, at + 3)
    .map((each) => each.replace(/^[\s>]+/, ''));
  const isAboveQuote = countMarks(lines[at + 1] ?? '') > countMarks(lines[at] ?? '');
  if (isAttribution(line, isAboveQuote)) return at + 1;
  const isBroken = /\d/.test(line) && !/[:：]\s*$/.test(line) && next !== '' && third !== next;
  return isBroken && isAttribution(`${line} ${next}`, false) && next.includes('@') ? at + 2 : undefined;
}

/** The words of a sender's name in a header. */
const listNames = (from = ''): string[] => foldEmailText(from.split(/[<([@]/)[0] ?? '').match(WORD) ?? [];
const WORD = /\p{L}{2,}/gu;

/** Whether a folded line is only the name of a sender, perhaps after a closing: `Love, Linda`. */
function isSignedBy(folded: string, senders: string[][]): boolean {
  const words = folded.replace(CLOSING_BEFORE, '').match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.length > 0 &&
    /^[^,;:•*]+$/.test(folded.replace(CLOSING_BEFORE, '')) &&
    senders.some((names) => words.every((word) => names.includes(word)))
  );
}

/** Whether a line ends what somebody writes. */
function isEnd(line: string, senders: string[][]): boolean {
  const folded = foldEmailText(line);
  return CLOSING.test(folded) || SIGNED.test(line) || isSignedBy(folded, senders);
}

/** Greetings, closings and the signatures after them. */
function findFormalLines(
  lines: string[],
  levels: number[],
  headers: Set<number>,
  senders: string[][],
): number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '')
      .slice(0, 80)
      .replace(/^[\s>]+/, '')
      .trimEnd();
    const folded = foldEmailText(line);
    if (GREETING.test(folded)) found.push(at);
    const isClosing = isEnd(line, senders);
    if (headers.has(at) || (!isClosing && !SIGNATURE.test(folded))) continue;
    let end = at + 1;
    const isOwn = (line: number) =>
      line < lines.length &&
      levels[line] === levels[at] &&
      !headers.has(line) &&
      !isPostscript(lines[line] ?? '');
    while (isOwn(end)) end++;
    if (isClosing && lines.slice(at, end).filter((line) => line.trim()).length > MAX_SIGNATURE) continue;
    for (let own = at; own < end; own++) found.push(own);
    at = end - 1;
  }
  return found;
}

const isPostscript = (line: string): boolean =>
  POSTSCRIPT.test(foldEmailText(line.slice(0, 40).replace(/^[\s>*!]+/, '')));

function hasDateOrTime(line: string, language: string): boolean {
  const folded = foldEmailText(writeSpokenHours(line.slice(0, MAX_SEARCHED), language));
  return /\d/.test(folded) && (findDates(folded, false).length > 0 || findTimes(folded).length > 0);
}
