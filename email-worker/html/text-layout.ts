import { LineBuffer } from './line-buffer.ts';

/** Rows within rows that are laid out as such; deeper ones are plain lines. */
const DEEPEST = 40;
/** A cell with more lines or longer than this is a part of the page, not a value. */
const CELL_LINES = 5;
const CELL_LENGTH = 240;

/** What an open table, row or cell means for the page; `plain` ones only end lines. */
type Frame = { is: 'row'; cells: LineBuffer[] } | { is: 'cell' } | { is: 'plain' };

/** Lays text out as lines, rows and cells while a mail's markup is read. Every `open` has its `close`. */
export class TextLayout {
  private readonly root = new LineBuffer();
  private readonly cells: LineBuffer[] = [];
  private readonly frames: Frame[] = [];
  private rows = 0;

  private get flow(): LineBuffer {
    return this.cells[this.cells.length - 1] ?? this.root;
  }

  /** Adds words; line feeds count only where the text is preformatted. */
  text(text: string, preformatted: boolean, struck: boolean): void {
    if (!preformatted) {
      this.flow.add(text.replace(/\s+/g, ' '), struck);
      return;
    }
    text.split('\n').forEach((part, i) => {
      if (i) this.flow.line(true);
      this.flow.add(part, struck);
    });
  }

  /** Ends the line; a forced end keeps an empty line. */
  line(forced = false): void {
    this.flow.line(forced);
  }

  /** A table, a row or a cell begins. */
  open(name: string): void {
    const above = this.frames[this.frames.length - 1];
    if ((name === 'td' || name === 'th') && above?.is === 'row') {
      const cell = new LineBuffer();
      above.cells.push(cell);
      this.cells.push(cell);
      this.frames.push({ is: 'cell' });
      return;
    }
    this.line();
    if (name === 'table') this.flow.nested = true;
    if (name === 'tr' && this.rows < DEEPEST) {
      this.rows++;
      this.frames.push({ is: 'row', cells: [] });
    } else {
      this.frames.push({ is: 'plain' });
    }
  }

  /** The table, row or cell that was opened last ends. */
  close(): void {
    this.line();
    const frame = this.frames.pop();
    if (frame?.is === 'cell') this.cells.pop();
    if (frame?.is !== 'row') return;
    this.rows--;
    for (const line of linesOf(frame.cells)) this.flow.lines.push(line);
  }

  /** All lines of the page, in reading order. */
  lines(): string[] {
    while (this.frames.length) this.close();
    this.line();
    return this.root.lines;
  }
}

/** A row's lines: one line with tabs where its cells are values, cell after cell where they are layout. */
function linesOf(cells: LineBuffer[]): string[] {
  const rows = cells.map((cell) => cell.lines.map((one) => one.trim()));
  const full = rows.filter((lines) => lines.some(Boolean)).length;
  const values = cells.every(
    (cell) => !cell.nested && cell.lines.length <= CELL_LINES && cell.length <= CELL_LENGTH,
  );
  if (full > 1 && values) return [rows.map(joined).join('\t')];
  return rows.filter((lines) => lines.some(Boolean)).flat();
}

/** Lines of one value as one: `Hotel, Street 5, City`. */
function joined(lines: string[]): string {
  return lines
    .filter(Boolean)
    .reduce((all, one) => all + (!all || /[,:;–-]$/.test(all) ? ' ' : ', ') + one, '')
    .trim();
}
