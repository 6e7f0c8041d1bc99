import { matchAny } from '../lexicon/compile.ts';
import { foldEmailText } from '../lexicon/fold-email-text.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { fillMailField, type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readCell } from './read-cell.ts';

const LEAST_ROWS = 3;
const MOST_ROWS = 20;
const MOST_COLUMNS = 4;

/** Column headings for the old state. */
const OLD = new RegExp(`^${matchAny('changes.oldHeading')}`);

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
  const first = isHeaded ? at + 1 : at;
  if (width < 3 || width > MOST_COLUMNS + 1 || (!isHeaded && head.cells.length !== width)) return undefined;
  const rows: { label: MailFieldDraft; cells: TextCell[]; line: number }[] = [];
  for (let i = first; i < lines.length && i < first + MOST_ROWS; i++) {
    const cells = lines[i]?.cells ?? [];
    if (!cells.length && rows.length === 0) return undefined;
    if (cells.length !== width) break;
    const [name, ...values] = cells as [TextCell, ...TextCell[]];
    if (name.text.length > 40 || /\d/.test(name.text)) break;
    rows.push({ label: readCell(name, i).pending ?? toUnknown(name, i), cells: values, line: i });
  }
  const read = rows.map(({ label, cells, line }) =>
    cells.map((cell) => fillMailField({ ...label, line }, cell)),
  );
  // Only journeys have dates and times in every column.
  const areAll = (test: (field: MailField) => boolean) =>
    read.some((row) => row.every((field) => test(field)));
  const isGrid =
    rows.length >= LEAST_ROWS &&
    areAll(({ dates }) => dates.length > 0) &&
    areAll(({ times, dates, key }) => times.length > 0 && (dates.length === 0 || key === 'depart'));
  if (!isGrid) return undefined;
  const fields: MailField[] = [];
  for (let column = 0; column < width - 1; column++) {
    const heading = isHeaded ? head.cells[column] : rows[0]?.cells[column];
    const start = heading?.start ?? head.start;
    if (OLD.test(foldEmailText(heading?.text ?? ''))) continue;
    fields.push(toBreak(heading?.text ?? '', start, at));
    fields.push(...read.flatMap((row) => row[column] ?? []));
  }
  return { fields, last: first + rows.length - 1 };
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
