import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from './dates.ts';
import type { TextLine } from './text-lines.ts';
import { findTimes } from './times.ts';

const MAX_WIDE = 4;
const MIN_BLOCKS = 3;
const LONGEST = 80;

/**
 * Restores columns that an email program flattened into blocks of equally many lines: puts the lines of each
 * column (one journey) together. Other lines stay where they are.
 */
export function joinFlattenedColumns(lines: TextLine[]): TextLine[] {
  for (let width = 2; width <= MAX_WIDE; width++) {
    for (let i = 0; i < lines.length; i++) {
      const blocks = blocksFrom(lines, i, width);
      if (blocks.length < MIN_BLOCKS || !isJourney(blocks)) continue;
      const last = blocks[blocks.length - 1]?.[width - 1];
      const columns = Array.from({ length: width }, (_, column) =>
        blocks.flatMap((block) => block[column] ?? []),
      );
      const end = lines.indexOf(last as TextLine) + 1;
      return [...lines.slice(0, i), ...columns.flat(), ...lines.slice(end)];
    }
  }
  return lines;
}

function blocksFrom(lines: TextLine[], from: number, width: number): TextLine[][] {
  const blocks: TextLine[][] = [];
  if (from > 0 && lines[from - 1]?.cells.length) return blocks;
  for (let i = from; i < lines.length; ) {
    const block = lines.slice(i, i + width);
    const isBlock =
      block.length === width &&
      block.every(({ cells }) => cells.length === 1 && (cells[0]?.text.length ?? 99) <= LONGEST) &&
      !lines[i + width]?.cells.length;
    if (!isBlock) break;
    blocks.push(block);
    i += width;
    while (i < lines.length && !lines[i]?.cells.length) i++;
  }
  return blocks;
}

/** Only journeys have a date in every line of one block and a time in every line of another. */
function isJourney(blocks: TextLine[][]): boolean {
  const every = (test: (text: string) => boolean) =>
    blocks.some((block) => block.every(({ cells }) => test(foldEmailText(cells[0]?.text ?? ''))));
  return every((text) => findDates(text).length > 0) && every((text) => findTimes(text).length > 0);
}
