import { findPlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { toNarrow } from '../text/plan-line.ts';
import type { ScannedLine } from '../text/scan-plan.ts';
import { splitCells } from './split-cells.ts';

const MIN_ROWS = 2;
/** Characters of a row. */
const MAX_ROW = 2_000;
/** A ruler between rows. */
export const RULE = /^[\s|:+-]*-{2,}[\s|:+-]*$/;

/**
 * The rows of a table that begins at a line of a text: cells between pipes or tabs, or values after a row of headings
 * with commas or semicolons. A ruler of Markdown is an empty row.
 */
export function findTextTable(lines: ScannedLine[], at: number, language: string): string[][] | undefined {
  const first = lines[at]?.raw ?? '';
  const toCells = first.length <= MAX_ROW ? findSplitter(first, language) : undefined;
  if (!toCells) return undefined;
  const rows: string[][] = [];
  for (const { raw } of lines.slice(at)) {
    const cells = RULE.test(raw) ? [] : toCells(raw);
    if (!cells) break;
    rows.push(cells);
  }
  return rows.filter(({ length }) => length > 0).length >= MIN_ROWS ? rows : undefined;
}

type SplitRow = (line: string) => string[] | undefined;

function findSplitter(line: string, language: string): SplitRow | undefined {
  if ((line.match(/\|/g) ?? []).length >= 2 || /^\s*\S.* \| .*\S/.test(line)) return splitPipes;
  if (/\S\t+\S/.test(line)) return splitTabs;
  for (const separator of [';', ','] as const) {
    const headings = line
      .split(separator)
      .map((cell) => findPlanField(foldEmailText(cell.trim()), [language, 'en']));
    if (headings.length > 2 && headings.filter(Boolean).length * 2 > headings.length)
      return (row) => (row.includes(separator) ? splitCells(row, separator)[0]?.cells : undefined);
  }
  return undefined;
}

const cleanCell = (cell: string): string =>
  toNarrow(cell)
    .replace(/\*\*|`|<br\s*\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function splitPipes(line: string): string[] | undefined {
  if (!line.includes('|')) return undefined;
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').map(cleanCell);
  return cells.length > 1 ? cells : undefined;
}

const splitTabs = (line: string): string[] | undefined =>
  line.includes('\t') ? line.split('\t').map((cell) => toNarrow(cell).trim()) : undefined;
