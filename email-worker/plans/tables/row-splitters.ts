import { findPlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { toNarrow } from '../text/plan-line.ts';
import { splitCells } from './split-cells.ts';

/** Splits a line into the cells of a row. Returns undefined if the line is not a row. */
type SplitRow = (line: string) => string[] | undefined;

/** Characters of a row. */
const MAX_ROW = 2_000;

/** Finds how to split the rows of a table, from its first `MIN_EQUAL` lines. Returns undefined if they are not a table. */
export function findRowSplitter(lines: { raw: string }[], language: string): SplitRow | undefined {
  const first = lines[0]?.raw ?? '';
  return first.length > MAX_ROW ? undefined : (findSplitter(first, language) ?? findSplitterOfRows(lines));
}

function findSplitter(line: string, language: string): SplitRow | undefined {
  const areHeadings = (cells: string[]) => {
    const headings = cells.map((cell) => findPlanField(foldEmailText(cell.trim()), [language, 'en']));
    return headings.length > 2 && headings.filter(Boolean).length * 2 > headings.length;
  };
  if ((line.match(/\|/g) ?? []).length >= 2 || /^\s*\S.* \| .*\S/.test(line))
    return toPipeSplitter(line.trim().startsWith('|') || !areHeadings(line.split('|')));
  if (/\S\t+\S/.test(line)) return splitTabs;
  for (const separator of [';', ','] as const) {
    const split = splitBy(separator);
    if (areHeadings(split(line) ?? [])) return split;
  }
  if (!/\S\s{2,}\S/.test(line)) return undefined;
  const starts = [...line.matchAll(COLUMN)].map((m) => m.index);
  return areHeadings(cutColumns(line, starts)) ? (row) => splitColumns(row, starts) : undefined;
}

/** So many rows must have the same number of separators. */
export const MIN_EQUAL = 3;

/** For lines with the same number of semicolons, or of commas without a space after them, as a spreadsheet saves them. */
function findSplitterOfRows(lines: { raw: string }[]): SplitRow | undefined {
  const separator = ([';', ','] as const).find((one) => {
    const counts = lines.map(({ raw }) => raw.split(one).length - raw.split(`${one} `).length);
    return lines.length === MIN_EQUAL && counts.every((count) => count > 1 && count === counts[0]);
  });
  return separator && splitBy(separator);
}

const splitBy =
  (separator: ';' | ','): SplitRow =>
  (row) =>
    row.includes(separator) ? splitCells(row, separator)[0]?.cells : undefined;

const cleanCell = (cell: string): string =>
  toNarrow(cell)
    .replace(/\*\*|`|<br\s*\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The cells between pipes; those below headings without a frame may be empty at its sides. */
const toPipeSplitter =
  (isFramed: boolean): SplitRow =>
  (line) => {
    const inner = isFramed ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line;
    const cells = inner.split('|').map(cleanCell);
    return cells.length > 1 ? cells : undefined;
  };

const splitTabs = (line: string): string[] | undefined =>
  line.includes('\t')
    ? line.split('\t').map((cell) =>
        toNarrow(cell)
          .trim()
          .replace(QUOTED, (_, text) => text.replaceAll('""', '"')),
      )
    : undefined;

/** A cell in quotes; a single one repeats the cell above. */
const QUOTED = /^"(.+)"$/;

/** Where a column begins in a row of headings that stand above their columns. */
const COLUMN = /(?<=^|\s{2})\S/g;

const cutColumns = (line: string, starts: number[]): string[] =>
  starts.map((start, i) => line.slice(i === 0 ? 0 : start, starts[i + 1]).trim());

/** The cells below headings; undefined if a word stands across the start of a column. */
function splitColumns(line: string, starts: number[]): string[] | undefined {
  const isAcross = starts.some((start) => start > 0 && /\S\S/.test(line.slice(start - 1, start + 1)));
  const cells = isAcross
    ? line.trim().split(/\s{2,}/)
    : // What stands in a column without a heading is a cell of its own.
      cutColumns(line, starts).flatMap((cell, i) => (i === starts.length - 1 ? cell.split(/\s{3,}/) : cell));
  return line.trim() !== '' && cells.length > 1 ? cells : undefined;
}
