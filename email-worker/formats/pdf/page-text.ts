import { type PdfFont, readFont } from './fonts.ts';
import { IDENTITY, type Matrix, multiply, translate } from './matrix.ts';
import type { PdfFile } from './pdf-file.ts';
import { PdfLexer } from './pdf-lexer.ts';
import { type PdfDict, PdfKeyword, PdfName, type PdfStream, type PdfValue } from './pdf-values.ts';
import { PDF_LIMITS, PdfLimitError } from './pdf-work.ts';
import { type Piece, TextPieces } from './text-pieces.ts';

interface TextState {
  font: PdfFont | undefined;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  /** Horizontal scale; 1 is unchanged. */
  stretch: number;
  leading: number;
  rise: number;
  /** From page contents to the page. */
  transform: Matrix;
}

type Operator = (operands: PdfValue[], resources: PdfDict | undefined) => void;

const START: TextState = {
  font: undefined,
  size: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  transform: IDENTITY,
};

const [LETTER_E, LETTER_I] = [69, 73];

/** Follows the operators of a page that place and show text. All others are counted and passed over. */
export class PageText {
  readonly #file: PdfFile;
  readonly #fonts: Map<PdfDict, PdfFont>;
  readonly #text: TextPieces;
  #state = START;
  #saved: TextState[] = [];
  #line = IDENTITY;
  #at = IDENTITY;
  #forms = 0;
  /** How the last text was shown. */
  #shown: Pick<TextState, 'font' | 'size'> = START;

