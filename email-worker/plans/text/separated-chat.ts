import { addDays } from '../../../worker/domain/time/days.ts';
import { matchAny } from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { SourceLine } from './chat.ts';
import { toWeekday } from './plan-days.ts';

const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?';
const DATE =
  '(?:(?<month>\\p{L}{3,9})\\.? (?<day>\\d{1,2})|(?<day2>\\d{1,2})\\.? (?<month2>\\p{L}{3,9})\\.?)';
/** `Sat, Apr 10 at 5:52 PM`, `Yesterday 18:12`: a line above the messages of that time. */
const SEPARATOR = new RegExp(
  `^(?:(?<word>\\p{L}{2,12})\\.?,? )?(?:${DATE},? )?(?:${matchAny('clock.before')} )?${CLOCK}$`,
  'u',
);
/** `Jonas  10:32 AM` above a message. */
const NAMED = /^(?<name>\p{L}(?:[^\d:,.!?]|\.(?=\p{L})){1,30}?)\s+\[?\d{1,2}[:.]\d\d(?: ?[AP]M)?\]?$/u;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\s?\P{L}{0,4}$/u;
const MAX_NAME = 32;
const LEAST_SENDERS = 2;

/**
 * The lines of a chat whose senders and times stand in lines of their own, as copied from the screen; undefined if the text
 * is none. `today` is `YYYY-MM-DD`.
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
  const isNamed = lines.filter((line) => NAMED.test(line.trim())).length >= 2;
  if (!(isDated || isNamed) || (isDated ? repeated < 1 : repeated < LEAST_SENDERS)) return undefined;
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
  { word, month, day, month2, day2 }: Record<string, string | undefined>,
  today: string,
): string | undefined {
  const number = findMonthNumber(month ?? month2 ?? '');
  if (number !== undefined) {
    const inYear = (year: number) =>
      `${year}-${String(number).padStart(2, '0')}-${(day ?? day2 ?? '').padStart(2, '0')}`;
    const year = Number(today.slice(0, 4));
    return inYear(year) <= today ? inYear(year) : inYear(year - 1);
  }
  const weekdays = word && findWeekdays(word);
  if (!weekdays) return undefined;
  return Array.from({ length: 7 }, (_, back) => addDays(today, -back)).find((date) =>
    weekdays.includes(toWeekday(date)),
  );
}
