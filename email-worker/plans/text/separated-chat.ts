import { addDays, toIsoDay, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchAny, toWordSet } from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { SourceLine } from './chat.ts';

const TODAY = toWordSet('plan.today');
const YESTERDAY = toWordSet('plan.yesterday');
const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?';
/** Between a day and its month, and before the year, may be a word such as "of". */
const OF = '(?:\\p{L}{1,3} )?';
const DATE = [
  `(?:(?<month>\\p{L}{3,9})\\.? (?<day>\\d{1,2})|(?<day2>\\d{1,2})\\.? ${OF}(?<month2>\\p{L}{3,9})\\.?)`,
  `(?:,? ${OF}(?<year>\\d{4}))?`,
].join('');
/** `11月24日(水)` */
const SIGNED_DATE =
  '(?<number>\\d{1,2})\\p{sc=Han}(?<day3>\\d{1,2})\\p{sc=Han}\\s?(?:\\p{sc=Han}{3}|\\(.\\))?';
/** `Sat, Apr 10 at 5:52 PM`, `Yesterday 18:12`: a line above the messages of that time. */
const SEPARATOR = new RegExp(
  `^(?:${SIGNED_DATE} ?|(?:(?<word>[\\p{L}-]{2,14})\\.?,? )?(?:${DATE},? )?)(?:(?:${matchAny('clock.before', 'plan.chatAt')}|\\p{L}) )?${CLOCK}$`,
  'u',
);
/** `Jonas  10:32 AM` above a message. */
const NAMED = /^(?<name>\p{L}(?:[^\d:,.!?]|\.(?=\p{L})){1,30}?)\s+\[?\d{1,2}[:.]\d\d(?: ?[AP]M)?\]?$/u;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\s?\P{L}{0,4}$/u;
const MAX_NAME = 32;
const MIN_SENDERS = 2;
const MIN_HEADS = 3;

/**
 * The lines of a chat whose senders and times stand in lines of their own, as copied from the screen; undefined if the text
 * is not a chat. `today` is `YYYY-MM-DD`.
 */
export function readSeparatedChat(lines: string[], today: string): SourceLine[] | undefined {
  const folded = lines.map((line) => foldEmailText(line.slice(0, 80).trim()));
  const separators = folded.map((line) =>
    /\d$|m\.?$/.test(line) ? SEPARATOR.exec(line)?.groups : undefined,
  );
  const days = separators.map((parts) => parts && findDay(parts, today));
  const names = lines.map((line) => findName(line.trim()));
  const counts = Map.groupBy(names.filter(Boolean), (name) => name);
  const repeated = [...counts.values()].filter((list) => list.length >= 2).length;
  const isDated = days.some(Boolean);
  const heads = lines.flatMap((line, at) => (NAMED.test(line.trim()) ? [at] : []));
  const isNamed = heads.length >= 2;
  // A program has no text below its lines of a title and a time.
  const areAboveText =
    heads.length >= MIN_HEADS &&
    new Set(heads.map((at) => names[at])).size >= MIN_SENDERS &&
    heads.every((at) => lines[at + 1]?.trim() && !heads.includes(at + 1));
  const isRepeated = repeated >= (isDated || areAboveText ? 1 : MIN_SENDERS);
  if (!(isDated || isNamed) || !isRepeated) return undefined;
  return tell(lines, { days, separators, names, counts });
}

interface Heads {
  days: (string | undefined)[];
  separators: unknown[];
  names: (string | undefined)[];
  counts: Map<string | undefined, unknown[]>;
}

/** Tells the heads of messages from their text. */
function tell(lines: string[], { days, separators, names, counts }: Heads): SourceLine[] {
  let [sentOn, sender]: (string | undefined)[] = [];
  let isBegun = false;
  return lines.map((line, at): SourceLine => {
    sentOn = days[at] ?? sentOn;
    if (separators[at]) {
      isBegun = true;
      return { text: '', sentOn, isSystem: true };
    }
    const name = names[at];
    const isKnown = (counts.get(name)?.length ?? 0) > 1 || NAMED.test(line.trim());
    const isAboveText = Boolean(lines[at + 1]?.trim()) && !names[at + 1] && !separators[at + 1];
    if (!name || !(isKnown || (isBegun && isAboveText)))
      return { text: line, sentOn, sender, isSystem: false };
    sender = name;
    return { text: '', sentOn, sender, isSystem: true };
  });
}

function findName(line: string): string | undefined {
  const name =
    NAMED.exec(line)?.groups?.name ?? (line.length <= MAX_NAME && NAME.test(line) ? line : undefined);
  return name?.replace(/[^\p{L}\p{M} '’.-]/gu, '').trim();
}

/** The last such day up to today; undefined if no day stands beside the time. */
function findDay(
  { word, month, day, month2, day2, day3, number: signed, year: named }: Record<string, string | undefined>,
  today: string,
): string | undefined {
  const number = signed ? Number(signed) : findMonthNumber(month ?? month2 ?? '');
  if (number !== undefined) {
    const inYear = (year: number) => toIsoDay(year, number, Number(day ?? day2 ?? day3));
    if (named) return inYear(Number(named));
    const year = Number(today.slice(0, 4));
    return inYear(year) <= today ? inYear(year) : inYear(year - 1);
  }
  if (word && TODAY.has(word)) return today;
  if (word && YESTERDAY.has(word)) return addDays(today, -1);
  const weekdays = word && findWeekdays(word);
  if (!weekdays) return undefined;
  return Array.from({ length: 7 }, (_, back) => addDays(today, -back)).find((date) =>
    weekdays.includes(toWeekday(date)),
  );
}
