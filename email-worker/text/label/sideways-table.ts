import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { fillMailField, type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readPendingLabel } from './read-labels.ts';

const MIN_ROWS = 3;
const MAX_ROWS = 20;
const MAX_COLUMNS = 4;

/** Column headings for the old state. */
const OLD = new RegExp(`^${matchAny('changes.oldHeading')}`);

/** Reads tables with one journey per column: `Date  22 May  30 May`, `Departs  10:15  15:50`. */
export class SidewaysTableReader {
  readonly #lines: TextLine[];
  /** Values of the lines that were looked at, because the same lines are asked for as parts of many tables. */
  readonly #read = new Map<number, MailField[]>();

  constructor(lines: TextLine[]) {
    this.#lines = lines;
  }

  /** The table that starts at a line, column by column. Undefined if none does. */
  readAt(at: number): { fields: MailField[]; last: number } | undefined {
    const head = this.#lines[at] as TextLine;
    const width = this.#lines[at + 1]?.cells.length ?? 0;
    const isHeaded = head.cells.length === width - 1;
    if (width < 3 || width > MAX_COLUMNS + 1 || (!isHeaded && head.cells.length !== width)) return undefined;
    const first = isHeaded ? at + 1 : at;
    const rows = this.#listRows(first, width);
    if (rows.length < MIN_ROWS || !areJourneys(rows)) return undefined;
    const headings = isHeaded ? head.cells : (this.#lines[first]?.cells.slice(1) ?? []);
    const fields = headings.flatMap(({ text, start }, column) =>
      OLD.test(foldEmailText(text))
        ? []
        : [toBreak(text, start, at), ...rows.flatMap((row) => row[column] ?? [])],
    );
    return { fields, last: first + rows.length - 1 };
  }

  /** The values of rows of equally many cells, the first of which is a label. */
  #listRows(first: number, width: number): MailField[][] {
    const rows: MailField[][] = [];
    for (let i = first; i < this.#lines.length && i < first + MAX_ROWS; i++) {
      const { cells = [] } = this.#lines[i] ?? {};
      const name = cells[0];
      if (!name || cells.length !== width || name.text.length > 40 || /\d/.test(name.text)) break;
      rows.push(this.#readRow(name, cells.slice(1), i));
    }
    for (const line of this.#read.keys()) if (line < first) this.#read.delete(line);
    return rows;
  }

  #readRow(name: TextCell, cells: TextCell[], line: number): MailField[] {
    const known = this.#read.get(line);
    if (known) return known;
    const label = readPendingLabel(name, line) ?? toUnknown(name, line);
    const read = cells.map((cell) => fillMailField(label, cell));
    this.#read.set(line, read);
    return read;
  }
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
