import { toNarrow } from '../text/plan-line.ts';
import { type Separator, splitCells } from './split-cells.ts';
import { RULE } from './text-table.ts';

/** A row of a table in a text. */
export interface GridRow {
  /** Texts of its cells, which may have several lines. */
  cells: string[];
  /** Index of the line that it begins in. */
  line: number;
  /** Index of the line below it. */
  end: number;
}

const SEPARATORS: Separator[] = ['\t', '|', ';', ','];
/** Unlike a comma in a sentence. */
const COMMAS = /\S,\S|,.*,/;
const MAX_ROW = 2_000;
const MAX_ROWS = 200;
/** Spaces between the columns of a text that was aligned with them. */
const GAP = / {3,}/;

/** The rows from a line on that are divided as that line is; undefined if it has one cell. */
export function cutRows(lines: { raw: string }[], at: number): GridRow[] | undefined {
  const raws = lines.slice(at, at + MAX_ROWS).map(({ raw }) => raw);
  const first = toNarrow(raws[0] ?? '');
  if (first.length > MAX_ROW) return undefined;
  const separator = SEPARATORS.find((one) => (one === ',' ? COMMAS.test(first) : first.includes(one)));
  if (!separator) return GAP.test(first.trim()) ? cutByGaps(raws, at) : undefined;
  const end = raws.findIndex((raw, i) => i > 0 && /^ *$/.test(raw));
  const text = raws
    .slice(0, end < 0 ? raws.length : end)
    .map(toNarrow)
    .join('\n');
  const rows = splitCells(separator === '|' ? text.replace(/^[ \t]*\||\|[ \t]*$/gm, '') : text, separator);
  const last = rows.findIndex(({ cells }) => cells.length < 2);
  return rows
    .slice(0, last < 0 ? rows.length : last)
    .map(({ cells, line, lastLine }) => ({
      cells: cells.map(cleanMarks),
      line: at + line,
      end: at + lastLine + 1,
    }))
    .filter(({ line }) => !RULE.test(raws[line - at] ?? ''));
}

const cleanMarks = (cell: string): string => cell.replace(/\*\*|`/g, '').trim();

/** The rows of a text whose columns begin below those of its first row. */
function cutByGaps(raws: string[], at: number): GridRow[] {
  const parts = listParts(raws[0] ?? '');
  // What stands before the first day is the label of its row.
  const heads = parts[0]?.start === 0 ? parts : [{ text: '', start: 0 }, ...parts];
  const end = raws.findIndex((raw, i) => i > 0 && !/\S {3,}\S|^ {3,}\S/.test(raw));
  return raws.slice(0, end < 0 ? raws.length : end).map((raw, i) => {
    const cells: string[] = heads.map((head) => (i === 0 ? head.text : ''));
    if (i === 0) return { cells, line: at, end: at + 1 };
    for (const part of listParts(raw)) {
      const column = heads.findLastIndex(({ start }) => start <= part.start + 1);
      cells[column] = [cells[column], part.text].filter(Boolean).join(' ');
    }
    return { cells, line: at + i, end: at + i + 1 };
  });
}

const listParts = (raw: string): { text: string; start: number }[] =>
  [...raw.matchAll(/\S+(?: {1,2}\S+)*/g)].map((found) => ({ text: found[0], start: found.index }));
