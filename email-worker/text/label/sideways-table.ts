import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { fillMailField, type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readCell } from './read-cell.ts';

const LEAST_ROWS = 3;
const MOST_ROWS = 20;
const MOST_COLUMNS = 4;

/** Column headings for the old state. */
const OLD = new RegExp(`^${matchAny('changes.oldHeading')}`);

interface Row {
  label: MailFieldDraft;
  cells: TextCell[];
  line: number;
}

/**
 * Reads a table with one journey per column (`Date  22 May  30 May`, `Departs  10:15  15:50`), column by
 * column. Undefined if none starts at line `at`.
 */
export function readSidewaysTable(
  lines: TextLine[],
  at: number,
): { fields: MailField[]; last: number } | undefined {
  const head = lines[at] as TextLine;
  const width = lines[at + 1]?.cells.length ?? 0;
  const isHeaded = head.cells.length === width - 1;
  if (width < 3 || width > MOST_COLUMNS + 1 || (!isHeaded && head.cells.length !== width)) return undefined;
  const first = isHeaded ? at + 1 : at;
  const rows = listRows(lines, first, width);
  const read = rows.map(({ label, cells, line }) =>
    cells.map((cell) => fillMailField({ ...label, line }, cell)),
  );
  if (rows.length < LEAST_ROWS || !areJourneys(read)) return undefined;
  const headings = isHeaded ? head.cells : (rows[0]?.cells ?? []);
  const fields = headings.flatMap(({ text, start }, column) =>
    OLD.test(foldEmailText(text))
      ? []
      : [toBreak(text, start, at), ...read.flatMap((row) => row[column] ?? [])],
  );
  return { fields, last: first + rows.length - 1 };
}

/** Rows of equally many cells, the first of which is a label. */
function listRows(lines: TextLine[], first: number, width: number): Row[] {
  const rows: Row[] = [];
  for (let i = first; i < lines.length && i < first + MOST_ROWS; i++) {
    const [name, ...cells] = lines[i]?.cells ?? [];
    if (!name || cells.length !== width - 1 || name.text.length > 40 || /\d/.test(name.text)) break;
    rows.push({ label: readCell(name, i).pending ?? toUnknown(name, i), cells, line: i });
  }
  return rows;
}

/** Only journeys have dates and times in every column. */
function areJourneys(rows: MailField[][]): boolean {
  const areAll = (test: (field: MailField) => boolean) => rows.some((row) => row.every(test));
  return (
    areAll(({ dates }) => dates.length > 0) &&
    areAll(({ times, dates, key }) => times.length > 0 && (dates.length === 0 || key === 'depart'))
  );
}

const toUnknown = (cell: TextCell, line: number): MailFieldDraft => ({
  key: 'unknown',
  aspects: [],
  label: cell.text.toLowerCase(),
  value: '',
  start: cell.start,
  line,
  isLabel: true,
  isFirm: true,
});

/** Separates one column from the next. */
const toBreak = (label: string, start: number, line: number): MailField =>
  toMailField({
    key: 'section',
    aspects: [],
    label: label.toLowerCase(),
    value: '',
    start,
    line,
    isLabel: true,
    isFirm: true,
  });
