/** Separators of columns, in the order in which they are tried. */
export type Separator = '\t' | '|' | ';' | ',';

/** A row and the line that it begins in, counted from 0. */
export interface CellRow {
  cells: string[];
  line: number;
  lastLine: number;
}

const MAX_CELLS = 60;

/** The rows of a text with separated values (RFC 4180): quoted cells may hold separators and line breaks. */
export function splitCells(text: string, separator: Separator): CellRow[] {
  const rows: CellRow[] = [];
  let cells: string[] = [];
  let [line, first] = [0, 0];
  let at = 0;
  while (at <= text.length) {
    const cell = readCell(text, at, separator);
    line += cell.breaks;
    if (cells.length < MAX_CELLS) cells.push(cell.text);
    at = cells.length < MAX_CELLS ? cell.end : findLineEnd(text, cell.end);
    if (text.startsWith(separator, at) && at < text.length) {
      at += 1;
      continue;
    }
    rows.push({ cells, line: first, lastLine: line });
    cells = [];
    line += 1;
    first = line;
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

const findLineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

function readCell(
  text: string,
  start: number,
  separator: Separator,
): { text: string; end: number; breaks: number } {
  if (text[start] === '"') {
    const quoted = readQuoted(text, start + 1, separator);
    if (quoted) return quoted;
  }
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { text: text.slice(start, end).trim(), end, breaks: 0 };
}

/** A quote that does not end a cell is part of a text such as `"Rosa" Dinner`. */
function readQuoted(text: string, start: number, separator: Separator) {
  let value = '';
  let from = start;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const next = text[quote + 1];
      const isEnd = next === undefined || next === separator || next === '\n' || next === '\r';
      return isEnd ? { text: value.trim(), end: quote + 1, breaks: value.split('\n').length - 1 } : undefined;
    }
    value += '"';
    from = quote + 2;
  }
}

/** The separator of a text's columns: the one that most lines have equally often. */
export function findSeparator(text: string): Separator {
  const lines = text.split('\n', 30).filter((line) => line.trim());
  const scores = (['\t', ';', '|', ','] as const).map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts[0] ?? 0;
    const same = counts.filter((count) => count === usual).length;
    return { separator, score: usual > 0 ? same * Math.min(usual, 20) : 0 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}
