import { matchAny, matchPrinted } from '../../languages/compile.ts';
import { findMonthNumber, isEnglishMonth } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { writeHalfHours } from '../../model/spoken-times.ts';
import { rewriteFolded } from './rewrite-folded.ts';

/** Follows an hour that was written without minutes, once it has them. */
export const BARE_HOUR = '\u2063';

/** What pairs such as `11.06` are in a plan, as far as others of them tell. */
export interface DottedPairs {
  areTimes: boolean;
  areDates: boolean;
}

const NOT_BEFORE = '(?<![\\d:.,/+$€£¥-])';
const HOUR = '(\\d{1,2})(?:[:.h](\\d\\d))?';
const HALF_OF_DAY = ' ?([ap])\\.?m?\\.?';
const UNIT = ` ?${matchAny('plan.rangeUnits')}`;
const DASH = ' ?(?:-|–|—|~) ?';
const TO = `(?:${DASH}| ${matchAny('plan.rangeTo')} (?:${matchAny('plan.rangeArticles')} )?)`;
const LEAD = `(?<![a-z])${matchAny('plan.rangeLeads')}`;

/** `7-9 pm` and `10–2pm`. */
const WITH_MERIDIEM = new RegExp(
  `${NOT_BEFORE}${HOUR}(?: ?([ap])\\.?m\\.?)?${TO}${HOUR}${HALF_OF_DAY}(?![a-z])`,
  'g',
);
/** `19-21 Uhr`, `von 19 Uhr bis 21 Uhr`. */
const WITH_UNIT = new RegExp(
  `${NOT_BEFORE}${HOUR}(?:${UNIT})?${TO}${HOUR}(?:${UNIT}|(?<=\\dh\\d\\d))(?![a-z\\d])`,
  'g',
);
/** `from 7 to 9`, `kl. 19-21`. */
const WITH_LEAD = new RegExp(
  `(${LEAD}) ${HOUR}${TO}${HOUR}(?![\\d:/%]|[.,]\\d|${UNIT}| ?[ap]m| ?[€$£])`,
  'g',
);
/** `19.00-21.00`. */
const DOTTED_RANGE = /(?<![\d.])(\d{1,2})\.(\d\d)( ?[-–—~] ?)(\d{1,2})\.(\d\d)(?![\d.])/g;
const DOTTED = /(?<![\d.,:/])(\d{1,2})\.(\d\d)(?![\d.]|,\d| ?[€$£%]| ?(?:eur|chf|kr|zl|km|kg|l|m)\b)/g;
const HUNGARIAN = new RegExp(`(?<![\\d:.])(\\d{1,2}) ?${matchAny('plan.hungarianHours')}(?![a-z])`, 'g');
const MONTH_FIRST =
  /(?<![\p{L}\d]|\d[. ]{1,2})(\p{L}{3,12})\.? (\d{1,2})(?![\d:h]|[.]\d| ?(?:uhr|[ap]m))(?:(?=\.? (\p{L}{3,12}))|)/gu;
