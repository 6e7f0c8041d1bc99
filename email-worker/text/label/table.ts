import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { findAbbreviatedEnd } from './label-matcher.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readCell, readPendingLabel } from './read-cell.ts';
import { readTableRow, type TableColumn } from './table-row.ts';

const MIN_KNOWN = 2;
const MAX_ROWS = 40;
/** Tables with as many columns have some whose headings are rare: `Altitude`. */
const WIDE = 5;
const LONGEST_HEADING = 16;
const MAX_COLUMNS = 4;
const MAX_ROWS_ABOVE = 6;
const ABBREVIATION = /^(\p{L}{2,6})\.$/u;

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
