import { type Draft, type Field, settle } from './field.ts';
import { isClaim, isOwn, isValue, readCell } from './fields.ts';
import { readGrid } from './grid.ts';
import { Headed } from './headed.ts';
import type { Cell, Line } from './layout.ts';
import { readTable } from './table.ts';

/** How many lines an address or a list of names may go on for. */
const MORE = 4;

/**
 * What a text says, label by label, in reading order: `Label: value`, a label on one line and its value on the
 * next, cells of a table side by side or below a row of headings, and words that no label stands before.
 */
export function readFields(lines: Line[]): Field[] {
  const out: Field[] = [];
  let waiting: Draft[] = [];
  let filled = 0;
  const headed = new Headed();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (!line.cells.length) continue;
    const table = readGrid(lines, i) ?? readTable(lines, i);
    if (table) {
      out.push(...table.fields);
      i = table.last;
      waiting = [];
      headed.open('none');
      continue;
    }
    const before: Draft | undefined = waiting[filled];
    if (before && isValue(line.cells, before.key)) {
      const [first, ...others] = line.cells as [Cell, ...Cell[]];
      const field = settle({ ...before, line: i }, first);
      out.push(field);
      const left = others.length ? readLine({ ...line, cells: others }, i, lines, out) : [];
      filled++;
      if (filled >= waiting.length) {
        field.more = following(lines, i + 1);
        waiting = left;
        filled = 0;
      }
      continue;
    }
    // What waited in vain is no label of a value: it may head the labels below it.
    const [head] = waiting;
    if (head && filled === 0 && waiting.length === 1) headed.open(head.key);
    if (filled > 0 || !isLabelAlone(line, i)) waiting = [];
    filled = 0;
    const own = out.length;
    waiting = [...waiting, ...readLine(line, i, lines, out)];
    headed.lend(out.slice(own));
  }
  return out;
}

function isLabelAlone(line: Line, at: number): boolean {
  return line.cells.length === 1 && readCell(line.cells[0] as Cell, at).pending !== undefined;
}

/** Reads one line; what it leaves waiting is the label that it ends with. */
function readLine(line: Line, at: number, lines: Line[], out: Field[]): Draft[] {
  let pending: Draft | undefined;
  let last: Field | undefined;
  for (const cell of line.cells) {
    const read = readCell(cell, at);
    if (pending && !isOwn(read, pending.key)) {
      // A value may hold labels of its own: `Date  Arrives 10:00`.
      const inner = read.fields.length > 1 || read.fields[0]?.key !== 'none' ? read.fields : undefined;
      const whole = settle({ ...pending, line: at }, cell);
      const waiting = pending.key;
      const own = inner?.filter((field) => isClaim(field, waiting)) ?? [];
      if (own.length) {
        const until = Math.max(
          0,
          (own[0]?.start ?? cell.start) - cell.start - (own[0]?.label.length ?? 0) - 1,
        );
        const head = cell.text.slice(0, until).trim();
        if (head) out.push(settle({ ...pending, line: at }, { text: head, start: cell.start }));
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
  if (last && !pending) last.more = following(lines, at + 1);
  return pending ? [pending] : [];
}

function following(lines: Line[], from: number): Cell[] {
  const out: Cell[] = [];
  for (let i = from; i < lines.length && i < from + MORE; i++) {
    const cells = lines[i]?.cells ?? [];
    if (cells.length !== 1 || !isValue(cells)) break;
    out.push(cells[0] as Cell);
  }
  return out;
}
