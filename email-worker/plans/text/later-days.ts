import { addDays, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchInLanguage, matchOwn } from '../../languages/compile.ts';
import type { DayTracker } from './day-tracker.ts';
import { findNamed, isTimeOf, listTitleWords, shareWord } from './later-messages.ts';
import type { PlanItem } from './plan-item.ts';
import type { NamedDay } from './scan-line.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';

const PART_END = /[.!?;:,、。！？，]+(?:\s+|$)|\s[–—-]\s/u;
/** Days by which a message moves an event at most, if it names a weekday. */
const MAX_DAYS = 3;
/** Letters of the words of a title by which another message names it. */
const MIN_NAME = 5;

const speaksOfChange = (folded: string, language: string): boolean =>
  matchInLanguage(language, 'plan.changed').test(folded) || matchOwn(language, 'plan.moves').test(folded);

/** Moves the events that a message without a time puts on other days: `hike on Friday, boat on Saturday instead`. */
export function moveToNewDays(
  line: ScannedLine,
  items: PlanItem[],
  days: DayTracker,
  plan: ScannedPlan,
): PlanItem[] {
  const isChange =
    line.scan.times.length === 0 && line.scan.days.length > 0 && speaksOfChange(line.folded, plan.language);
  if (!isChange || /[?？]/.test(line.text)) return [];
  const moves = line.normalized.split(PART_END).flatMap((part) => {
    const scan = plan.scan(part).scan;
    const named = pickDay(scan.days, undefined);
    const item = named && scan.days.length === 1 ? findNamed(part, items, undefined) : undefined;
    const date = item?.date && named && findNewDay(named, item.date, line, days);
    return item && date && date !== item.date ? [{ item, date }] : [];
  });
  for (const { item, date } of moves) moveTo(item, date);
  return moves.map(({ item }) => item);
}

/** Puts an event on another day. */
export function moveTo(item: PlanItem, date: string): void {
  item.date = date;
  item.endDate = undefined;
  item.reasons.push('changed-later');
}

/** The day that a message means for an event: the weekday next to its old one. */
function findNewDay(named: NamedDay, old: string, line: ScannedLine, days: DayTracker): string | undefined {
  if (named.kind !== 'weekday' || named.isNext) return days.resolve(named, line)?.date;
  return [...Array(MAX_DAYS + 1).keys()]
    .flatMap((by) => [addDays(old, by), addDays(old, -by)])
    .find((date) => named.weekdays.includes(toWeekday(date)));
}

/**
 * Flags the events that a message may change, of which nothing else says so: it names them, and speaks of a change, asks,
 * or gives another time. Where it gives a time and names none of them, it may be about each of its day. `date` is that day.
 */
export function flagNamed(
  line: ScannedLine,
  items: PlanItem[],
  date: string | undefined,
  plan: ScannedPlan,
): void {
  const { times, days } = line.scan;
  const isChange = speaksOfChange(line.folded, plan.language);
  const hasTime = times.length + days.length > 0;
  if (!isChange && !hasTime && !/[?？]/.test(line.text)) return;
  // Outside of chats, all lines are of message 0.
  const sure = items.filter(
    ({ reasons, message }) => reasons.length === 0 && (!message || message !== line.message),
  );
  if (sure.length === 0) return;
  const words = listTitleWords(line.text).filter(isName);
  const isNamed = (item: PlanItem) => shareWord(words, listTitleWords(item.title).filter(isName));
  const isUnclear = hasTime && !items.some(isNamed);
  for (const item of sure) {
    const isSame = days.length === 0 && times.length > 0 && times.every((time) => isTimeOf(time, item, plan));
    const isAbout = isUnclear && (date === undefined || date === item.date);
    if (isAbout || (!isSame && isNamed(item))) item.reasons.push('changed-later');
  }
}

const isName = (word: string): boolean => word.length >= MIN_NAME || /[^\p{ASCII}]/u.test(word);