/** `June 11: arrival`: a colon after a number is not part of a time, nor `17:e` a day and a letter. */
const COLON = new RegExp(`(\\d)(?!${matchAny('calendar.ordinals')}(?!\\p{L})):(?=\\s|$|\\D)`, 'gu');
/** `4.6. 14 Uhr`: the hour is not a year. */
const DATE_BEFORE_HOUR = /(?<![\d.])(\d{1,2}\.\d{1,2}\.) (?=\d{1,2}(?!\d))/g;
/** `20h30 à la plage`: no meridiem, and no range as in `9h30 à 12h` and `24 a 27 junho`. */
const LETTER_BEHIND = new RegExp(
  `(?<=\\d)(?<!\\d[:.h]\\d\\d(?= \\p{L} \\d{1,2} ?h)) (?=${matchPrinted('plan.letters')} (?!m\\b|\\d{1,2} ?[ap]\\.?m|\\d{1,2}(?! ?h|[\\d:.])))`,
  'giu',
);
/** `11 h 30`: French spaces around the unit. */
const SPACED_HOUR = /(?<![\d:.,])(\d{1,2}) ?h (?=[0-5]\d(?!\d|[:.]\d| ?h))/g;
/** `14h00 à 17h00`, `14:00/17:00`, `14.00÷17.00`, `14:00--17:00`. */
const CLOCK_RANGE = new RegExp(
  `(?<![\\d:./])(\\d{1,2}[:.h]\\d\\d)(?: ${matchAny('plan.clockTo')} | ?(?:--|\\.{2,3}|[…÷]) ?|/)(?=\\d{1,2}[:.h]\\d\\d(?!\\d|[/:.]\\d))`,
  'g',
);
/** `now 8`, `dalle 14`: an hour after a word for one, and before the end of a clause. */
const LED_HOUR = new RegExp(
  `(?<![\\p{L}\\d])(${matchAny('plan.hourLeads')}) (\\d{1,2})(?=$|,(?!\\d)|[;!?)]|[.](?:\\s|$)| (?:${matchAny('plan.hourEnds')})(?!\\p{L}))`,
  'gu',
);
/** `ore 8,30`: minutes behind a comma. */
const COMMA_MINUTES = new RegExp(
  `(?<![\\p{L}\\d])(${matchAny('plan.clockLeads', 'plan.hourLeads')}) (\\d{1,2}),([0-5]\\d)(?!\\d| ?(?:[€$£%]|eur))`,
  'gu',
);
const AND = ` ?${matchAny('names.and')} ?`;
/** `alle 20 e 30`, `alle 13e12`: minutes behind a word. */
const AND_MINUTES = new RegExp(
  `(?<![\\p{L}\\d])(${matchAny('plan.clockLeads', 'plan.hourLeads')}) (\\d{1,2})${AND}([1-5]\\d)(?!\\d|[:.,]\\d)`,
  'gu',
);
/** `pranzo 12 e 30, cena 20e15`: quarters at the end of a clause need no word before the hour. */
const AND_QUARTERS = new RegExp(`${NOT_BEFORE}([01]?\\d|2[0-3])${AND}(15|30|45)(?= ?(?:$|[,;()]))`, 'gu');
const HOUR_DIGITS = '(?<![\\d:.,/+-])(\\d{1,2})';
/** `viertel nach 4`, `quarter to 5`. */
const QUARTER = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<past>${matchAny('plan.quarterPast')})|${matchAny('plan.quarterTo')}) (?<hour>\\d{1,2})(?![\\d:])`,
  'gu',
);
/** `las 4 y media`, `4 y cuarto`, `8h moins le quart`. */
const HALF_BEHIND = new RegExp(
  `${HOUR_DIGITS}(?::00${BARE_HOUR})? ?(?:(?<half>${matchAny('plan.andHalf')})|(?<less>${matchAny('plan.lessQuarter')})|${matchAny('plan.andQuarter')})(?!\\p{L})`,
  'gu',
);
/** `21u`. */
const UNIT_HOUR = new RegExp(`${HOUR_DIGITS}${matchAny('plan.hourUnits')}(?![\\p{L}\\d])`, 'gu');
/** `od 19 ognisko`, the hour in front of what happens. */
const FIRST_HOUR = new RegExp(`^(${matchAny('plan.hourLeads')}) (\\d{1,2}) (?=(\\p{L}{4,}))`, 'gu');
/** `11-13 go kart`. */
const FIRST_HOURS = /^(\d{1,2})(?:[:.](\d\d))?\s?[-–—]\s?(\d{1,2})(?:[:.](\d\d))?\s+(?=(\p{L}{2,}))/gu;
/** `8時45`: minutes without their sign. */
const SIGNED_HOUR = new RegExp(
  `(?<!\\d)(\\d{1,2})${matchAny('clock.hourSigns')}([0-5]\\d)(?!\\d|\\s?${matchAny('clock.minuteSigns')})`,
  'g',
);
/** `14 h. a 17 h.`: an abbreviated unit before the end of a range. */
const UNIT_DOT = new RegExp(
  `(?<=\\d${UNIT})\\.(?=\\s?[-–—~]|\\s(?:${matchAny('plan.rangeTo', 'plan.clockTo')})\\s(?:\\p{L}{2,4}\\s)?\\d)`,
  'gu',
);
/** `0930-1030 Keynote`. */
const FOUR_DIGITS = /^(\W*)([01]\d|2[0-4])([0-5][05])\s?[-–—]\s?([01]\d|2[0-4])([0-5][05])(?=\s+\p{L})/gu;
const PACKED_HOUR = '([01]\\d|2[0-4])([0-5]\\d)';
/** `0930hrs`, `1930h`. */
const PACKED_UNIT = new RegExp(`(?<![\\d:.,/+#-])${PACKED_HOUR}(?= ?h(?:rs?)?(?!\\p{L}))`, 'gu');
/** `0930-1030` between words, unless both may be years. */
const PACKED_RANGE = new RegExp(
  `(?<![\\d:.,/+#-]|\\d )(?!(?:19|20)\\d\\d\\W+(?:19|20))${PACKED_HOUR} ?[-–—] ?${PACKED_HOUR}(?![\\d:.,/-]| \\d)`,
  'gu',
);
/** `18:00h-20:00h`: a unit before the dash. */
const UNIT_INSIDE = new RegExp(
  `(\\d[:.]\\d\\d) ?(?:hs?|${matchAny('plan.rangeUnits')})(?= ?[-–—~] ?\\d)`,
  'gu',
);
/** `9ish`, `8 til late`. */
const VAGUE_HOUR = new RegExp(
  `(?<![\\d:.,/+-])(\\d{1,2})(?=(?:-? ?ish\\b)| ${matchAny('plan.openEnds')}(?!\\p{L}))`,
  'gu',
);
const ISH = new RegExp(`(?<=[\\d${BARE_HOUR}])(?:-? ?ish)\\b`, 'g');

/** Rewrites unusual ways of writing times and dates as usual ones. */
export function normalizeTimes(text: string, dotted: DottedPairs): string {
  if (!/\d|halb|half|halv/i.test(text)) return text;
  return [
    (line: string) => rewriteFolded(line, UNIT_DOT, () => ''),
    (line: string) => rewriteFolded(line, SPACED_HOUR, ([, hour]) => `${hour}h`),
    (line: string) =>
      rewriteFolded(line, CLOCK_RANGE, ([, first]) => `${first} – `).replace(LETTER_BEHIND, ', '),
    (line: string) => rewriteFolded(line, UNIT_INSIDE, ([, clock]) => clock),
    rewriteMeridiemRanges,
    rewriteUnitRanges,
    rewriteLedRanges,
    rewriteQuarters,
    (line: string) => rewriteFolded(line, PACKED_UNIT, ([, hour, minute]) => `${hour}:${minute}`),
    (line: string) => rewriteFolded(line, PACKED_RANGE, ([, a, b, c, d]) => `${a}:${b} – ${c}:${d}`),
    (line: string) =>
      rewriteFolded(line, FOUR_DIGITS, ([, space, a, b, c, d]) => `${space}${a}:${b} – ${c}:${d}`),
    (line: string) =>
      rewriteFolded(line, SIGNED_HOUR, ([, hour, minute]) =>
        isHour(hour) ? `${hour}:${minute}` : undefined,
      ),
    rewriteFirstHours,
    (line: string) => rewriteFolded(line, COMMA_MINUTES, writeLedMinutes),
    (line: string) => rewriteFolded(line, AND_MINUTES, writeLedMinutes),
    (line: string) => rewriteFolded(line, AND_QUARTERS, ([, hour, minute]) => `${hour}:${minute}`),
    (line: string) => rewriteFolded(line, LED_HOUR, writeLedHour),
    (line: string) =>
      rewriteFolded(line, FIRST_HOUR, (m) =>
        findMonthNumber(m[3] ?? '') === undefined ? `${writeLedHour(m)} ` : undefined,
      ),
    rewriteHungarian,
    rewriteMonthFirst,
    (line: string) => rewriteDotted(line, dotted),
  ].reduce(
    (line, rewrite) => rewrite(line),
    rewriteFolded(writeHalfHours(text), VAGUE_HOUR, ([, hour = '']) =>
      isHour(hour) ? toClock(hour, undefined) : undefined,
    )
      .replace(ISH, ' ish')
      .replace(COLON, '$1 :')
      .replace(DATE_BEFORE_HOUR, '$1, '),
  );
}

/** Whether a plan writes times or dates as `11.06`. */
export function findDottedPairs(text: string): DottedPairs {
  const pairs = [...foldEmailText(text).matchAll(DOTTED)].map(([, a, b]) => [Number(a), Number(b)] as const);
  return {
    areTimes: DOTTED_RANGE_TEST.test(text) || pairs.some(([a, b]) => a < 24 && b < 60 && (b > 12 || b === 0)),
    areDates: pairs.some(([a, b]) => a > 23 && a <= 31 && b >= 1 && b <= 12),
  };
}

const DOTTED_RANGE_TEST = new RegExp(DOTTED_RANGE.source);

/** Replaces what a pattern for folded text finds. */
const MONTH_NEXT = new RegExp(
  `^\\.?(?: (?:${matchAny('calendar.to', 'plan.rangeTo', 'names.and')}) \\d{1,2}\\.?| ?[-–] ?\\d{1,2}\\.?)? (?:de |of |d')?(\\p{L}{3,12})`,
  'u',
);

/** Whether a month follows, so that the numbers before it are days. */
export const isMonthNext = (rest: string): boolean =>
  findMonthNumber(MONTH_NEXT.exec(rest)?.[1] ?? '') !== undefined;

const toClock = (hour: string, minute: string | undefined): string => `${hour}:${minute ?? `00${BARE_HOUR}`}`;

const isHour = (...hours: (string | undefined)[]): boolean => hours.every((hour) => Number(hour) <= 24);

const rewriteMeridiemRanges = (text: string): string =>
  rewriteFolded(text, WITH_MERIDIEM, ([, hour = '', minute, own, end = '', endMinute, half = '']) => {
    if (Number(hour) > 12 || Number(end) > 12) return undefined;
    const first = own ?? findFirstHalf(Number(hour), Number(end), half);
    return ` ${hour}:${minute ?? '00'} ${first}m – ${end}:${endMinute ?? '00'} ${half}m`;
  });

/** `11-1 pm` begins in the morning, `7-9 pm` does not. */
function findFirstHalf(hour: number, end: number, half: string): string {
  const isSame = hour % 12 <= end % 12;
  return isSame ? half : half === 'p' ? 'a' : 'p';
}

const LONG_HOURS = new RegExp(`h$|${matchAny('plan.longHours')}`);

const rewriteUnitRanges = (text: string): string =>
  rewriteFolded(text, WITH_UNIT, ([all = '', hour = '', minute, end = '', endMinute]) => {
    if (!isHour(hour, end)) return undefined;
    // `2-3 h` is a duration.
    if (!minute && Number(hour) <= 6 && Number(end) <= 8 && LONG_HOURS.test(all)) return undefined;
    return ` ${hour}:${minute ?? '00'} – ${end}:${endMinute ?? '00'}`;
  });

const rewriteLedRanges = (text: string): string =>
  rewriteFolded(text, WITH_LEAD, ([, lead, hour = '', minute, end = '', endMinute], rest) =>
    isHour(hour, end) && Number(hour) !== Number(end) && !isMonthNext(rest)
      ? `${lead} ${toClock(hour, minute)} – ${toClock(end, endMinute)}`
      : undefined,
  );

const rewriteQuarters = (text: string): string => {
  const led = rewriteFolded(text, QUARTER, ({ groups }) => {
    const hour = Number(groups?.hour);
    return groups?.past ? `${hour}:15${BARE_HOUR}` : `${hour - 1 || 12}:45${BARE_HOUR}`;
  });
  const halves = rewriteFolded(led, HALF_BEHIND, ({ 1: hour, groups }) => {
    if (!isHour(hour)) return undefined;
    if (groups?.less) return `${Number(hour) - 1 || 12}:45${BARE_HOUR}`;
    return `${hour}:${groups?.half ? 30 : 15}${BARE_HOUR}`;
  });
  return rewriteFolded(halves, UNIT_HOUR, ([, hour = '']) =>
    isHour(hour) ? toClock(hour, undefined) : undefined,
  );
};

const writeLedHour = ([, lead = '', hour = '']: RegExpExecArray, rest = ''): string | undefined =>
  isHour(hour) && !isMonthNext(rest) ? `${lead} ${toClock(hour, undefined)}` : undefined;

const writeLedMinutes = ([, lead, hour, minute]: RegExpExecArray, rest: string): string | undefined =>
  isHour(hour) && !isMonthNext(rest) ? `${lead} ${hour}:${minute}` : undefined;

const rewriteFirstHours = (text: string): string =>
  rewriteFolded(text, FIRST_HOURS, ([, hour = '', minute, end = '', endMinute, word = '']) =>
    isHour(hour, end) &&
    findMonthNumber(word) === undefined &&
    !COUNTED.test(word) &&
    Number(hour) !== Number(end)
      ? `${toClock(hour, minute)} – ${toClock(end, endMinute)} `
      : undefined,
  );
const COUNTED = new RegExp(
  `^(?:${matchAny('plan.counted', 'plan.hours', 'plan.minutes', 'clock.hour')})$`,
  'u',
);

const rewriteHungarian = (text: string): string =>
  rewriteFolded(text, HUNGARIAN, ([, hour = '']) => (isHour(hour) ? ` ${hour}:00` : undefined));

/** `június 11.` becomes `11 június`, but `maj 3 juill` names the other month. */
const rewriteMonthFirst = (text: string): string =>
  rewriteFolded(text, MONTH_FIRST, ([, name = '', day = '', next = '']) =>
    findMonthNumber(name) !== undefined &&
    findMonthNumber(next) === undefined &&
    !isEnglishMonth(name) &&
    Number(day) <= 31
      ? ` ${day} ${name}`
      : undefined,
  );

function rewriteDotted(text: string, { areTimes, areDates }: DottedPairs): string {
  const ranges = rewriteFolded(text, DOTTED_RANGE, ([, a, b, dash, c, d]) =>
    isHour(a, c) && Number(b) < 60 && Number(d) < 60 && (areTimes || !areDates)
      ? ` ${a}:${b}${dash}${c}:${d}`
      : undefined,
  );
  return rewriteFolded(ranges, DOTTED, ([, first = '', second = '']) => {
    const canBeTime = Number(first) < 24 && Number(second) < 60;
    const canBeDate =
      Number(first) >= 1 && Number(first) <= 31 && Number(second) >= 1 && Number(second) <= 12;
    if (canBeTime && (!canBeDate || (areTimes && !areDates))) return `${first}:${second}`;
    return canBeDate && areDates ? `${first}.${second}.` : undefined;
  });
}
