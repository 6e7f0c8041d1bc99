import { LineBuffer } from './line-buffer.ts';

/** Rows nested deeper are laid out as plain lines. */
const MAX_ROW_DEPTH = 40;
/** A cell with more lines or characters is page layout, not a value. */
const MAX_VALUE_LINES = 5;
const MAX_VALUE_LENGTH = 240;

/** An open table part; `plain` ones only end lines. */
type Frame = { is: 'row'; cells: LineBuffer[] } | { is: 'cell' } | { is: 'plain' };

/** Arranges text into lines and table rows while HTML is read. Every `open` needs a `close`. */
export class TextLayout {
  private readonly root = new LineBuffer();
  private readonly cells: LineBuffer[] = [];
  private readonly frames: Frame[] = [];
  private rowDepth = 0;

  private get current(): LineBuffer {
    return this.cells.at(-1) ?? this.root;
  }

  /** Adds text; line feeds count only if it is preformatted. */
  text(text: string, isPreformatted: boolean, isStruck: boolean): void {
    if (!isPreformatted) {
      this.current.add(text.replace(/\s+/g, ' '), isStruck);
      return;
    }
    text.split('\n').forEach((part, i) => {
      if (i) this.current.endLine(true);
      this.current.add(part, isStruck);
    });
  }

  /** Ends the line; a forced end keeps an empty line. */
  line(isForced = false): void {
    this.current.endLine(isForced);
  }

  /** Opens a table, row or cell. */
  open(name: string): void {
    const above = this.frames.at(-1);
    if ((name === 'td' || name === 'th') && above?.is === 'row') {
      const cell = new LineBuffer();
      above.cells.push(cell);
      this.cells.push(cell);
      this.frames.push({ is: 'cell' });
      return;
    }
    this.line();
    if (name === 'table') this.current.hasTable = true;
    if (name === 'tr' && this.rowDepth < MAX_ROW_DEPTH) {
      this.rowDepth++;
      this.frames.push({ is: 'row', cells: [] });
    } else {
      this.frames.push({ is: 'plain' });
    }
  }

  /** Closes the table, row or cell that was opened last. */
  close(): void {
    this.line();
    const frame = this.frames.pop();
    if (frame?.is === 'cell') this.cells.pop();
    if (frame?.is !== 'row') return;
    this.rowDepth--;
    for (const line of toRowLines(frame.cells)) this.current.lines.push(line);
  }

  /** All lines in reading order. */
  lines(): string[] {
    while (this.frames.length) this.close();
    this.line();
    return this.root.lines;
  }
}

/** One line with tabs if the cells are values, else the lines of one cell after another. */
function toRowLines(cells: LineBuffer[]): string[] {
  const rows = cells.map((cell) => cell.lines.map((line) => line.trim()));
  const filled = rows.filter((lines) => lines.some(Boolean));
  const areValues = cells.every(
    (cell) => !cell.hasTable && cell.lines.length <= MAX_VALUE_LINES && cell.length <= MAX_VALUE_LENGTH,
  );
  if (filled.length <= 1 || !areValues) return filled.flat();
  const values = rows.map((lines) => lines.filter(Boolean));
  const stacked = isStacked(values) ? [0, 1] : undefined;
  if (stacked) return stacked.map((at) => values.map((lines) => lines[at] ?? '').join('\t'));
  return [rows.map(joinValueLines).join('\t')];
}

const MIN_STACKED = 3;

/** Whether cells hold two rows of a timetable: at least three have two lines, and both of one have a time. */
function isStacked(cells: string[][]): boolean {
  const pairs = cells.filter((lines) => lines.length === 2);
  const isRest = cells.every((lines) => lines.length <= 2);
  const isTimed = pairs.some((lines) => lines.every((line) => /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/.test(line)));
  return isRest && isTimed && pairs.length >= MIN_STACKED;
}

/** `Hotel, Street 5, City`. */
function joinValueLines(lines: string[]): string {
  return lines
    .filter(Boolean)
    .reduce((all, line) => all + (!all || /[,:;–-]$/.test(all) ? ' ' : ', ') + line, '')
    .trim();
}
