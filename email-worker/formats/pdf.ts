import type { Message } from '../message.ts';

/** A ticket has one or two pages, terms of carriage forty. */
const MAX_PAGES = 10;
const MAX_PIECES = 20_000;
const MAX_TEXT = 200_000;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The texts of attached PDFs, line by line, cells of a row separated by tabs. Skips scans, locked and invalid
 * files.
 */
export async function readPdfTexts({ pdfs }: Message): Promise<string[]> {
  const texts: string[] = [];
  for (const pdf of pdfs) {
    const text = await readPdf(pdf).catch(() => '');
    if (text.trim()) texts.push(text.slice(0, MAX_TEXT));
  }
  return texts;
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  // A copy, because the buffer is transferred.
  const document = await getDocumentProxy(bytes.slice(), { disableFontFace: true, verbosity: 0 });
  const pages: string[] = [];
  try {
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(toLines(items.slice(0, MAX_PIECES).flatMap(toPiece)));
      page.cleanup();
    }
  } finally {
    await document.loadingTask.destroy();
  }
  return pages.join('\n\n');
}

function toPiece(item: object): Piece[] {
  if (!('str' in item) || !('transform' in item)) return [];
  const { str, transform, width, height } = item as {
    str: string;
    transform: number[];
    width: number;
    height: number;
  };
  const [, , , , x = 0, y = 0] = transform;
  return str.trim() ? [{ text: str, x, y, width, height: height || Math.abs(transform[3] ?? 0) || 10 }] : [];
}

function toLines(pieces: Piece[]): string {
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
    .trim();
}