  readonly #operators = new Map<string, Operator>(
    Object.entries<Operator>({
      q: () => this.#save(),
      Q: () => this.#set(this.#saved.pop() ?? {}),
      cm: (operands) => this.#set({ transform: multiply(toMatrix(operands), this.#state.transform) }),
      Do: ([name], resources) => this.#showForm(name, resources),
      BDC: () => this.#text.end(),
      BMC: () => this.#text.end(),
      EMC: () => this.#text.end(),
      Tc: ([spacing]) => this.#set({ letterSpacing: toNumber(spacing) }),
      Tw: ([spacing]) => this.#set({ wordSpacing: toNumber(spacing) }),
      Tz: ([percent]) => this.#set({ stretch: toNumber(percent) / 100 }),
      TL: ([leading]) => this.#set({ leading: toNumber(leading) }),
      Ts: ([rise]) => this.#set({ rise: toNumber(rise) }),
      Tf: ([name, size], resources) =>
        this.#set({ font: this.#findFont(name, resources), size: toNumber(size) }),
      BT: () => this.#startLine(IDENTITY),
      Tm: (operands) => this.#startLine(toMatrix(operands)),
      Td: ([x, y]) => this.#moveLine(toNumber(x), toNumber(y)),
      TD: ([x, y]) => {
        this.#set({ leading: -toNumber(y) });
        this.#moveLine(toNumber(x), toNumber(y));
      },
      'T*': () => this.#moveLine(0, -this.#state.leading),
      Tj: ([text]) => this.#show(text),
      TJ: ([texts]) => {
        if (Array.isArray(texts)) for (const each of texts) this.#show(each);
      },
      "'": ([text]) => this.#showNextLine(text),
      '"': ([wordSpacing, letterSpacing, text]) => {
        this.#set({ wordSpacing: toNumber(wordSpacing), letterSpacing: toNumber(letterSpacing) });
        this.#showNextLine(text);
      },
    }),
  );

  /** `fonts` are those that were read for pages before. */
  constructor(file: PdfFile, fonts: Map<PdfDict, PdfFont>) {
    this.#file = file;
    this.#fonts = fonts;
    this.#text = new TextPieces(file.work);
  }

  get pieces(): Piece[] {
    return this.#text.pieces;
  }

  /** Reads the streams of a page, which are one sequence of operators. */
  read(streams: PdfStream[], resources: PdfDict | undefined): void {
    let operands: PdfValue[] = [];
    for (const stream of streams) {
      const lexer = new PdfLexer(this.#file.read(stream), 0, this.#file.work);
      for (let value = lexer.read(); value !== undefined; value = lexer.read()) {
        if (!(value instanceof PdfKeyword)) {
          operands.push(value);
          continue;
        }
        this.#file.work.take('operators');
        if (value.word === 'ID') skipImage(lexer);
        else this.#operators.get(value.word)?.(operands, resources);
        operands = [];
      }
    }
  }

  #set(changes: Partial<TextState>): void {
    this.#state = { ...this.#state, ...changes };
  }

  #save(): void {
    if (this.#saved.length === PDF_LIMITS.depth) throw new PdfLimitError('depth');
    this.#saved.push(this.#state);
  }

  #startLine(matrix: Matrix): void {
    this.#line = matrix;
    this.#at = matrix;
  }

  #moveLine(x: number, y: number): void {
    this.#startLine(translate(this.#line, x, y));
  }

  #showNextLine(value: PdfValue | undefined): void {
    this.#moveLine(0, -this.#state.leading);
    this.#show(value);
  }

  /** Shows a string, or moves by a number of thousandths of the font size. */
  #show(value: PdfValue | undefined): void {
    const { font, size, stretch } = this.#state;
    if (typeof value === 'number') this.#at = translate(this.#at, (-value / 1_000) * size * stretch, 0);
    if (!(value instanceof Uint8Array) || !font) return;
    this.#file.work.take('values', value.length);
    if (font !== this.#shown.font || size !== this.#shown.size) this.#text.end();
    this.#shown = { font, size };
    const [a, b, c, d] = multiply(this.#at, this.#state.transform);
    const scale = Math.hypot(a, b);
    const height = Math.abs(size) * Math.hypot(c, d) || 10;
    const [dx, dy] = scale > 0 ? [a / scale, b / scale] : [1, 0];
    for (const { text, width, isWordSpace } of font(value)) {
      const spacing = this.#state.letterSpacing + (isWordSpace ? this.#state.wordSpacing : 0);
      const step = width * size * stretch;
      if (text.trim()) {
        const origin = translate(this.#at, 0, this.#state.rise);
        const [, , , , x, y] = multiply(origin, this.#state.transform);
        this.#text.add({ text, x, y, dx, dy, width: step * scale, height });
      }
      this.#at = translate(this.#at, step + spacing * stretch, 0);
    }
  }

  #findFont(name: PdfValue | undefined, resources: PdfDict | undefined): PdfFont | undefined {
    const fonts = this.#file.dict(resources?.get('Font'));
    const dict = name instanceof PdfName ? this.#file.dict(fonts?.get(name.name)) : undefined;
    if (!dict) return undefined;
    const font = this.#fonts.get(dict) ?? readFont(this.#file, dict);
    this.#fonts.set(dict, font);
    return font;
  }

  #showForm(name: PdfValue | undefined, resources: PdfDict | undefined): void {
    const forms = this.#file.dict(resources?.get('XObject'));
    const form = name instanceof PdfName ? this.#file.stream(forms?.get(name.name)) : undefined;
    if (!form || this.#file.name(form.dict.get('Subtype')) !== 'Form') return;
    if (this.#forms === PDF_LIMITS.depth) throw new PdfLimitError('depth');
    const [state, saved] = [this.#state, this.#saved];
    const matrix = this.#file.array(form.dict.get('Matrix'));
    const transform = matrix.length === 6 ? multiply(toMatrix(matrix), state.transform) : state.transform;
    [this.#state, this.#saved] = [{ ...state, transform }, []];
    this.#text.end();
    this.#forms++;
    this.read([form], this.#file.dict(form.dict.get('Resources')) ?? resources);
    this.#forms--;
    [this.#state, this.#saved] = [state, saved];
  }
}

const toNumber = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);

const toMatrix = (operands: PdfValue[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(toNumber);
  return [a, b, c, d, e, f];
};

/** An image within a page ends at `EI` between white space; without one, it is the rest. */
function skipImage(lexer: PdfLexer): void {
  const { bytes } = lexer;
  const isSpace = (at: number) => (bytes[at] ?? 32) <= 32;
  for (let at = bytes.indexOf(LETTER_E, lexer.at); at >= 0; at = bytes.indexOf(LETTER_E, at + 1)) {
    if (bytes[at + 1] !== LETTER_I || !isSpace(at - 1) || !isSpace(at + 2)) continue;
    lexer.at = at + 2;
    return;
  }
  lexer.at = bytes.length;
}
