import { foldWords } from '../../worker/domain/text/fold-text.ts';
import type { LineRange } from './plan.ts';

const MIN_SCORE = 2;
const MAX_LINES = 2_000;

/** The line of a text that most words of a title and its quoted start are in; undefined if none has some of them. */
export function findQuotedLines(
  text: string,
  title: string,
  quote: string,
): { range: LineRange; excerpt: string } | undefined {
  const words = new Set(foldWords(`${title} ${quote}`).split(' '));
  const named = new Set(foldWords(title).split(' '));
  let best: { range: LineRange; excerpt: string } | undefined;
  let bestScore = MIN_SCORE - 1;
  for (const [at, line] of text.split('\n', MAX_LINES).entries()) {
    const own = new Set(foldWords(line).split(' '));
    const score = [...own].reduce(
      (sum, word) => sum + Number(words.has(word)) + 2 * Number(named.has(word)),
      0,
    );
    if (score <= bestScore || !line.trim()) continue;
    bestScore = score;
    best = { range: { first: at + 1, last: at + 1 }, excerpt: line.trim().slice(0, 500) };
  }
  return best;
}
