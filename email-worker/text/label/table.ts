import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from '../scan/dates.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { findAbbreviatedEnd } from './label-matcher.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { isAside } from './moment-role.ts';
import { readCell, readPendingLabel } from './read-cell.ts';

const MIN_KNOWN = 2;
const MAX_ROWS = 40;
/** Tables with as many columns have some whose headings are rare: `Altitude`. */
const WIDE = 5;
const LONGEST_HEADING = 16;
const GUTTER = 3;
const MAX_COLUMNS = 4;
const MAX_ROWS_ABOVE = 6;
const ABBREVIATION = /^(\p{L}{2,6})\.$/u;

interface Column {
  from: number;
  field?: MailFieldDraft;
}

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
    const read = readRow(head, row, columns, i, last === at);
    if (!read) break;
    fields.push(...read);
    last = i;
  }
  return last > at ? { fields, last } : undefined;
}

/**
 * Reads two or more columns whose labels stand below the first values: days, `Check-in  Checkout`, times. Undefined if
 * line `at` is not the first of their rows.
 */
export function readLabelsBelow(
  lines: TextLine[],
  at: number,
): { fields: MailField[]; last: number } | undefined {
  const width = lines[at]?.cells.length ?? 0;
  if (width < 2 || width > MAX_COLUMNS || lines[at - 1]?.cells.length === width) return undefined;
  const end = lines.findIndex(({ cells }, i) => i > at && cells.length !== width);
  const rows = lines.slice(at, end < 0 ? undefined : Math.min(end, at + MAX_ROWS_ABOVE));
  const labels = rows.map(({ cells }, i) => cells.map((cell) => readPendingLabel(cell, at + i)));
  const head = labels.findIndex((row) => row.every((label) => label && label.key !== 'unknown'));
  const isValue = (row: (MailFieldDraft | undefined)[], i: number) =>
    i === head || row.every((label) => !label);
  if (head < 1 || !labels.every(isValue)) return undefined;
  const fields = labels[head]?.flatMap((label, column) =>
    rows.flatMap(({ cells }, i) => {
      const cell = cells[column];
      if (i === head || !label || !cell) return [];
      return [toMailField({ ...label, value: cell.text, start: cell.start, line: at + i })];
    }),
  );
  const isDated = fields?.some(({ dates }) => dates.length > 0);
  return fields && isDated ? { fields, last: at + rows.length - 1 } : undefined;
}

/** `Fri, 18DEC  DEPART  ARRIVE`: the day of the rows in the place of a heading. */
function readDayAbove(head: TextLine, at: number): MailField[] {
  const [cell] = head.cells;
  const own = cell ? readCell(cell, at).fields : [];
  return own.filter(({ dates }) => dates.length > 0);
}

/** The columns below a row of headings, most of which have to be known labels, in a wide table half of them. */
function readHeadings(head: TextLine, at: number): Column[] | undefined {
  if (head.cells.length < 2 || head.cells.some((cell) => cell.text.length > 40)) return undefined;
  const columns: Column[] = head.cells.map((cell) => {
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

/** A heading such as `Odj.`; undefined if it is not an abbreviation of a departure or arrival. */
function readAbbreviation({ text, start }: TextCell, line: number): MailFieldDraft | undefined {
  const short = ABBREVIATION.exec(foldEmailText(text))?.[1];
  const key = short && findAbbreviatedEnd(short);
  return key
    ? {
        key,
        aspects: [],
        label: short,
        value: '',
        start: start + text.length,
        line,
        isLabel: true,
        isFirm: true,
      }
    : undefined;
}

/** The fields of a row; undefined if it is not part of the table. */
function readRow(
  head: TextLine,
  row: TextLine,
  columns: Column[],
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
function splitDates(row: TextLine, columns: Column[]): TextLine {
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
function isAcross(row: TextLine, columns: Column[]): boolean {
  const cell = row.cells[0] as TextCell;
  const from = cell.start - row.start;
  return columns.some((column) => column.from > from + GUTTER && column.from < from + cell.text.length - 1);
}

/** A label inside the cell is more specific than the column heading. */
function toCellFields(cell: TextCell, column: Column | undefined, line: number): MailField[] {
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
  columns: Column[],
): { cell: TextCell; column?: Column }[] | undefined {
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

function byPlace(row: TextLine, columns: Column[]): { cell: TextCell; column?: Column }[] | undefined {
  if (row.cells.length === columns.length) return row.cells.map((cell, i) => ({ cell, column: columns[i] }));
  const placed = row.cells.map((cell) => {
    const from = cell.start - row.start;
    const column = columns.findLast((one) => one.from <= from + GUTTER);
    return { cell, column };
  });
  return placed;
}
