/** A piece of a line with its place in the whole text. */
export interface Cell {
  text: string;
  start: number;
}

/** A line of a mail, apart into what stands in columns of their own. */
export interface Line {
  text: string;
  start: number;
  cells: Cell[];
}

/** As much of a text as is looked at: bookings stand above the small print. */
const MOST_TEXT = 300_000;
const MOST_LINES = 6000;
const LONGEST_LINE = 40_000;
/** A line with more columns is a page whose line breaks were lost: each is a line of its own. */
const MOST_CELLS = 14;

/** Struck out words and marks of emphasis make way for spaces, so that all places stay what they are. */
function unmark(line: string): string {
  return line
    .replace(/~~[^~]{1,300}~~/g, (struck) => ' '.repeat(struck.length))
    .replace(/^[\s>|]*>/, (quote) => ' '.repeat(quote.length))
    .replace(/\*+|(?<![\w])_+(?=\w)|(?<=\w)_+(?!\w)/g, (mark) => ' '.repeat(mark.length))
    .replace(/<?https?:\/\/[^\s>]{1,2000}>?/g, (link) => ' '.repeat(link.length))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ' ');
}

/** The lines of a text, quotes and marks taken off; cells are kept apart by tabs or by two spaces and more. */
export function toLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.slice(0, MOST_TEXT).split('\n')) {
    if (lines.length >= MOST_LINES) break;
    const line = unmark(raw.slice(0, LONGEST_LINE));
    const cells = toCells(line, start);
    if (cells.length <= MOST_CELLS) lines.push({ text: line, start, cells });
    else for (const cell of cells) lines.push({ ...cell, cells: [cell] });
    start += raw.length + 1;
  }
  return lines;
}

function toCells(line: string, at: number): Cell[] {
  const cells: Cell[] = [];
  const add = (from: number, until: number) => {
    const piece = line.slice(from, until);
    const text = piece.trim();
    if (text) cells.push({ text, start: at + from + piece.indexOf(text) });
  };
  let from = 0;
  for (const gap of line.matchAll(/\t[ \t]*| {2,}\t?/g)) {
    add(from, gap.index);
    from = gap.index + gap[0].length;
  }
  add(from, line.length);
  return cells;
}
