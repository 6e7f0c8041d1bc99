import { addDays, toIsoDay, toWeekday } from '../../../worker/domain/time/days.ts';
import { toWordSet } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { FoundDate } from '../../text/scan/date-weekday.ts';
import { findDates } from '../../text/scan/dates.ts';
import type { SourceLine } from './chat.ts';
import {
  type HeadCandidate,
  isChatNote,
  isSender,
  parseDayLine,
  parseHead,
  parseTimeLine,
} from './head-shapes.ts';
import { areLabels } from './line-labels.ts';

/** A head of a message and the lines that it takes. */
interface Head extends HeadCandidate {
  at: number;
  lines: number;
}

const MIN_HEADS = 3;
const MAX_LONELY_NAME = 32;
/** At most this share of the heads without a day may be earlier than the head before. */
const MAX_BACK = 0.34;

/**
 * The lines of a chat whose heads are known by their shape, which repeats with few senders; undefined for other texts,
 * or has no more such heads than `known`. `today` is `YYYY-MM-DD`.
 */
export function readLearnedChat(lines: string[], today: string, known: number): SourceLine[] | undefined {
  const plain = lines.map(toPlain);
  const learned = learnHeads(plain);
  const heads = learned.length > 0 ? learned : findHeadsAboveFeet(plain);
  if (heads.length <= known) return undefined;
  return tell(lines, plain, new Map(heads.map((head) => [head.at, head])), today);
}

const toPlain = (line: string): string =>
  line
    .slice(0, 400)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u202f\u00a0\u3000]/g, ' ')
    .trim();

/** The heads of all shapes that are not lines of a program. */
function learnHeads(plain: string[]): Head[] {
  const candidates = plain.flatMap((line, at) => listCandidates(plain, line, at));
  const shapes = [...Map.groupBy(candidates, ({ shape }) => shape).values()].filter(areHeads);
  const known = new Set(shapes.flat().map(({ who }) => who));
  const learned = new Set(shapes.flat().map(({ shape }) => shape));
  // A sender of other messages may write one with a head of another shape.
  return learned.size === 0
    ? []
    : candidates.filter(({ shape, who }) => learned.has(shape) || known.has(who));
}

