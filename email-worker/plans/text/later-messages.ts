import { foldWords } from '../../../worker/domain/text/fold-text.ts';
import { matchAny, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import { resolveClock } from './clock-times.ts';
import type { PlanItem } from './plan-item.ts';
import type { PlanTime } from './scan-line.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';
import { splitEvents } from './split-events.ts';

const HALF_DAY = 12 * 60;
const SEGMENT_END = /[.!?…]+(?:\s+|$)|,\s+|[、。！？，★]|\s[–—-]\s|\s*(?:->|→)\s/u;
/** Words of a title that two lines about the same event share. */
const MIN_WORD = 4;
const HAN = /[\p{sc=Han}\p{sc=Kana}]{2,}/gu;
const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Whether a line only asks whether something could be: `can we do 9?`. */
export function isRequest({ folded, text }: ScannedLine, { language }: ScannedPlan): boolean {
  if (!/[?？]/.test(text)) return false;
  const found = matchOwn(language, 'plan.requests').exec(folded);
  return found !== null && /^\P{L}*$/u.test(folded.slice(0, found.index));
}

/** The parts of a line that say that something does not take place. */
const listNegated = (line: ScannedLine, language: string): string[] =>
  line.normalized.split(SEGMENT_END).filter((part) => isNegated(foldEmailText(part), language));

const isNegated = (folded: string, language: string): boolean =>
  matchOwn(language, 'plan.negations').test(folded) ||
  matchInLanguage(language, 'plan.canceled').test(folded);

/** Whether nothing of a line takes place: a part of it says so, and no other part names an event. */
export function isCanceled(line: ScannedLine, { language }: ScannedPlan): boolean {
  const own = { ...line, normalized: removeRemarks(line.normalized, language) };
  const parts = own.normalized.split(SEGMENT_END).filter((part) => /\p{L}{3}/u.test(part));
  const negated = listNegated(own, language);
  const isWhole = negated.length === parts.length || line.scan.times.length === 0;
  const isTimed =
    line.scan.times.length === 1 && negated.some((part) => /\d/.test(part) || isBare(part, language));
  return negated.length > 0 && (isWhole || isTimed);
}

/** A text without what its brackets say, unless that is that it is canceled: `picnic (no dogs)`. */
const removeRemarks = (text: string, language: string): string =>
  text.replace(/\([^()]*\)/g, (inner) =>
    matchInLanguage(language, 'plan.canceled').test(foldEmailText(inner)) ? inner : ' ',
  );

/** Whether a part only says that something does not take place, and not what. */
function isBare(part: string, language: string): boolean {
  const folded = foldEmailText(part);
  const found =
    matchInLanguage(language, 'plan.canceled').exec(folded) ??
    matchOwn(language, 'plan.negations').exec(folded);
  return found !== null && !/\p{L}{3}/u.test(folded.replace(found[0], ' ').replace(/\([^)]*\)?/g, ' '));
}

/** The text without the parts that say what does not take place. */
export function removeNegated(text: string, language: string): string {
  if (!isNegated(foldEmailText(removeRemarks(text, language)), language)) return text;
  const parts = text.split(SEGMENT_END);
  const kept = parts.filter((part) => !isNegated(foldEmailText(part), language));
  return kept.length === 0 || kept.length === parts.length ? text : kept.join(', ');
}

/** The items above a line that it cancels. */
export function findCanceled(
  line: ScannedLine,
  items: PlanItem[],
  date: string | undefined,
  plan: ScannedPlan,
) {
  const words = keepNaming(listNegated(line, plan.language).flatMap(listTitleWords), line, plan);
  return items.filter(
    (item) => (!date || item.date === date) && shareWord(words, listTitleWords(item.title)),
  );
}

/** The words of a line that may name something, or of a language without spaces. */
function keepNaming(words: string[], { normalized }: ScannedLine, { language }: ScannedPlan): string[] {
  const naming = new Set(listNamingWords(normalized, language));
  return words.filter((word) => naming.has(word) || EASTERN.test(word));
}

/** The item above a line that the line moves to another time. */
export function findMoved(
  line: ScannedLine,
  items: PlanItem[],
  date: string | undefined,
  plan: ScannedPlan,
): PlanItem | undefined {
  if (line.scan.times.length === 0) return undefined;
  const same = listNamedItems(line, items, plan);
  const onDay = date ? same.filter((item) => item.date === date) : same;
  if (!speaksOfMove(line, plan)) return findAnswered(line, onDay, plan);
  // A message that begins with another event is about that one.
  const isOther = (item: PlanItem) => listOthers(line, item, plan.language)[0] === true;
  if (line.sender && onDay.some(isOther)) return findCorrected(line, same, plan);
  const isOnly = onDay.length === 1 && (!line.sender || splitEvents(line.normalized, line.scan).length === 1);
  return isOnly || date ? onDay.at(-1) : findCorrected(line, same, plan);
}

/** The only item of which a message says when alone it can be: `the brewery writes, only 16:30`. */
function findAnswered(line: ScannedLine, same: PlanItem[], plan: ScannedPlan): PlanItem | undefined {
  const { language } = plan;
  const [item, other] = same;
  if (!line.sender || !item || other || /[?？]/.test(line.text) || item.message === line.message)
    return undefined;
  const isLimit = (['plan.only', 'plan.canceled'] as const).some((key) =>
    matchInLanguage(language, key).test(line.folded),
  );
  const isOther = listOthers(line, item, language).includes(true);
  return (isLimit || findCorrected(line, [item], plan)) && !isOther ? item : undefined;
}

