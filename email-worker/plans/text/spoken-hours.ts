import { memoize } from '../../../worker/domain/memoize.ts';
import {
  alternativesInLanguage,
  alternativesOfOwn,
  listPrinted,
  matchAny,
  matchOwn,
} from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import { writeHalfHours } from '../../model/spoken-times.ts';
import { BARE_HOUR } from './normalize-times.ts';
import { rewriteFolded } from './rewrite-folded.ts';
import { writeSpokenMinutes } from './spoken-minutes.ts';

interface SpokenWords {
  /** `meio-dia e meia`. */
  noon: RegExp;
  /** `kvart över tolv`, `alle una`. */
  hour: RegExp;
  /** `cocktails half six`, `brunch elf uur`. */
  event: RegExp;
  /** An event at the end. */
  eventEnd: RegExp;
  /** `7 di sera`. */
  part: RegExp;
  hours: RegExp[];
  /** What may stand after an hour in words. */
  after: RegExp;
  /** Before an hour, whatever follows it: `klockan`. */
  clockLead: RegExp;
}

const LAST_LATE = 5;

/** Rewrites hours that a folded line says in words of its language, with their part of the day, by digits. */
export function writeSpokenHours(text: string, language: string): string {
  const words = findWords(language);
  return [
    (line: string) =>
      rewriteFolded(line, words.hour, (m, rest) =>
        m.index > 0 && NAME.test(line.slice(m.index)) ? undefined : writeHour(m, rest, words),
      ),
    (line: string) => rewriteFolded(line, words.event, (m) => writeEventHour(m, words)),
    (line: string) => rewriteFolded(line, LAST_HOUR, (m) => writeHourBehindMonth(m, words)),
    (line: string) =>
      rewriteFolded(line, TWO_HOURS, ([, hour = '', minute, half]) => `${hour}:${minute ?? '00'}${half}m`),
    (line: string) => rewriteFolded(line, words.part, (m) => writePart(m, language)),
    (line: string) => rewriteFolded(line, words.noon, (m) => writeNoon(m)),
    (line: string) => rewriteFolded(line, HOUR_TO_CLOCK, writeRange),
    (line: string) => rewriteFolded(line, CLOCK_TO_HOUR, writeRangeEnd),
    (line: string) => rewriteFolded(line, DOTTED_DAY, writeDottedDay),
  ].reduce((line, write) => write(line), markHalves(writeSpokenMinutes(text, language)));
}

/** Half hours in words do not tell the morning from the evening. */
const markHalves = (text: string): string => {
  const written = writeHalfHours(text);
  return written === text
    ? text
    : written.replace(/ (\d{1,2}):30 /g, (all, hour: string) =>
        text.includes(`${hour}:30`) ? all : ` ${hour}:30${BARE_HOUR} `,
      );
};

const findWords = memoize((language): SpokenWords => {
  const list = (key: WordKey) => alternativesOfOwn(language, key);
  const hourWords = listPrinted(language, 'plan.hourWords').map(foldEmailText);
  // The longest are the last: `vingt-deux` after `vingt`.
  const hours = hourWords.toReversed().join('|') || '(?!)';
  return {
    noon: new RegExp(
      `(?<![\\p{L}-])(?:(?:${list('plan.timeLeads')}|${list('plan.wordHourLeads')}) )?(?:(?<noon>${list('plan.noonWords')})|(?<midnight>${list('plan.midnightWords')}))(?: (?<half>${list('plan.wordHalf')}))?(?!\\p{L})`,
      'gu',
    ),
    hour: new RegExp(
      `(?<!\\p{L})(${list('plan.wordHourLeads')}|(?<half>${list('plan.halfPast')})|(?<before>(?:\\p{L}{1,2} )?(?:${list('clock.half')})))\\.? ?(?<hour>${hours})(?!\\p{L})(?<unit> ${matchAny('plan.rangeUnits')}(?!\\p{L}))?`,
      'gu',
    ),
    event: new RegExp(
      `((?<!\\p{L})(?:${alternativesInLanguage(language, 'plan.eventWords')}) )(${list('plan.halfPast')} )?(${hours})(?: ${matchAny('plan.rangeUnits')})?(?=\\s?(?:$|[,;.!(@]))`,
      'gu',
    ),
    eventEnd: new RegExp(`(?<!\\p{L})(?:${alternativesInLanguage(language, 'plan.eventWords')})$`, 'u'),
    part: new RegExp(
      `(?<![\\d:.,/€$£])(\\d{1,2})(?:[:.h](\\d\\d))?${BARE_HOUR}? ?(?:${matchAny('plan.rangeUnits', 'plan.hourUnits')} )?(${alternativesInLanguage(language, 'plan.partOfDayAfter')})(?!\\p{L})`,
      'gu',
    ),
    hours: hourWords.map((word) => new RegExp(`^(?:${word})$`)),
    after: new RegExp(
      `^\\s*(?:$|[,.;!?)]|(?:${list('plan.hourEnds')}|${list('plan.then')}|${list('plan.partOfDayAfter')})(?!\\p{L})|(?:${list('plan.articles')}|\\p{L}{1,3}) )`,
      'u',
    ),
    clockLead: new RegExp(`^(?:${list('plan.wordClockLeads')})$`, 'u'),
  };
});

/** `Alle due Corti` is the name of a place. */
const NAME = /^\p{Lu}\p{Ll}+ \p{L}+ \p{Lu}\p{Ll}/u;

