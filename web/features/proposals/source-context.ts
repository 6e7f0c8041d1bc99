import type { Proposal } from '../../../worker/contract/proposals.ts';

/** The marked words of a source, with the lines around them as far as they are known. */
export type SourceContext = { before: string; marked: string; after: string };

/** Returns the words that a proposal was read from, with a line before and after if `text` is its source. */
export function findSourceContext(
  { source }: Pick<Proposal, 'source'>,
  text: string | undefined,
): SourceContext {
  const { excerpt, lines } = source;
  const all = text?.split(/\r\n|\r|\n/) ?? [];
  if (!lines || lines.last > all.length) return { before: '', marked: excerpt, after: '' };
  const marked = all.slice(lines.first - 1, lines.last).join('\n');
  // Another text with as many lines.
  if (!includesWords(marked, excerpt)) return { before: '', marked: excerpt, after: '' };
  return {
    before: findLine(all.slice(0, lines.first - 1).reverse()),
    marked,
    after: findLine(all.slice(lines.last)),
  };
}

/** The nearest line that is not blank, among the next two. */
const findLine = (lines: string[]) => lines.slice(0, 2).find((line) => line.trim() !== '') ?? '';

/** Whether the first word of the excerpt, which may be shortened, stands in the lines. */
const includesWords = (lines: string, excerpt: string) =>
  lines.includes(excerpt.trim().split(/\s+/)[0] ?? '');
