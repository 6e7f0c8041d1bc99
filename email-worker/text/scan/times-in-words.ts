import { matchAny } from '../../languages/compile.ts';
import { type TimeReader, toTimeRange } from './time-reader.ts';

const NUMERALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Noon and midnight. */
export const NOON_NAMES = matchAny('clock.noonNames', 'clock.midnightNames');
const MIDNIGHT = new RegExp(matchAny('clock.midnightNames'));
/** `half past seven`, `noon`. */
export const TIME_IN_WORDS = new RegExp(
  `(?<![a-z])(half past|quarter past|quarter to) (${NUMERALS.join('|')})|(?<![a-z])(?:(?<![\\d:.])12 )?(${NOON_NAMES})(?![a-z])`,
  'g',
);

const PART_OF_DAY = /^ (?:o'clock )?(?:in the (morning|afternoon|evening)|at (night)|([ap])\.?m)/;
const PAST: Record<string, number> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 };

/** Reads a match of `TIME_IN_WORDS`. */
export const readTimeInWords: TimeReader = (m, line, add) => {
  const { start, end } = toTimeRange(m);
  const [, past, numeral, name] = m;
  if (name) {
    add({ start, end }, MIDNIGHT.test(name) ? 24 : 12, 0);
    return;
  }
  const minutes = (NUMERALS.indexOf(numeral ?? '') + 1) * 60 + (PAST[past ?? ''] ?? 0);
  const said = PART_OF_DAY.exec(line.slice(end, end + 24));
  const isLate = said?.[1] !== 'morning' && said?.[3] !== 'a';
  const all = (minutes % 720) + (isLate ? 720 : 0);
  const extra = said ? {} : { isMeridiemUnknown: true };
  add({ start, end: end + (said?.[0].length ?? 0) }, Math.floor(all / 60), all % 60, extra);
};
