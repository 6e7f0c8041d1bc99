import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { HeadingScope } from './heading-scope.ts';
import { fillMailField, type MailField, type MailFieldDraft } from './mail-field.ts';
import { isSelfLabeled, isUnlabeledLine, outranksPendingLabel, readCell } from './read-cell.ts';
import { readSidewaysTable } from './sideways-table.ts';
import { readTable } from './table.ts';

const MORE = 4;

/**
 * Reads the fields of a text in order: `Label: value`, a value below its label, table cells, and unlabeled
 * lines.
 */
export function readFields(lines: TextLine[]): MailField[] {
  const out: MailField[] = [];
  let waiting: MailFieldDraft[] = [];
  let filled = 0;
  const headed = new HeadingScope();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as TextLine;
    if (!line.cells.length) continue;
    const table = readSidewaysTable(lines, i) ?? readTable(lines, i);
    if (table) {
      out.push(...table.fields);
      i = table.last;
      waiting = [];
      headed.open('none');
      continue;
    }
    const before: MailFieldDraft | undefined = waiting[filled];
    if (before && isUnlabeledLine(line.cells, before.key)) {
      const [first, ...others] = line.cells as [TextCell, ...TextCell[]];
      const field = fillMailField({ ...before, line: i }, first);
      out.push(field);
      const left = others.length ? readLine({ ...line, cells: others }, i, lines, out) : [];
      filled++;
      if (filled >= waiting.length) {
        field.linesBelow = following(lines, i + 1);
        waiting = left;
        filled = 0;
      }
      continue;
    }
    // A label without a value may be a heading.
    const [head] = waiting;
    if (head && filled === 0 && waiting.length === 1) headed.open(head.key);
    if (filled > 0 || !isLabelAlone(line, i)) waiting = [];
    filled = 0;
    const own = out.length;
    waiting = [...waiting, ...readLine(line, i, lines, out)];
    headed.apply(out.slice(own));
  }
  return out;
}

function isLabelAlone(line: TextLine, at: number): boolean {
  return line.cells.length === 1 && readCell(line.cells[0] as TextCell, at).pending !== undefined;
}

/** Reads one line; returns the label it ends with, if any. */
function readLine(line: TextLine, at: number, lines: TextLine[], out: MailField[]): MailFieldDraft[] {
  let pending: MailFieldDraft | undefined;
  let last: MailField | undefined;
  for (const cell of line.cells) {
    const read = readCell(cell, at);
    if (pending && !isSelfLabeled(read, pending.key)) {
      // A value may contain labels: `Date  Arrives 10:00`.
      const inner = read.fields.length > 1 || read.fields[0]?.key !== 'none' ? read.fields : undefined;
      const whole = fillMailField({ ...pending, line: at }, cell);
      const waiting = pending.key;
      const own = inner?.filter((field) => outranksPendingLabel(field, waiting)) ?? [];
      if (own.length) {
        const until = Math.max(
          0,
          (own[0]?.start ?? cell.start) - cell.start - (own[0]?.label.length ?? 0) - 1,
        );
        const head = cell.text.slice(0, until).trim();
        if (head) out.push(fillMailField({ ...pending, line: at }, { text: head, start: cell.start }));
        out.push(...own);
        last = own[own.length - 1];
      } else {
        out.push(whole);
        last = whole;
      }
      pending = undefined;
      continue;
    }
    out.push(...read.fields);
    last = read.fields[read.fields.length - 1] ?? last;
    pending = read.pending ?? undefined;
  }
  if (last && !pending) last.linesBelow = following(lines, at + 1);
  return pending ? [pending] : [];
}

function following(lines: TextLine[], from: number): TextCell[] {
  const out: TextCell[] = [];
  for (let i = from; i < lines.length && i < from + MORE; i++) {
    const cells = lines[i]?.cells ?? [];
    if (cells.length !== 1 || !isUnlabeledLine(cells)) break;
    out.push(cells[0] as TextCell);
  }
  return out;
}