function listCandidates(plain: string[], line: string, at: number): Head[] {
  const own = parseHead(line);
  if (own) return [{ ...own, at, lines: 1 }];
  const isName = line !== '' && line.length <= MAX_LONELY_NAME && isSender(line);
  const clockAt = PROGRAM.test(plain[at + 1] ?? '') ? at + 2 : at + 1;
  const below = isName ? parseTimeLine(plain[clockAt] ?? '') : undefined;
  return below
    ? [{ shape: 'N/T', who: line.replace(/\s?\(.*$/, ''), text: '', at, lines: clockAt - at + 1, ...below }]
    : [];
}

/** A sign after the name of a program that writes messages, in a line of its own. */
const PROGRAM = /^\p{Lu}{2,5}$/u;
/** Empty lines between a day and the head below it. */
const MAX_GAP = 3;
const MIN_OPEN = 0.6;

/** The names above messages whose times stand below them. */
function findHeadsAboveFeet(plain: string[]): Head[] {
  const feet = plain.flatMap((line, at) => (isFoot(line) ? [at] : []));
  const heads = feet.flatMap((foot, i) => {
    const from = (feet[i - 1] ?? -1) + 1;
    const starts = plain
      .slice(from, foot - 1)
      .flatMap((line, j) => (isSender(line) && (j === 0 || plain[from + j - 1] === '') ? [from + j] : []));
    const at = starts.at(-1);
    const who = plain[at ?? -1] ?? '';
    return at !== undefined && who.length <= MAX_LONELY_NAME
      ? [{ shape: 'N…T', who, when: plain[foot] ?? '', text: '', isDated: false, at, lines: 1 }]
      : [];
  });
  const senders = new Set(heads.map(({ who }) => who));
  const isChat =
    heads.length >= MIN_HEADS && heads.length >= feet.length * MIN_OPEN && senders.size < heads.length;
  return isChat ? heads : [];
}

/** Whether a line is only a time, with a note such as "edited" after it. */
function isFoot(line: string): boolean {
  const [, clock = '', note = ''] = /^(\d{1,2}[:.]\d\d(?: ?[ap]m)?)(?:\s+(.*))?$/i.exec(line) ?? [];
  return clock !== '' && (note === '' || isChatNote(note));
}

/** Whether lines of one shape are heads: few senders write many messages, and nobody plans so many events of one name. */
function areHeads(heads: Head[]): boolean {
  const senders = new Set(heads.map(({ who }) => who));
  const isInline = heads.every(({ text }) => text !== '');
  if (heads.length < MIN_HEADS || senders.size === heads.length || areLabels(senders)) return false;
  if (heads.every(({ isDated }) => isDated)) return true;
  const isFew = senders.size * (isInline ? 2 : 1.3) <= heads.length;
  return isFew && (isInline ? heads.length > MIN_HEADS : true) && areInOrder(heads);
}

/** Whether the times of messages mostly grow. */
function areInOrder(heads: Head[]): boolean {
  const times = heads.map(({ when }) => toMinutes(when));
  const back = times.filter((time, i) => i > 0 && time < (times[i - 1] ?? 0)).length;
  return back <= (heads.length - 1) * MAX_BACK;
}

function toMinutes(when: string): number {
  const [, hour, minute, half] = /(\d{1,2})[:.h](\d\d)(?:[:.]\d\d)?(?: ?([ap]))?/i.exec(when) ?? [];
  const isLate = half?.toLowerCase() === 'p' && Number(hour) < 12;
  return Number(hour) * 60 + Number(minute) + (isLate ? 720 : 0);
}

/** Tells the heads of messages, and the days between them, from their text. */
function tell(lines: string[], plain: string[], heads: Map<number, Head>, today: string): SourceLine[] {
  const toDay = findDays(
    [...heads.values()].map(({ when }) => when),
    today,
  );
  const toDayOf = ({ isDated, when }: Head) => (isDated ? toDay(when) : undefined);
  let [sentOn, sender]: (string | undefined)[] = [];
  let headEnd = 0;
  const first = Math.min(...heads.keys());
  return lines.map((text, at): SourceLine => {
    const head = heads.get(at);
    if (head) {
      sentOn = toDayOf(head) ?? sentOn;
      sender = toSender(head.who);
      headEnd = at + head.lines;
      return { text: head.text, sentOn, sender, isSystem: head.text === '' };
    }
    const day = findDayLine(plain, at, heads);
    sentOn = (day && toDay(day)) ?? sentOn;
    const isNote = at > first && isNoteLine(plain[at] ?? '', at - headEnd);
    const isSystem = day !== undefined || isNote;
    return { text: isSystem ? '' : text, sentOn, ...(at > first && { sender }), isSystem };
  });
}

const toSender = (who: string): string | undefined =>
  who.replace(/[^\p{L}\p{M}\d' .’_-]/gu, '').trim() || undefined;

/** A line of a head, a note, or the time of a later message of the same sender, which directly below a head is an answer. */
const isNoteLine = (line: string, below: number): boolean =>
  below < 0 || isChatNote(line) || (below > 0 && isFoot(line.replace(/^\[|\]$/g, '')));

/** The day that a line between the messages of two days names. */
function findDayLine(plain: string[], at: number, heads: Map<number, Head>): string | undefined {
  let next = at + 1;
  while (next - at <= MAX_GAP && plain[next] === '') next++;
  return heads.has(next) ? parseDayLine(plain[at] ?? '') : undefined;
}

const TODAY = toWordSet('plan.today');
const YESTERDAY = toWordSet('plan.yesterday');

/** A function that finds the last day up to today that a head names. */
function findDays(whens: string[], today: string): (when: string) => string | undefined {
  const dates = whens.flatMap((when) => findDate(when) ?? []);
  // Day and month may be in either order. The right order has no message in the future and the most recent last message.
  const spans = [false, true].map((isSwapped) => dates.map((date) => toPast(date, isSwapped, today)));
  const latest = spans.map((days) =>
    days.some((day) => day === undefined) ? '' : (days.toSorted().at(-1) ?? ''),
  );
  const isSwapped = (latest[1] ?? '') > (latest[0] ?? '');
  return (when) => {
    const date = findDate(when);
    if (date) return toPast(date, isSwapped, today);
    const words = foldEmailText(when).match(/\p{L}+/gu) ?? [];
    const text = words.join(' ');
    if ([...YESTERDAY].some((word) => text.includes(word))) return addDays(today, -1);
    if (words.some((word) => TODAY.has(word))) return today;
    const weekdays = words.flatMap((word) => findWeekdays(word) ?? []);
    return weekdays.length === 0
      ? undefined
      : Array.from({ length: 7 }, (_, back) => addDays(today, -back)).find((day) =>
          weekdays.includes(toWeekday(day)),
        );
  };
}

const CLOCK_BEHIND = /\d{1,2}[:.h]\d\d(?:[:.]\d\d)?\D*$/;

const findDate = (when: string): FoundDate | undefined =>
  findDates(foldEmailText(when.replace(CLOCK_BEHIND, '')).replace(/[\])]/g, ' '), true)[0];

/** The day of a date without a year that is today or before it. */
function toPast(
  { year, month, day, swapped }: FoundDate,
  isSwapped: boolean,
  today: string,
): string | undefined {
  const own = isSwapped && swapped ? swapped : { month, day };
  const inYear = (of: number) => toIsoDay(of, own.month, own.day);
  const last = Number(today.slice(0, 4));
  const date =
    year !== undefined ? inYear(year) : inYear(last) <= addDays(today, 1) ? inYear(last) : inYear(last - 1);
  return date <= addDays(today, 1) ? date : undefined;
}
