import { matchAny } from '../../languages/compile.ts';
import { findHourAfterHalf } from '../../languages/date-names.ts';

const HALF = new RegExp(`(?<![a-z])${matchAny('clock.half')} ([a-z]{2,6})(?![a-z])`, 'g');

/** Half hours in words in a folded line, after noon, as in `halb sieben`, `half acht`, `halv åtte`. */
export function findHalfHours(line: string): { start: number; end: number; hour: number; minute: number }[] {
  return [...line.matchAll(HALF)].flatMap((m) => {
    const next = findHourAfterHalf(m[1] ?? '');
    return next ? [{ start: m.index, end: m.index + m[0].length, hour: 11 + next, minute: 30 }] : [];
  });
}
