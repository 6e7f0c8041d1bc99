import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from '../scan/dates.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { isAside } from './moment-role.ts';
import { readCell } from './read-cell.ts';

const GUTTER = 3;

/** A column of a table: where it begins in its line, and the field of its heading. */
export interface TableColumn {
  from: number;
  field?: MailFieldDraft;
}

/** The fields of a row; undefined if it is not part of the table. */
export function readTableRow(
  head: TextLine,
  row: TextLine,
  columns: TableColumn[],
  line: number,
  isFirst: boolean,
): MailField[] | undefined {
  const [cell, ...others] = row.cells;
  const tabs = head.text.includes('\t');
  if (!cell || (others.length === 0 && (tabs || isAcross(row, columns)))) return undefined;
  const { pending, fields } = readCell(cell, line);
  const isLabeled = fields[0]?.isLabel === true && fields[0].key !== 'unknown' && !isFirst;
  // `去程` below `行程`: the way of a journey in a column for it.
  const way = pending ?? fields[0];
  const isWay = way?.key === 'section' && columns[0]?.field?.key === 'section';
  if ((pending || isLabeled) && !isWay) return undefined;
  const placed = tabs ? byOrder(head, row, columns) : byPlace(splitDates(row, columns), columns);
  return placed?.flatMap((one) => toCellFields(one.cell, one.column, line));
}

/** `2027/03/05(五) 0633`: a cell with a date and another value apart, if the row lacks as many cells. */
function splitDates(row: TextLine, columns: TableColumn[]): TextLine {
  const cells = row.cells.flatMap((cell) => {
    const [date] = findDates(foldEmailText(cell.text));
    const gap = date?.start === 0 ? cell.text.indexOf(' ', date.end) : -1;
    return gap < 0 ? [cell] : [partOf(cell, 0, gap), partOf(cell, gap + 1, cell.text.length)];
  });
  return cells.length === columns.length ? { ...row, cells } : row;
}

const partOf = ({ text, start }: TextCell, from: number, until: number): TextCell => ({
  text: text.slice(from, until).trim(),
  start: start + from,
});

/** Whether a cell spans the next column, so it is not a value. */
function isAcross(row: TextLine, columns: TableColumn[]): boolean {
  const cell = row.cells[0] as TextCell;
  const from = cell.start - row.start;
  return columns.some((column) => column.from > from + GUTTER && column.from < from + cell.text.length - 1);
}

/** A label inside the cell is more specific than the column heading. */
function toCellFields(cell: TextCell, column: TableColumn | undefined, line: number): MailField[] {
  const read = readCell(cell, line);
  if (!column?.field) return read.fields;
  // `Previous  New`, `Total`: a label inside such a column changes nothing.
  if (isAside(column.field.key))
    return [toMailField({ ...column.field, value: cell.text, start: cell.start, line })];
  const own = read.fields.filter((field) => field.key !== 'none' && field.key !== 'unknown');
  if (!own.length) return [toMailField({ ...column.field, value: cell.text, start: cell.start, line })];
  return read.fields.map((field) =>
    field.key === 'none'
      ? toMailField({ ...column.field, value: field.value, start: field.start, line } as MailField)
      : field,
  );
}

function byOrder(
  head: TextLine,
  row: TextLine,
  columns: TableColumn[],
): { cell: TextCell; column?: TableColumn }[] | undefined {
  const places = (line: TextLine) => {
    const parts = line.text.split('\t');
    return line.cells.map((cell) => {
      const before = line.text.slice(0, cell.start - line.start);
      return Math.min(before.split('\t').length - 1, parts.length - 1);
    });
  };
  const heads = places(head);
  const rows = places(row);
  if (row.cells.length === columns.length) return row.cells.map((cell, i) => ({ cell, column: columns[i] }));
  const placed = row.cells.map((cell, i) => ({ cell, column: columns[heads.indexOf(rows[i] ?? -1)] }));
  return placed.some(({ column }) => column) ? placed : undefined;
}

function byPlace(
  row: TextLine,
  columns: TableColumn[],
): { cell: TextCell; column?: TableColumn }[] | undefined {
  if (row.cells.length === columns.length) return row.cells.map((cell, i) => ({ cell, column: columns[i] }));
  const placed = row.cells.map((cell) => {
    const from = cell.start - row.start;
    const column = columns.findLast((one) => one.from <= from + GUTTER);
    return { cell, column };
  });
  return placed;
}
