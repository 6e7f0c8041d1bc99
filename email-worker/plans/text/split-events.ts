import { matchAny, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { joinRanges } from './join-ranges.ts';
import { BEHIND_TIME } from './marked-places.ts';
import type { LineScan, NamedDay, Span } from './scan-line.ts';
import { CLAUSE, DEADLINE, UNTIL_BEFORE } from './scan-words.ts';
import type { TimeSlot } from './time-slot.ts';

/** A name after a time. */
const NAME_BEHIND = /^ ["“«„]?[\p{L}]/u;
const LETTERS = /\p{L}[\p{L}'’-]{2,}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,}/u;
/** The times of a line with the text of each; empty if it has only an end. `text` is what was scanned. */
export function splitEvents(text: string, scan: LineScan): TimeSlot[] {
  const slots = joinRanges(blankSpans(text, scan.days), scan.times).map((slot) => cutDeadline(text, slot));
  const [first] = slots;
  if (!first || (slots.length === 1 && !first.endTime && isOnlyEnd(text, first))) return [];
  const cut = [...scan.days, ...(scan.duration ? [scan.duration] : [])];
  const read = (from: number, until: number) =>
    readText(text, from, until, [...cut, ...slots.flatMap((slot) => slot.cut.map(toTimeSpan))]);
  const [from, until] = slots.length === 1 ? findSentence(text, first) : [0, text.length];
  const own = read(from, until);
  const whole = { ...first, text: LETTERS.test(own) ? own : read(0, text.length) };
  if (slots.length === 1) return [whole];
  return addDays(splitSeveral(text, slots, read, scan.days) ?? [{ ...whole, isUnsure: true }], scan.days);
}

function splitSeveral(
  text: string,
  slots: TimeSlot[],
  read: ReadText,
  days: NamedDay[],
): TimeSlot[] | undefined {
  const ordered = splitInOrder(text, slots, read);
  if (ordered) return ordered;
  const sentences = new Set(slots.map((slot) => findSentence(text, slot).join('-')));
  const isOneEach = sentences.size === slots.length;
  return (
    (isOneEach ? splitSentences(text, slots, read) : undefined) ??
    splitClauses(text, slots, read) ??
    splitSentences(text, slots, read) ??
    splitDictated(text, slots, read, days)
  );
}

/** Names a day for each time that stands behind one of another kind: `tomorrow lunch at 1, on Sunday brunch at 11`. */
function addDays(slots: TimeSlot[], days: NamedDay[]): TimeSlot[] {
  if (new Set(days.map(({ kind }) => kind)).size < 2) return slots;
  let own: NamedDay[] | undefined;
  let from = 0;
  return slots.map((slot) => {
    const found = days.filter(({ start }) => start >= from && start < slot.start);
    if (found.length > 0) own = found;
    from = slot.end;
    return own ? { ...slot, days: own } : slot;
  });
}

/** Times of a line from which on it is read as dictated, without signs between its events. */
const MIN_DICTATED = 3;
const CORRECTED = matchWholeWords('plan.corrections');
const MAX_CORRECTION = 24;

/** Events of a line without signs between them: each begins with the last "then" or day before its time, or with the time. */
function splitDictated(
  text: string,
  slots: TimeSlot[],
  read: ReadText,
  days: NamedDay[],
): TimeSlot[] | undefined {
  if (slots.length < MIN_DICTATED) return undefined;
  const cuts = [...[...text.matchAll(CLAUSE)].map((m) => m.index), ...days.map(({ start }) => start)];
  const starts = slots.map(({ start }, i) => {
    const from = slots[i - 1]?.end ?? 0;
    const last = Math.max(...cuts.filter((at) => at >= from && at < start));
    return Number.isFinite(last) ? last : i === 0 ? 0 : start;
  });
  const found = slots.flatMap((slot, i) => {
    const next = slots[i + 1];
    const between = foldEmailText(text.slice(slot.end, next?.start ?? slot.end));
    if (between.length <= MAX_CORRECTION && CORRECTED.test(between)) return [];
    const own = read(starts[i] ?? slot.start, starts[i + 1] ?? text.length);
    return LETTERS.test(own) ? [{ ...slot, text: own, isUnsure: true }] : [];
  });
  return found.length > 1 ? found : undefined;
}

/** A time with the word before it that makes it the last one: `check out before 11`. */
function cutDeadline(text: string, slot: TimeSlot): TimeSlot {
  const folded = foldEmailText(text.slice(0, slot.start));
  const until = UNTIL_BEFORE.exec(folded);
  return until && DEADLINE.test(folded.slice(0, until.index))
    ? { ...slot, cut: [{ start: until.index, end: slot.start }, ...slot.cut] }
    : slot;
}

/** Whether a line only says when something ends, and not by when something is done. */
function isOnlyEnd(text: string, { start }: Span): boolean {
  const folded = foldEmailText(text);
  return UNTIL_BEFORE.test(folded.slice(0, start)) && !DEADLINE.test(folded);
}

/** The events of each sentence, if a line has more than one with a time. */
function splitSentences(text: string, slots: TimeSlot[], read: ReadText): TimeSlot[] | undefined {
  const groups = [...Map.groupBy(slots, (slot) => findSentence(text, slot).join('-')).values()].map(
    (own) => ({ own, bounds: findSentence(text, own[0] as TimeSlot) }),
  );
  if (groups.length < 2) return undefined;
  return groups.flatMap(({ own, bounds: [from, until] }) => {
    const readOwn: ReadText = (start, end) => read(Math.max(start, from), Math.min(end, until));
    const [first] = own as [TimeSlot];
    const single = { ...first, text: readOwn(from, until), isUnsure: true };
    const part = text.slice(0, until);
    if (own.length === 1)
      return splitClauses(part, own, readOwn) ?? (LETTERS.test(single.text) ? [single] : []);
    const split = splitInOrder(part, own, readOwn) ?? splitClauses(part, own, readOwn);
    return (split ?? [single]).map((slot) => ({ ...slot, isUnsure: true }));
  });
}

/** A short first word before a dot and a small letter is an abbreviation: `Conf. dinner`. */
const SENTENCE_END =
  /(?<=\p{L}{3}|[\p{N})])(?!(?<=(?:^|\d)\P{L}*\p{L}{1,3}[^aeiouy\P{L}]{2})\.\s\p{Ll})[.!?…]+\s+(?=\p{L})|[!?]{2,}\s*|[。！？]+/gu;

/** Where the sentence with a time begins and ends. */
function findSentence(text: string, { start, end }: Span): [number, number] {
  const isInBrackets = (at: number) => /\([^)]*$/.test(text.slice(0, at));
  const bounds = [...text.matchAll(SENTENCE_END)]
    .filter((m) => !isInBrackets(m.index))
    .map((m) => m.index + m[0].length);
  return [bounds.findLast((at) => at <= start) ?? 0, bounds.find((at) => at > end) ?? text.length];
}

type ReadText = (from: number, until: number) => string;

/** `10:00 Coffee, 12:00 Lunch` or `Coffee 10:00, Lunch 12:00`. */
function splitInOrder(text: string, slots: TimeSlot[], read: ReadText): TimeSlot[] | undefined {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return undefined;
  const hasText = (part: string) => LETTERS.test(part);
  const after = slots.map((slot, i) => read(slot.end, slots[i + 1]?.start ?? text.length));
  const before = slots.map((slot, i) => read(slots[i - 1]?.end ?? 0, slot.start));
  const head = read(0, first.start);
  const isTimeFirst = (!hasText(head) || /:\s*$/.test(head)) && after.every(hasText);
  // If several clauses stand before a time, the first may belong to the previous time.
  const isOneClause = (slot: TimeSlot, i: number) =>
    i === 0 ||
    [
      ...text
        .slice(slots[i - 1]?.end ?? 0, slot.start)
        .replace(/^[\s,;|•·/+&.!?]+/, '')
        .matchAll(CLAUSE),
    ].length === 0;
  const isTextFirst =
    !hasText(read(last.end, text.length)) && before.every(hasText) && slots.every(isOneClause);
  const isDivided = slots.slice(0, -1).every((slot) => /^\s*[,;|•·/+&]/.test(text.slice(slot.end)));
  if (!isTimeFirst && !(isTextFirst && isDivided)) return undefined;
  return slots.map((slot, i) => ({ ...slot, text: (isTimeFirst ? after[i] : before[i]) ?? '' }));
}

const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** A Japanese comma is also a pause, so it divides only what has a time on each side. */
const EASTERN_CLAUSE = new RegExp(`${CLAUSE.source}|、`, 'giu');
const AND = new RegExp(`^\\s*(?:${matchAny('names.and')})\\s*$`, 'u');

/** One event per clause of a sentence, if each has one time. */
function splitClauses(text: string, slots: TimeSlot[], read: ReadText): TimeSlot[] | undefined {
  const cuts = [...text.matchAll(KANA.test(text) ? EASTERN_CLAUSE : CLAUSE)].filter(
    (m) => !slots.some(({ start, end }) => m.index < end && m.index + m[0].length > start),
  );
  const isTimed = (from: number, until: number) => slots.some(({ start }) => start >= from && start < until);
  // In `dance 11, herring and schnapps 1pm` the word joins what is at one time.
  const kept = cuts.filter((m, i) => {
    const before = cuts[i - 1];
    const isJoining = before !== undefined && AND.test(foldEmailText(m[0])) && !/\p{L}/u.test(before[0]);
    return !isJoining || isTimed(before.index, m.index);
  });
  const bounds = [0, ...kept.map((m) => m.index + m[0].length), text.length];
  const clauses: { from: number; until: number; own: number; slot?: TimeSlot }[] = [];
  for (const [i, from] of bounds.slice(0, -1).entries()) {
    const until = bounds[i + 1] ?? text.length;
    const own = slots.filter(({ start }) => start >= from && start < until);
    if (own.length > 1) return undefined;
    const previous = clauses.at(-1);
    if (own[0] || !previous) clauses.push({ from, until, own: until, slot: own[0] });
    else previous.until = until;
  }
  const found = clauses.flatMap(({ from, until, own, slot }) => {
    const text = read(from, own);
    return slot
      ? [
          {
            ...slot,
            text: LETTERS.test(text) ? text : read(from, until),
            more: read(own, until),
            isUnsure: true,
          },
        ]
      : [];
  });
  return found.length === slots.length && found.every((slot) => LETTERS.test(slot.text)) ? found : undefined;
}

type CutSpan = Span & { isTime?: boolean };

const toTimeSpan = ({ start, end }: Span): CutSpan => ({ start, end, isTime: true });

/** The text between two positions without times, days and durations. */
function readText(text: string, from: number, until: number, cut: CutSpan[]): string {
  let result = '';
  let at = from;
  for (const { start, end, isTime } of cut.toSorted((a, b) => a.start - b.start)) {
    if (end <= from || start >= until) continue;
    if (start > at) result += `${text.slice(at, start)} `;
    at = Math.max(at, end);
    if (isTime && LETTERS.test(result) && NAME_BEHIND.test(text.slice(at))) result += `${BEHIND_TIME} `;
  }
  return at < until ? result + text.slice(at, until) : result;
}

const blankSpans = (text: string, spans: Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
