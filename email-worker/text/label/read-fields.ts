import { hasCodeInBrackets } from '../scan/places.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { HeadingScope } from './heading-scope.ts';
import { headWay } from './known-head.ts';
import { readLabelsBelow } from './labels-below.ts';
import { addBareTimes, fillMailField, type MailField, type MailFieldDraft } from './mail-field.ts';
import { isSelfLabeled, isUnlabeledLine, outranksPendingLabel, readCell } from './read-cell.ts';
import { readPendingLabel } from './read-labels.ts';
import { SidewaysTableReader } from './sideways-table.ts';
import { readTable } from './table.ts';

const MORE = 4;

/**
 * Reads the fields of a text in order: `Label: value`, a value below its label, table cells, and unlabeled
 * lines.
 */
export function readFields(lines: TextLine[]): MailField[] {
  return new FieldReader(lines).read();
}

class FieldReader {
  private readonly out: MailField[] = [];
  private readonly headed = new HeadingScope();
  private readonly lines: TextLine[];
  private readonly sideways: SidewaysTableReader;
  /** Labels that wait for values on the lines below, and how many of them have one. */
  private waiting: MailFieldDraft[] = [];
  private filled = 0;

  constructor(lines: TextLine[]) {
    this.lines = lines;
    this.sideways = new SidewaysTableReader(lines);
  }

  read(): MailField[] {
    for (let i = 0; i < this.lines.length; i++) {
      const line = this.lines[i] as TextLine;
      if (!line.cells.length) continue;
      const table = this.sideways.readAt(i) ?? readTable(this.lines, i) ?? readLabelsBelow(this.lines, i);
      if (table) {
        this.out.push(...table.fields);
        i = table.last;
        this.waiting = [];
        this.headed.open('none');
      } else if (!this.fillPending(line, i)) this.readOwn(line, i);
    }
    return this.out;
  }

  /** Gives the value on a line to the label above it, if one waits. */
  private fillPending(line: TextLine, at: number): boolean {
    const label = this.waiting[this.filled];
    if (!label || !isUnlabeledLine(line.cells, label.key)) return false;
    const [first, ...others] = line.cells as [TextCell, ...TextCell[]];
    const field = fillMailField({ ...label, line: at }, first);
    this.out.push(field);
    const left = others.length ? this.readLine({ ...line, cells: others }, at) : [];
    this.filled++;
    if (this.filled >= this.waiting.length) {
      field.linesBelow = listValuesBelow(this.lines, at + 1);
      this.waiting = left;
      this.filled = 0;
    }
    return true;
  }

  private readOwn(line: TextLine, at: number): void {
    // A label without a value may be a heading.
    const head = this.waiting[0];
    if (head && this.filled === 0 && this.waiting.length === 1) this.headed.open(head.key);
    if (this.filled > 0 || !isLabelAlone(line, at)) this.waiting = [];
    this.filled = 0;
    const own = this.out.length;
    this.waiting.push(...this.readLine(line, at));
    this.headed.apply(this.out.slice(own));
  }

  /** Reads one line; returns the label it ends with, if any. */
  private readLine(line: TextLine, at: number): MailFieldDraft[] {
    let pending: MailFieldDraft | undefined;
    let last: MailField | undefined;
    const own = this.out.length;
    for (const cell of line.cells) {
      const read = readCell(cell, at);
      const isValue =
        pending !== undefined && !isSelfLabeled({ drafts: read.fields, pending: read.pending }, pending.key);
      const label = pending && headWay(pending, cell.text);
      const fields = label && isValue ? readValue({ ...label, line: at }, cell, read.fields) : read.fields;
      this.out.push(...fields);
      last = fields.at(-1) ?? last;
      pending = isValue ? undefined : read.pending;
    }
    if (line.cells.length > 1 && hasCodeInBrackets(line.text)) addBareTimes(this.out.slice(own));
    if (last && !pending) last.linesBelow = listValuesBelow(this.lines, at + 1);
    return pending ? [pending] : [];
  }
}

function isLabelAlone(line: TextLine, at: number): boolean {
  return line.cells.length === 1 && readPendingLabel(line.cells[0] as TextCell, at) !== undefined;
}

/** The value of a label, which may contain labels of its own: `Date  Arrives 10:00`. */
function readValue(label: MailFieldDraft, cell: TextCell, fields: MailField[]): MailField[] {
  const hasLabels = fields.length > 1 || fields[0]?.key !== 'none';
  const own = hasLabels ? fields.filter((field) => outranksPendingLabel(field, label.key)) : [];
  const [first] = own;
  if (!first) return [fillMailField(label, cell)];
  const until = Math.max(0, first.start - cell.start - first.label.length - 1);
  const head = cell.text.slice(0, until).trim();
  return [...(head ? [fillMailField(label, { text: head, start: cell.start })] : []), ...own];
}

/** Unlabeled lines of one cell each. */
function listValuesBelow(lines: TextLine[], from: number): TextCell[] {
  const out: TextCell[] = [];
  for (const { cells } of lines.slice(from, from + MORE)) {
    if (cells.length !== 1 || !isUnlabeledLine(cells)) break;
    out.push(cells[0] as TextCell);
  }
  return out;
}
