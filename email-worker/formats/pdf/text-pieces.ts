import type { PdfWork } from './pdf-work.ts';

/** A run of letters in page coordinates, in points. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A letter before it is joined with others. `dx` and `dy` point in the direction of writing. */
export interface PlacedLetter {
  text: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  width: number;
  height: number;
}

/** Gaps in letter heights: up to the first, letters are one word; up to the second, words of one phrase. */
const WORD_GAP = 0.102;
const PHRASE_GAP = 0.6;
/** How far letters may overlap, and stand above or below each other, in letter heights. */
const OVERLAP = 0.2;
const RISE = 0.25;

/** Joins letters to pieces, in the order in which the page shows them. */
export class TextPieces {
  readonly pieces: Piece[] = [];
  readonly #work: PdfWork;
  #end = { x: 0, y: 0 };
  #isEnded = false;

  constructor(work: PdfWork) {
    this.#work = work;
  }

  /** Ends the current piece: another font or part of the page begins. */
  end(): void {
    this.#isEnded = true;
  }

  add(letter: PlacedLetter): void {
    this.#work.take('text', letter.text.length);
    const last = this.#isEnded ? undefined : this.pieces.at(-1);
    this.#isEnded = false;
    const gap = last ? this.#measureGap(letter, last) : undefined;
    if (last && gap !== undefined) {
      last.text += (gap > WORD_GAP ? ' ' : '') + letter.text;
      last.width += letter.width + gap * letter.height;
    } else {
      const { text, x, y, width, height } = letter;
      this.pieces.push({ text, x, y, width, height });
    }
    this.#end = { x: letter.x + letter.dx * letter.width, y: letter.y + letter.dy * letter.width };
  }

  /** The gap to the end of the last piece in letter heights, if the letter continues it. */
  #measureGap({ x, y, dx, dy, height }: PlacedLetter, last: Piece): number | undefined {
    const [ax, ay] = [x - this.#end.x, y - this.#end.y];
    const along = (ax * dx + ay * dy) / height;
    const across = Math.abs(ax * dy - ay * dx) / height;
    const isNext = across < RISE && along > -OVERLAP && along <= PHRASE_GAP;
    return isNext && Math.abs(height - last.height) < height ? along : undefined;
  }
}
