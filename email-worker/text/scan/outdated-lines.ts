import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import type { TextLine } from './text-lines.ts';

const toHeading = (words: WordKey) =>
  new RegExp(`^\\W*(?:${matchAny('changes.your')} )?${matchAny(words)}(?![\\p{Ll}])`, 'u');
/** First words of a heading above the old and the new state, folded. */
const OLD = toHeading('changes.oldHeading');
const NEW = toHeading('changes.newHeading');

const LONGEST = 60;

/** Removes the lines of the old state, if both states have a heading. */
export function removeOutdatedLines(lines: TextLine[]): TextLine[] {
  const heading = (pattern: RegExp) =>
    lines.findIndex(
      ({ cells }) =>
        cells.length === 1 &&
        (cells[0]?.text.length ?? 0) <= LONGEST &&
        !/\d|[:：]\s*\S/.test(cells[0]?.text ?? '') &&
        pattern.test(foldEmailText(cells[0]?.text ?? '')),
    );
  const [old, now] = [heading(OLD), heading(NEW)];
  if (old < 0 || now < 0 || old === now) return lines;
  const until = old < now ? now : endOf(lines, now, old);
  return lines.map((line, i) => (i >= old && i < until ? { ...line, cells: [] } : line));
}

/** The old block is as long as the new one above it. */
function endOf(lines: TextLine[], now: number, old: number): number {
  let left = lines.slice(now, old).filter(({ cells }) => cells.length > 0).length;
  let i = old;
  while (i < lines.length && left > 0) {
    if (lines[i]?.cells.length) left--;
    i++;
  }
  return i;
}
