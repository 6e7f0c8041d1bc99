import { matchAny, toWordSet } from '../../languages/compile.ts';

/** The first letters of `a.m.` and `p.m.` in folded text, and their second. */
export const MERIDIEM_LETTER = matchAny('clock.am', 'clock.pm');
export const MERIDIEM_END = matchAny('clock.meridiem');

const LATE = toWordSet('clock.pm');

/** Whether the first letter says that a time is after noon. */
export const isPm = (letter: string | undefined): boolean => letter !== undefined && LATE.has(letter);
