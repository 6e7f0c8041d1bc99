import type { TextLine } from '../scan/text-lines.ts';
import { readAbbreviation } from './labels-below.ts';
import type { MailField } from './mail-field.ts';
import { readCell } from './read-cell.ts';
import { readPendingLabel } from './read-labels.ts';
import { readTableRow, type TableColumn } from './table-row.ts';

const MIN_KNOWN = 2;
const MAX_ROWS = 40;
/** Tables with as many columns have some whose headings are rare: `Altitude`. */
const WIDE = 5;
const LONGEST_HEADING = 16;
/**
 * Reads a row of headings at line `at` and the rows below it; undefined if there is none. Columns are matched
 * by tabs or, without tabs, by position.
 */
export function readTable(lines: TextLine[], at: number): { fields: MailField[]; last: number } | undefined {
  const head = lines[at] as TextLine;
  const columns = readHeadings(head, at);
  if (!columns) return undefined;
  const fields: MailField[] = readDayAbove(head, at);
  let last = at;
  for (let i = at + 1; i < lines.length && i <= at + MAX_ROWS; i++) {
    const row = lines[i] as TextLine;
    if (!row.cells.length && last === at) continue;
    const read = readTableRow(head, row, columns, i, last === at);
    if (!read) break;
    fields.push(...read);
    last = i;
  }
  return last > at ? { fields, last } : undefined;
}

/** `Fri, 18DEC  DEPART  ARRIVE`: the day of the rows in the place of a heading. */
function readDayAbove(head: TextLine, at: number): MailField[] {
  const [cell] = head.cells;
  const own = cell ? readCell(cell, at).fields : [];
  return own.filter(({ dates }) => dates.length > 0);
}

/** The columns below a row of headings, most of which have to be known labels, in a wide table half of them. */
function readHeadings(head: TextLine, at: number): TableColumn[] | undefined {
  if (head.cells.length < 2 || head.cells.some((cell) => cell.text.length > 40)) return undefined;
  const columns: TableColumn[] = head.cells.map((cell) => {
    const pending = readAbbreviation(cell, at) ?? readPendingLabel(cell, at);
    return { from: cell.start - head.start, field: pending };
  });
  const known = columns.filter((column) => column.field && column.field.key !== 'unknown');
  const isPlain = head.cells.every(({ text }) => text.length <= LONGEST_HEADING && !/[\d:]/.test(text));
  const least = columns.length >= WIDE && isPlain ? columns.length / 2 : (columns.length * 2) / 3;
  if (known.length < MIN_KNOWN || known.length < least) return undefined;
  const hasValue = head.cells.some((cell, i) => i > 0 && !columns[i]?.field && /\d/.test(cell.text));
  return hasValue ? undefined : columns;
}
