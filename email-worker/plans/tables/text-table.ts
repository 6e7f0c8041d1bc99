import { findPlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { ScannedLine } from '../text/scan-plan.ts';
import { findRowSplitter, MIN_EQUAL } from './row-splitters.ts';

const MIN_ROWS = 2;
const MIN_HEADINGS = 2;
/** Characters of a line between rows that is a day. */
const MAX_DAY = 40;
/** Empty lines and a day between the rows of two days. */
const MAX_BETWEEN = 3;
/** A ruler between rows. */
export const RULE = /^[\s|:+-]*-{2,}[\s|:+-]*$/;

/**
 * The rows of a table that begins at a line of a text: cells between pipes or tabs, or values after a row of headings
 * with commas or semicolons, or below its words. A ruler of Markdown is an empty row; a day between rows is one cell.
 */
export function findTextTable(lines: ScannedLine[], at: number, language: string): string[][] | undefined {
  const toCells = findRowSplitter(lines.slice(at, at + MIN_EQUAL), language);
  if (!toCells) return undefined;
  const rows: string[][] = [];
  for (let next = at; next < lines.length; ) {
    const { raw = '' } = lines[next] ?? {};
    const cells = RULE.test(raw) ? [] : toCells(raw);
    const between = cells
      ? [cells]
      : countHeadings(rows[0], language) < MIN_HEADINGS
        ? undefined
        : findBetween(lines, next, (line) => isRow(toCells(line), language));
    if (!between) break;
    rows.push(...between);
    next += between.length;
  }
  return rows.filter(({ length }) => length > 1).length >= MIN_ROWS ? rows : undefined;
}

const countHeadings = (cells: string[] = [], language: string): number =>
  cells.filter((cell) => findPlanField(foldEmailText(cell.trim()), [language, 'en'])).length;

/** Whether cells are a row that is not one of headings, which begins another table. */
const isRow = (cells: string[] | undefined, language: string): boolean =>
  cells !== undefined && cells.length > 1 && countHeadings(cells, language) < MIN_HEADINGS;

/** Empty lines and a day above another row of the table. */
function findBetween(
  lines: ScannedLine[],
  at: number,
  isRowNext: (line: string) => boolean,
): string[][] | undefined {
  const found: string[][] = [];
  for (const { text, scan, raw } of lines.slice(at, at + MAX_BETWEEN)) {
    const isDay = scan.days.length > 0 && scan.times.length === 0 && text.length <= MAX_DAY;
    const hasDay = found.some(({ length }) => length > 0);
    if (raw.trim() !== '' && (!isDay || hasDay)) break;
    found.push(isDay ? [text] : []);
    if (isDay && isRowNext(lines[at + found.length]?.raw ?? '')) return found;
  }
  return undefined;
}
