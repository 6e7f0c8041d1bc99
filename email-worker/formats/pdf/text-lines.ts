import type { Piece } from './text-pieces.ts';

/** The pieces of a page line by line, cells of a row separated by tabs. */
export function toLines(pieces: Piece[]): string {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - piece.y) < Math.min(first.height, piece.height) * 0.5)
      line.push(piece);
    else lines.push([piece]);
  }
  // If pieces are whole phrases, each cell is a piece; if they are words, only wide gaps separate cells.
  const phrases = pieces.filter(({ text }) => text.trim().includes(' ')).length;
  const cellGap = phrases > pieces.length * 0.15 ? 0.2 : 1.2;
  return lines
    .map((line) =>
      toLine(
        line.sort((a, b) => a.x - b.x),
        cellGap,
      ),
    )
    .join('\n');
}

/** `cellGap` in letter heights. */
function toLine(pieces: Piece[], cellGap: number): string {
  let text = '';
  let end = 0;
  for (const piece of pieces) {
    const gap = (piece.x - end) / piece.height;
    if (text) text += gap > cellGap ? '\t' : gap > 0.1 ? ' ' : '';
    text += piece.text.replace(/\s+/g, ' ');
    end = piece.x + piece.width;
  }
  return text
    .replace(/ *\t */g, '\t')
    .replace(/ +/g, ' ')
    .trim()
    .split('\t')
    .map(toReadingOrder)
    .join('\t');
}

const LIGATURE = /[\ufb00-\ufb06]/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A page has its letters from left to right; this is the order in which they are read. */
function toReadingOrder(cell: string): string {
  if (LIGATURE.test(cell)) return toReadingOrder(cell.normalize('NFKC'));
  if (!RIGHT_TO_LEFT.test(cell)) return cell;
  const runs = cell
    .normalize('NFKC')
    .match(/[\p{Script=Latin}\d]+(?:[ .,:/@%+-]+[\p{Script=Latin}\d]+)*|[\s\S]/gu);
  return (runs ?? []).toReversed().join('');
}