/** For each word of a line that names an event, whether the title of an item lacks it. */
function listOthers({ folded }: ScannedLine, item: PlanItem, language: string): boolean[] {
  const own = listTitleWords(item.title);
  const events = folded.matchAll(new RegExp(matchInLanguage(language, 'plan.eventWords').source, 'gu'));
  return [...events].map(([event]) => !shareWord(listTitleWords(event), own));
}

const POSTSCRIPT = new RegExp(`^\\P{L}*${matchAny('plan.postscripts')}(?!\\p{L})`, 'u');

const speaksOfMove = ({ folded }: ScannedLine, { language }: ScannedPlan): boolean =>
  matchOwn(language, 'plan.moves').test(folded) || POSTSCRIPT.test(folded);

/** Whether a line is written below a plan to change it, or begins by correcting the line above it. */
export const isAddition = ({ folded }: ScannedLine): boolean => POSTSCRIPT.test(folded);

/** Whether a line only corrects the time of the line above it: `>> no, 13:15`. */
export function isCorrection({ scan, folded }: ScannedLine, { language }: ScannedPlan): boolean {
  const [time, ...others] = scan.times;
  const found = matchOwn(language, 'plan.corrections').exec(folded);
  const isFirst = found !== null && !/[\p{L}\d]/u.test(folded.slice(0, found.index));
  const between = isFirst ? folded.slice(found.index + found[0].length, time?.start) : 'no';
  return time !== undefined && others.length === 0 && scan.days.length === 0 && !/\p{L}/u.test(between);
}

/** The items with a time of which a line names the title, or else the place. */
function listNamedItems(line: ScannedLine, items: PlanItem[], plan: ScannedPlan): PlanItem[] {
  const timed = items.filter(({ start }) => start !== undefined);
  const words = keepNaming(listTitleWords(line.text), line, plan);
  const long = words.filter((word) => word.length > MIN_WORD);
  const same = timed.filter((item) => shareWord(words, listTitleWords(item.title)));
  const closer = same.filter((item) => shareWord(long, listTitleWords(item.title)));
  if (same.length > 0) return same.length > 1 && closer.length > 0 ? closer : same;
  const isAnswer = line.sender !== undefined || POSTSCRIPT.test(line.folded);
  return isAnswer ? timed.filter((item) => shareWord(long, listTitleWords(item.location))) : [];
}

/** The only one of some items of which a line gives the time, besides another one: `18:30, not 18:00`. */
function findCorrected({ scan }: ScannedLine, items: PlanItem[], plan: ScannedPlan): PlanItem | undefined {
  const own = items.filter((item) => scan.times.some((time) => isTimeOf(time, item, plan)));
  return own.length === 1 && scan.times.length === 2 ? own[0] : undefined;
}

/** The only item above a text, on a day if one is given, that the text names. */
export function findNamed(text: string, items: PlanItem[], date: string | undefined): PlanItem | undefined {
  const words = listTitleWords(text);
  const named = items.filter(
    (item) => (!date || item.date === date) && shareWord(words, listTitleWords(item.title)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Moves an item to the time of a line that is not its old one, and keeps how long it takes. */
export function moveToNewTime(item: PlanItem, line: ScannedLine, plan: ScannedPlan): boolean {
  const old = item.start ?? 0;
  const starts = line.scan.times.map((time) => toNearest(time, old, plan));
  const start = starts.find((minutes) => minutes !== old);
  if (start === undefined) return false;
  if (item.end !== undefined && item.endDate === undefined) item.end += start - old;
  item.start = start;
  item.reasons.push('changed-later');
  return true;
}

/** The item above with the title and day of another one. */
export function findRestated(item: PlanItem, items: PlanItem[]): PlanItem | undefined {
  const title = foldWords(item.title);
  return items.findLast((one) => one.date === item.date && title !== '' && foldWords(one.title) === title);
}

/** Takes the second of two times if a line corrects the first: `8:30. Actually no, 9`. */
export function correctTime(item: PlanItem, { scan, folded }: ScannedLine, plan: ScannedPlan): boolean {
  const [first, second] = scan.times;
  if (!first || !second || scan.times.length > 2 || item.start === undefined || item.end !== undefined)
    return false;
  const found = matchOwn(plan.language, 'plan.corrections').exec(folded.slice(first.end, second.start));
  if (found) item.start = toNearest(second, item.start, plan);
  return found !== null;
}

/** Whether a time is that at which an item starts. */
export const isTimeOf = (time: PlanTime, { start }: PlanItem, plan: ScannedPlan): boolean =>
  start !== undefined && toNearest(time, start, plan) === start;

/** The half of the day that is nearer to the old time. */
export function toNearest(time: PlanTime, old: number, { style }: ScannedPlan): number {
  const { minutes } = resolveClock(time, style, { isMorning: false, isEvening: false }, undefined);
  if (time.isSure || time.hour === 0 || time.hour > 12) return minutes;
  return [minutes, (minutes + HALF_DAY) % (2 * HALF_DAY)].toSorted(
    (a, b) => Math.abs(a - old) - Math.abs(b - old),
  )[0] as number;
}

export function listTitleWords(text: string): string[] {
  const folded = foldEmailText(text);
  return [
    ...folded.split(/[^\p{L}]+/u).filter((word) => word.length >= MIN_WORD && !EASTERN.test(word)),
    ...(folded.match(HAN) ?? []),
  ];
}

export const shareWord = (words: string[], others: string[]): boolean =>
  words.some((word) =>
    others.some(
      (other) =>
        word === other ||
        (word.length > MIN_WORD && other.startsWith(word)) ||
        (other.length >= MIN_WORD && word.startsWith(other)) ||
        isIn(word, other),
    ),
  );

/** Words of languages without spaces stand in others. */
const isIn = (word: string, other: string): boolean =>
  /\p{sc=Han}/u.test(word) && (other.includes(word) || word.includes(other));
