import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { NamedDay } from './scan-line.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';
import { cleanTitle } from './title-and-place.ts';

/** Enough letters for the name of something. */
export const LETTERS = /\p{L}{3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}/u;

const MAX_HEADING = 70;
const MAX_LEAD = 12;
const MAX_SHORT = 24;
const MAX_NAME = 45;
/** Lines that are searched for times of a day. */
const MAX_BELOW = 12;
/** Before the last day for something. */
const DEADLINE = new RegExp(`(?:^|\\W)${matchAny('plan.before')}\\s*$`);

/** Before the date of a deadline, or before its time and that: `by 12 noon on Friday 10 March`. */
const DUE_DATE = new RegExp(
  `(?<!\\p{L})${matchAny('plan.before', 'deadlines.until')}\\s(?:\\d[\\d:.]*(?:\\s?\\p{L}{1,6}){0,2}\\s)?$`,
  'u',
);

/** Whether a line says by which date something is due. */
export const hasDueDate = ({ folded, scan: { days } }: ScannedLine): boolean =>
  days.some(({ kind, start }) => kind === 'date' && DUE_DATE.test(folded.slice(0, start)));

/**
 * Whether a line with a day but no time is a heading or names an event of that day, and is not a sentence that mentions a
 * day or a deadline. `rest` is its text without the day.
 */
export function isDayHeading(line: ScannedLine, named: NamedDay, rest: string, language: string): boolean {
  const isDeadline = DEADLINE.test(line.folded.slice(0, named.start));
  if (isDeadline || matchInLanguage(language, 'plan.notEvents').test(line.folded)) return false;
  if (rest.length > MAX_HEADING && !line.isTitle) return false;
  if (named.kind === 'date' || named.kind === 'number') return true;
  const isLeading = named.start <= MAX_LEAD || rest.length <= MAX_SHORT || line.isTitle;
  return isLeading && (rest === '' || !/[.!?]$/.test(line.text));
}

/**
 * The day that a sentence that is no heading may tell for a plan that has named none: a date, preferably with its weekday,
 * or any day before a colon.
 */
export function findDayOfPlan({ scan: { days }, folded, text }: ScannedLine): NamedDay | undefined {
  const dates = days.filter((day) => day.kind === 'date');
  const named =
    dates.find(({ date }) => date.weekdays) ?? dates[0] ?? (text.endsWith(':') ? days[0] : undefined);
  return named && !DEADLINE.test(folded.slice(0, named.start)) ? named : undefined;
}

/** Whether a sentence only mentions its day, so that what follows need not belong to it. */
export function isMention({ text, isTitle }: ScannedLine, { start }: NamedDay, rest: string): boolean {
  if (isTitle || start <= MAX_LEAD || text.endsWith(':')) return false;
  return rest.length > MAX_NAME || /[.!?。]$/.test(text);
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

/** Whether a line is a tip or a reminder, by its first words. */
export const isTip = ({ folded }: ScannedLine, language: string): boolean =>
  startsWith(folded, matchInLanguage(language, 'plan.asides'));

/** Whether a line without a time is a tip, a reminder or a note that something is done. */
export const isTipOrDone = (line: ScannedLine, language: string): boolean =>
  isTip(line, language) || matchInLanguage(language, 'plan.done').test(line.folded);

const startsWith = (folded: string, words: RegExp): boolean => {
  const found = words.exec(folded);
  return found !== null && /^[^\p{L}\p{N}]*$/u.test(folded.slice(0, found.index));
};

/** Whether a line has text, and neither a time nor a date. */
const isPlainText = (line: ScannedLine): boolean =>
  line.scan.times.length === 0 &&
  line.scan.days.every(({ kind }) => kind === 'weekday') &&
  LETTERS.test(line.text);

/** Whether a line is a time and nothing else, so that what stands above its day may be its title. */
export const isOnlyTime = (line: ScannedLine | undefined): boolean =>
  line !== undefined && line.scan.times.length > 0 && !LETTERS.test(removeTimes(line));

const removeTimes = ({ normalized, scan }: ScannedLine): string =>
  scan.times
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, normalized);

const STAY = new RegExp(matchAny('plan.stays'));
/** Whether a line names a place to sleep. */
export const isStay = ({ folded }: ScannedLine): boolean => STAY.test(folded);

/** Words of a departure, and a terminal or platform in brackets. */
const LEG = new RegExp(
  `^\\P{L}*${matchAny('labels.depart', 'plan.departsFrom')}(?:\\s?\\([^()]*\\))?\\P{L}*$`,
  'u',
);
/** The number of a flight or train. */
const JOURNEY_NUMBER = /(?<!\p{L})(?:\p{Lu}{2,3}|\p{Lu}\d|\d\p{Lu}) ?\d{2,5}(?![\p{L}\d])/u;

/**
 * Whether the text of a time says nothing, or only when the journey leaves that the line above it names:
 * `Departs 16:40 (T2), arrives 17:00`.
 */
export function isWithoutTitle(text: string, above: ScannedLine | undefined): boolean {
  const title = cleanTitle(text);
  const isOfJourney = above !== undefined && JOURNEY_NUMBER.test(above.text);
  return !LETTERS.test(title) || (isOfJourney && LEG.test(foldEmailText(title)));
}

/** The line above or below a time that stands alone, as its title. `pending` is the line above. */
export function borrowTitle(
  { lines, hasTitlesBelow }: ScannedPlan,
  at: number,
  pending: ScannedLine | undefined,
): ScannedLine | undefined {
  const next = lines[at + 1];
  const below = next && next.text !== '' && isPlainText(next) ? next : undefined;
  const above = hasTitlesBelow && below ? undefined : pending;
  if (!above && below) below.isTaken = true;
  return above ?? below;
}