const writeNoon = ({ groups }: RegExpExecArray): string =>
  `${groups?.noon ? 12 : 0}:${groups?.half ? '30' : '00'}`;

function writeHour(
  { 1: lead = '', groups }: RegExpExecArray,
  rest: string,
  { hours, after, clockLead }: SpokenWords,
) {
  const { hour: word = '', half, before, unit = '' } = groups ?? {};
  const hour = hours.findIndex((pattern) => pattern.test(word)) + 1;
  if (hour === 0) return undefined;
  if (before) return ` ${hour - 1 || 12}:30${BARE_HOUR}`;
  if (PART_BEHIND.test(unit + rest)) return ` ${hour}${unit}`;
  return unit || clockLead.test(lead) || after.test(rest)
    ? ` ${hour}:${half ? 30 : '00'}${BARE_HOUR}`
    : undefined;
}

/** A half or a quarter after an hour, which is added once the hour is a number. */
const PART_BEHIND = new RegExp(
  `^ (?:${matchAny('plan.andHalf', 'plan.andQuarter', 'plan.lessQuarter')})(?!\\p{L})`,
  'u',
);

function writeEventHour([, event = '', half, word = '']: RegExpExecArray, { hours }: SpokenWords) {
  const hour = hours.findIndex((pattern) => pattern.test(word)) + 1;
  return hour === 0 ? undefined : `${event}${hour}:${half ? 30 : '00'}${BARE_HOUR}`;
}

/** A word and an hour at the end of a clause. */
const LAST_HOUR = new RegExp(`(\\p{L}+) (\\d{1,2})(?=\\s?(?:$|[,;.!(@]|${matchAny('plan.prompt')}))`, 'gu');

/** `check out 10` is no day in October, which is `out` in Portuguese. */
function writeHourBehindMonth(m: RegExpExecArray, { eventEnd }: SpokenWords): string | undefined {
  const { 0: all, 1: word = '', 2: hour = '', index, input } = m;
  if (findMonthNumber(word) === undefined || Number(hour) > 24) return undefined;
  const event = eventEnd.exec(input.slice(0, index + word.length))?.[0];
  return event === undefined || event === word ? undefined : `${all}:00${BARE_HOUR}`;
}

/** The part of the day after an hour is not part of what happens then. */
function writePart([, digits = '', minute = '00', part = '']: RegExpExecArray, language: string) {
  const hour = Number(digits);
  if (hour < 1 || hour > 12) return hour <= 24 ? `${digits}:${minute}` : undefined;
  const isAfternoon = matchOwn(language, 'plan.afternoon').test(part);
  const isNight = !isAfternoon && matchOwn(language, 'plan.evening').test(part);
  const isLate = isAfternoon || (isNight ? hour >= LAST_LATE && hour < 12 : hour === 12);
  return `${digits}:${minute}${isLate ? 'pm' : 'am'}`;
}

/** `7 for 7.30pm`: guests come at the first. */
const TWO_HOURS = new RegExp(
  `(?<![\\d:.,/])(\\d{1,2})(?:[:.](\\d\\d))? ${matchAny('plan.timeFor')} \\d{1,2}[:.]\\d\\d ?([ap])m?(?!\\p{L})`,
  'gu',
);

const TO = matchAny('plan.rangeTo');
const AND = new RegExp(`^${matchAny('names.and')}$`, 'u');
const HOUR_TO_CLOCK = new RegExp(
  `(?<![\\d:.,/€$£-])(\\d{1,2})${BARE_HOUR}? (${TO}) (?:${matchAny('plan.rangeArticles')} )?(?=(\\d{1,2})[:.h]\\d\\d(?!\\d))`,
  'gu',
);
const CLOCK_TO_HOUR = new RegExp(
  `(\\d{1,2})([:.h]\\d\\d) (${TO}) (?:${matchAny('plan.rangeArticles')} )?(\\d{1,2})(?![\\d:.,/%€$£]|\\s?(?:h|u|[ap]\\.?m|${matchAny('plan.rangeUnits')})(?!\\p{L}))`,
  'gu',
);

function writeRange({ 1: hour = '', 2: to = '', 3: end = '', index, input }: RegExpExecArray) {
  // `sabato 11 alle 10.30`: the number is a day where the word also means "at".
  const [, word = ''] = WORD_BEFORE.exec(input.slice(0, index)) ?? [];
  const isDay = AT.test(to) && findWeekdays(word) !== undefined;
  return isDay || AND.test(to) || Number(hour) > 24 || Number(end) > 24
    ? undefined
    : `${hour}:00${BARE_HOUR} – `;
}

const AT = new RegExp(`^${matchAny('plan.timeLeads', 'plan.wordHourLeads', 'plan.hourLeads')}$`, 'u');
const WORD_BEFORE = /(\p{L}{3,})[.,]? $/u;

const writeRangeEnd = ([, hour = '', minute = '', to = '', end = '']: RegExpExecArray) =>
  AND.test(to) || Number(end) > 24 || Number(hour) === Number(end)
    ? undefined
    : `${hour}${minute} – ${end}:00${BARE_HOUR}`;

/** `środa 19.05`: a day, although it could be a time. */
const DOTTED_DAY = /(?<!\p{L})(\p{L}{2,14})([.,]? )(\d{1,2})\.(\d{1,2})(?![\d:]|[.]\d)/gu;

const writeDottedDay = ([, word = '', gap = '', day = '', month = '']: RegExpExecArray) =>
  findWeekdays(word) !== undefined && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    ? `${word}${gap}${day}.${month}.`
    : undefined;
