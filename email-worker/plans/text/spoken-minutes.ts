import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesOfOwn, listPrinted, matchAny, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import { BARE_HOUR } from './normalize-times.ts';
import { rewriteFolded } from './rewrite-folded.ts';

interface MinuteWords {
  /** `ten past eight`, `fünf vor halb neun`, `quarter to five`. */
  first: RegExp;
  /** `a las ocho menos cinco`, `achtzehn Uhr dreißig`, `at nine thirty`. */
  last: RegExp;
  hours: RegExp[];
  minutes: RegExp[];
}

const STEP = 5;
const QUARTER = 15;
const NO_MORE = `(?![\\p{L}\\d]|[:.,/]\\d|\\s(?:${matchAny('plan.counted', 'plan.minutes')})(?!\\p{L}))`;
const RANGE_LEAD = new RegExp(`^${matchAny('plan.rangeLeads')} $`, 'u');

const findWords = memoize((language): MinuteWords => {
  const list = (...keys: WordKey[]) => alternativesOfOwn(language, ...keys);
  const listWords = (key: WordKey) => listPrinted(language, key).map(foldEmailText);
  const toPatterns = (key: WordKey) => listWords(key).map((word) => new RegExp(`^(?:${word})$`));
  // The longest are the last: `vingt-deux` after `vingt`.
  const lastFirst = (key: WordKey) => listWords(key).toReversed().join('|') || '(?!)';
  const [hour, minute] = [lastFirst('plan.hourWords'), lastFirst('plan.minuteWords')];
  const lead = `(?<lead>(?:${list('plan.wordHourLeads', 'plan.clockLeads')})\\.? )`;
  const unit = matchAny('plan.rangeUnits', 'plan.hourUnits');
  return {
    first: new RegExp(
      [
        `(?<![\\p{L}\\d])${lead}?(?:(?<minute>${minute}|[12]?[05]) (?:(?<past>${list('plan.minutesPast')})`,
        `|(?<to>${list('plan.minutesTo')}))|(?<after>${list('plan.quarterPast')})|(?<before>${list('plan.quarterTo')})) (?<half>(?:${list('clock.half')}) )?(?<hour>${hour}|\\d{1,2})${NO_MORE}`,
        `|(?<!\\p{L})(?<ahead>${list('plan.minutesAhead')}) (?<less>${minute}) (?<next>${hour})${NO_MORE}`,
      ].join(''),
      'gu',
    ),
    last: new RegExp(
      [
        `(?<![\\p{L}\\d])${lead}?(?<hour>${hour}|\\d{1,2})(?<unit> ?${unit})?`,
        `(?: (?<and>${list('names.and')})| (?<to>${list('plan.minutesLess')}))? (?<minute>${minute})${NO_MORE}`,
      ].join(''),
      'gu',
    ),
    hours: toPatterns('plan.hourWords'),
    minutes: toPatterns('plan.minuteWords'),
  };
});

/** Rewrites hours with their minutes, in words of a language, by digits. */
export function writeSpokenMinutes(text: string, language: string): string {
  const { first, last } = findWords(language);
  return [first, last].reduce(
    (line, pattern) => rewriteFolded(line, pattern, (m) => writeClock(m, language)),
    text,
  );
}

type Groups = Record<string, string | undefined>;

const toNumber = (word: string, patterns: RegExp[]): number =>
  /^\d/.test(word) ? Number(word) : patterns.findIndex((pattern) => pattern.test(word)) + 1;

function findMinute({ after, before, minute, less }: Groups, minutes: RegExp[]): number {
  const word = minute ?? less ?? '';
  if (after ?? before) return QUARTER;
  return toNumber(word, minutes) * (/^\d/.test(word) ? 1 : STEP);
}

function writeClock({ groups = {} }: RegExpExecArray, language: string): string | undefined {
  const { hours, minutes } = findWords(language);
  const hour = toNumber(groups.hour ?? groups.next ?? '', hours);
  const minute = findMinute(groups, minutes);
  if (hour === 0 || hour > 24 || minute === 0 || !isClock(groups, minute, language)) return undefined;
  const isBefore = (groups.to ?? groups.ahead ?? groups.before) !== undefined;
  const total = (groups.half ? hour * 60 - 30 : hour * 60) + (isBefore ? -minute : minute);
  const clock = (total + 24 * 60) % (24 * 60);
  return ` ${Math.floor(clock / 60) || 12}:${String(clock % 60).padStart(2, '0')}${BARE_HOUR}`;
}

/** Whether words around an hour and minutes make them a time. */
function isClock({ lead, to, ...others }: Groups, minute: number, language: string): boolean {
  if (to !== undefined) return !isRange(to, lead, minute, language);
  const { unit, past, ahead, after, before } = others;
  return [lead, unit, past, ahead, after, before].some((part) => part !== undefined);
}

/** `drinks five to seven`, `from ten to six`: two hours; nobody says `20 to 7` for these. */
const isRange = (to: string, lead: string | undefined, minute: number, language: string): boolean =>
  (lead === undefined || RANGE_LEAD.test(lead)) && minute < 20 && matchOwn(language, 'plan.rangeTo').test(to);
