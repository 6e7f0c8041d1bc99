import { Inflate } from 'fflate';
import type { Message } from '../message.ts';
import type { WorkBudget } from '../work-budget.ts';

/** A ticket has one or two pages, terms of carriage forty. */
const MAX_PAGES = 10;
const MAX_PIECES = 20_000;
const MAX_TEXT = 200_000;
/** A page of text has a few kilobytes, an embedded font up to some megabytes. */
const MAX_STREAM_BYTES = 20 * 1024 * 1024;
const MAX_INFLATED_BYTES = 40 * 1024 * 1024;
const CHUNK_BYTES = 4 * 1024;
const STREAM = [...'stream'].map((letter) => letter.charCodeAt(0)) as [number, ...number[]];
const [LF, CR] = [10, 13];

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
export async function readPdfTexts({ pdfs }: Message, budget: WorkBudget): Promise<string[]> {
  const texts: string[] = [];
  for (const pdf of pdfs) {
    if (!budget.pay(measureInflated(pdf), 'inflated')) continue;
    const text = await readPdf(pdf).catch(() => '');
    if (text.trim()) texts.push(budget.cut(text.slice(0, MAX_TEXT), 'text'));
  }
  return texts;
}

/** Bytes that the compressed streams of a PDF inflate to; infinite if there are too many. */
function measureInflated(pdf: Uint8Array): number {
  let sum = 0;
  for (let at = findStream(pdf, 0); at >= 0; at = findStream(pdf, at)) {
    const size = measureStream(pdf.subarray(at), MAX_STREAM_BYTES);
    sum += size;
    if (size > MAX_STREAM_BYTES || sum > MAX_INFLATED_BYTES) return Infinity;
  }
  return sum;
}

/** Index behind the next `stream` keyword and its line break; -1 if there is none. */
function findStream(pdf: Uint8Array, from: number): number {
  for (let at = pdf.indexOf(STREAM[0], from); at >= 0; at = pdf.indexOf(STREAM[0], at + 1)) {
    if (!STREAM.every((byte, i) => pdf[at + i] === byte)) continue;
    const end = at + STREAM.length;
    if (pdf[end] === LF) return end + 1;
    if (pdf[end] === CR) return end + (pdf[end + 1] === LF ? 2 : 1);
  }
  return -1;
}

/** Inflates a zlib stream piece by piece, without keeping it, until it ends or exceeds the limit. */
function measureStream(bytes: Uint8Array, limit: number): number {
  // A zlib header: deflate, and a multiple of 31 (RFC 1950, 2.2).
  if (((bytes[0] ?? 0) & 15) !== 8 || (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 !== 0) return 0;
  let size = 0;
  let isDone = false;
  const inflate = new Inflate((chunk, isFinal) => {
    size += chunk.length;
    isDone = isFinal;
  });
  try {
    for (let at = 2; at < bytes.length && !isDone && size <= limit; at += CHUNK_BYTES)
      inflate.push(bytes.subarray(at, at + CHUNK_BYTES));
  } catch {
    // The stream ended before the chunk, or is invalid.
  }
  return size;
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
