import { matchAny } from '../../languages/compile.ts';
import { findNumeral } from '../../languages/date-names.ts';

/** A longer stay means a misread date. */
export const MAX_NIGHTS = 90;

const NIGHTS = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|\\p{L}{2,6}) ${matchAny('stays.nights')}(?!\\p{L})`,
  'u',
);

/** `2泊`, `三晚`, `3박`. */
const EASTERN = new RegExp(
  `(\\d{1,2}|${matchAny('calendar.numerals')}) ?${matchAny('stays.nightSigns')}`,
  'u',
);

/** The number of nights that a folded text states: `three nights`, `2 Nächte`. */
export function findNightCount(words: string): number | undefined {
  const stated = NIGHTS.exec(words)?.[1] ?? EASTERN.exec(words)?.[1];
  if (!stated) return undefined;
  const count = /\d/.test(stated) ? Number(stated) : (findNumeral(stated) ?? 0);
  return count > 0 && count <= MAX_NIGHTS ? count : undefined;
}
