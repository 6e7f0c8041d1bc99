import { isAbout } from './quoted-lines.ts';

/** A cell of a line and its position in the text. */
export interface TextCell {
  text: string;
  start: number;
}

/** A line split into cells. */
export interface TextLine {
  text: string;
  start: number;
  cells: TextCell[];
}

const MAX_TEXT = 300_000;
const MAX_LINES = 6000;
/** A longer line is read in pieces, so that no work is done for every pair of its words. */
const LONGEST_LINE = 2_000;
/** A line with more cells lost its line breaks, so each cell becomes a line. */
const MAX_CELLS = 14;

/** `Office ......... Airport`. */
const LEADERS = /(?<=[^\s.…·])[ \t]*(?:\.{4,}|…{2,}|·{4,}|(?:[.·] ){3,}[.·]?)(?![.…·])[ \t]*(?=\S)/g;

/** Replaces struck-out text, quote signs and markup by spaces, and forms of other scripts, which keeps all positions. */
function unmark(line: string): string {
  return line
    .replace(/~~[^~]{1,300}~~/g, (struck) => ' '.repeat(struck.length))
    .replace(/^[\s>|]*>/, (quote) => ' '.repeat(quote.length))
    .replace(LEADERS, (dots) => ' '.repeat(dots.length))
    .replace(/\*+|(?<![\w])_+(?=\w)|(?<=\w)_+(?!\w)/g, (mark) => ' '.repeat(mark.length))
    .replace(/<?https?:\/\/[^\s>]{1,2000}>?/g, (link) => ' '.repeat(link.length))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u060c/g, ',');
}

/** Whether nearly every line is followed by an empty one, as in some forwarded emails. */
function isDoubleSpaced(lines: string[]): boolean {
  const full = lines.filter((line) => line.trim()).length;
  const close = lines.filter((line, i) => line.trim() && lines[i + 1]?.trim()).length;
  return full > 5 && close * 8 < full;
}

/** Cuts a line at spaces into pieces of bounded length; each cut takes one character, like a line break. */
function splitLongLine(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const pieces: string[] = [];
  for (let from = 0; from < line.length; ) {
    const end = line.length - from <= LONGEST_LINE ? line.length : findCut(line, from);
    pieces.push(line.slice(from, end));
    from = end + 1;
  }
  return pieces;
}

function findCut(line: string, from: number): number {
  const space = line.lastIndexOf(' ', from + LONGEST_LINE);
  return space > from + LONGEST_LINE / 2 ? space : from + LONGEST_LINE;
}

/**
 * Splits a text into lines and cells, without quotes and markup. Cells are separated by tabs or several
 * spaces.
 */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  const all = text.slice(0, MAX_TEXT).split('\n').flatMap(splitLongLine).slice(0, MAX_LINES);
  const about = isAbout(all);
  const isSpread = isDoubleSpaced(all);
  for (const [i, raw] of all.entries()) {
    const line = about[i] ? '' : unmark(raw);
    const cells = toCells(line, start);
    if (isSpread && !cells.length && all[i - 1]?.trim()) {
      start += raw.length + 1;
      continue;
    }
    if (cells.length <= MAX_CELLS) lines.push({ text: line, start, cells });
    else for (const cell of cells) lines.push({ ...cell, cells: [cell] });
    start += raw.length + 1;
  }
  return lines;
}

function toCells(line: string, at: number): TextCell[] {
  const cells: TextCell[] = [];
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
