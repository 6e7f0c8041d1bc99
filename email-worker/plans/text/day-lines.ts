import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import type { NamedDay } from './scan-line.ts';
import type { ScannedLine } from './scan-plan.ts';

/** Enough letters for the name of something. */
export const LETTERS = /\p{L}{3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}/u;

const MAX_HEADING = 70;
const MAX_LEAD = 12;
const MAX_SHORT = 24;
/** Lines that are searched for times of a day. */
const MAX_BELOW = 12;
/** Before the last day for something. */
const DEADLINE = new RegExp(`(?:^|\\W)${matchAny('plan.before')}\\s*$`);

/**
 * Whether a line with a day but no time is a heading or names an event of that day, and is no sentence that mentions a
 * day or a deadline. `rest` is its text without the day.
 */
export function isDayHeading(line: ScannedLine, named: NamedDay, rest: string, language: string): boolean {
  const isDeadline = DEADLINE.test(line.folded.slice(0, named.start));
  if (isDeadline || matchInLanguage(language, 'plan.notEvents').test(line.folded)) return false;
  if (rest.length > MAX_HEADING && !line.isTitle) return false;
  if (named.kind === 'date' || named.kind === 'number') return true;
  const isLeading = named.start <= MAX_LEAD || rest.length <= MAX_SHORT || line.isTitle;
  return isLeading && !/[.!?]$/.test(line.text);
}

/** Whether what follows a line with a day belongs to that day. */
export function isFollowedByItems(lines: ScannedLine[], at: number): boolean {
  const line = lines[at] as ScannedLine;
  if (line.isTitle || line.text.endsWith(':')) return true;
  const below = lines.slice(at + 1, at + 1 + MAX_BELOW);
  const end = below.findIndex(({ scan }) => scan.days.length > 0);
  const own = end < 0 ? below : below.slice(0, end);
  if (own.some(({ scan }) => scan.times.length > 0)) return true;
  const next = own.find(({ text }) => text !== '');
  return next !== undefined && (next.indent > line.indent || (next.isBullet && !line.isBullet));
}

/** The text of a line without its days. */
export function removeDays({ normalized, scan }: ScannedLine): string {
  return scan.days
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, normalized);
}

/** Whether a line without a time is a tip, a reminder or a note that something is done. */
export function isTipOrDone({ folded }: ScannedLine, language: string): boolean {
  const [aside, done] = [matchInLanguage(language, 'plan.asides'), matchInLanguage(language, 'plan.done')];
  return startsWith(folded, aside) || done.test(folded);
}

const startsWith = (folded: string, words: RegExp): boolean => {
  const found = words.exec(folded);
  return found !== null && /^[^\p{L}\p{N}]*$/u.test(folded.slice(0, found.index));
};
