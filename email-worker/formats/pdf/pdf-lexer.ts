import { type PdfDict, PdfKeyword, PdfName, PdfRef, type PdfValue } from './pdf-values.ts';
import { PDF_LIMITS, PdfLimitError, type PdfWork } from './pdf-work.ts';

const [LF, CR, SPACE] = [10, 13, 32];
const [PERCENT, OPEN, CLOSE, LESS, GREATER] = [37, 40, 41, 60, 62];
const [SLASH, BACKSLASH, BRACKET, END_BRACKET, HASH] = [47, 92, 91, 93, 35];
const [PLUS, MINUS, DOT, ZERO, LETTER_R] = [43, 45, 46, 48, 82];
/** Characters of a number, name or keyword; the rest is skipped. */
const MAX_WORD = 128;
/** White space between the parts of a reference such as `12 0 R`. */
const MAX_GAP = 8;
const SIGNS = new Set([PLUS, MINUS, DOT]);
const END_OF_DICT = new PdfKeyword('>>');
const END_OF_ARRAY = new PdfKeyword(']');

const KIND = { regular: 0, white: 1, delimiter: 2 } as const;
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, LF, 12, CR, SPACE]) KINDS[byte] = KIND.white;
// 123 and 125 are braces.
for (const byte of [PERCENT, OPEN, CLOSE, LESS, GREATER, SLASH, BRACKET, END_BRACKET, 123, 125])
  KINDS[byte] = KIND.delimiter;

const ESCAPED: Record<string, number> = { n: LF, r: CR, t: 9, b: 8, f: 12 };

/** Whether a byte is white space in a PDF. */
export const isWhite = (byte: number | undefined): boolean =>
  byte !== undefined && KINDS[byte] === KIND.white;

/** Whether a byte is a digit. */
export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= ZERO && byte <= ZERO + 9;

/** Reads values and keywords one after the other, each byte once. Counts the values for the limits of a PDF. */
export class PdfLexer {
  readonly bytes: Uint8Array;
  readonly #work: PdfWork;
  at: number;

  constructor(bytes: Uint8Array, at: number, work: PdfWork) {
    this.bytes = bytes;
    this.at = at;
    this.#work = work;
  }

  /** The next value or keyword; undefined at the end. Throws PdfLimitError if values are nested too deep or too many. */
  read(depth = 0): PdfValue | PdfKeyword | undefined {
    this.#skipWhite();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    this.#work.take('values');
    if (depth > PDF_LIMITS.depth) throw new PdfLimitError('depth');
    if (KINDS[byte] === KIND.delimiter) return this.#readDelimited(byte, depth);
    if (isDigit(byte) || SIGNS.has(byte)) return this.#readNumber();
    return this.#readWord();
  }

  #skipWhite(): void {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at++) {
      const byte = bytes[this.at] ?? 0;
      if (byte === PERCENT) while (this.at < bytes.length && !isLineEnd(bytes[this.at])) this.at++;
      else if (KINDS[byte] !== KIND.white) return;
    }
  }

  #readDelimited(byte: number, depth: number): PdfValue | PdfKeyword {
    const isDouble = this.bytes[this.at + 1] === byte;
    this.at++;
    if (byte === SLASH) return this.#readName();
    if (byte === OPEN) return this.#readString();
    if (byte === BRACKET) return this.#readArray(depth);
    if (byte === END_BRACKET) return END_OF_ARRAY;
    if (byte === LESS && !isDouble) return this.#readHex();
    if ((byte === LESS || byte === GREATER) && isDouble) {
      this.at++;
      return byte === LESS ? this.#readDict(depth) : END_OF_DICT;
    }
    return new PdfKeyword(String.fromCharCode(byte));
  }

  #readArray(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.read(depth + 1);
      if (value === undefined || value === END_OF_ARRAY) return values;
      if (!(value instanceof PdfKeyword)) values.push(value);
    }
  }

  #readDict(depth: number): PdfDict {
    const dict: PdfDict = new Map();
    for (;;) {
      const key = this.read(depth + 1);
      if (key === undefined || key === END_OF_DICT) return dict;
      if (!(key instanceof PdfName)) continue;
      const value = this.read(depth + 1);
      if (value === undefined || value === END_OF_DICT) return dict;
      if (!(value instanceof PdfKeyword)) dict.set(key.name, value);
    }
  }

  /** A number, or a reference if a generation and `R` follow: `12 0 R`. */
  #readNumber(): PdfValue {
    const from = this.at++;
    while (isDigit(this.bytes[this.at]) || SIGNS.has(this.bytes[this.at] ?? 0)) this.at++;
    const text = String.fromCharCode(...this.bytes.subarray(from, Math.min(this.at, from + MAX_WORD)));
    const number = Number.parseFloat(text);
    if (!Number.isFinite(number)) return 0;
    return Number.isInteger(number) && number > 0 && this.#skipReferenceEnd() ? new PdfRef(number) : number;
  }

  /** Skips ` 0 R` and returns true, or stays and returns false if something else follows. */
  #skipReferenceEnd(): boolean {
    let at = this.#findGapEnd(this.at);
    const generation = at;
    while (at < generation + 5 && isDigit(this.bytes[at])) at++;
    const end = this.#findGapEnd(at);
    const isReference =
      at > generation &&
      generation > this.at &&
      end > at &&
      this.bytes[end] === LETTER_R &&
      KINDS[this.bytes[end + 1] ?? SPACE] !== KIND.regular;
    if (isReference) this.at = end + 1;
    return isReference;
  }

  #findGapEnd(from: number): number {
    let at = from;
    while (at < from + MAX_GAP && isWhite(this.bytes[at])) at++;
    return at;
  }

  #readName(): PdfName {
    let name = '';
    for (; KINDS[this.bytes[this.at] ?? SPACE] === KIND.regular; this.at++) {
      let byte = this.bytes[this.at] ?? 0;
      if (byte === HASH) {
        const code = toHex(this.bytes[this.at + 1]) * 16 + toHex(this.bytes[this.at + 2]);
        if (code >= 0) [byte, this.at] = [code, this.at + 2];
      }
      if (name.length < MAX_WORD) name += String.fromCharCode(byte);
    }
    return new PdfName(name);
  }

  #readWord(): PdfValue | PdfKeyword {
    const from = this.at;
    while (KINDS[this.bytes[this.at] ?? SPACE] === KIND.regular) this.at++;
    const word = String.fromCharCode(...this.bytes.subarray(from, Math.min(this.at, from + MAX_WORD)));
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : new PdfKeyword(word);
  }

  #readHex(): Uint8Array {
    const from = this.at;
    const end = this.bytes.indexOf(GREATER, from);
    this.at = end < 0 ? this.bytes.length : end + 1;
    const string = new Uint8Array(Math.ceil((this.at - from) / 2));
    let digits = 0;
    for (let at = from; at < this.at; at++) {
      const digit = toHex(this.bytes[at]);
      if (digit < 0) continue;
      string[digits >> 1] = (string[digits >> 1] ?? 0) + (digits % 2 === 0 ? digit * 16 : digit);
      digits++;
    }
    return string.subarray(0, Math.ceil(digits / 2));
  }

  #readString(): Uint8Array {
    const from = this.at;
    let open = 1;
    let hasEscape = false;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === OPEN) open++;
      else if (byte === CLOSE && --open === 0) break;
      else if (byte === BACKSLASH) {
        hasEscape = true;
        this.at++;
      }
    }
    const string = this.bytes.subarray(from, this.at++);
    return hasEscape ? unescapeString(string) : string;
  }
}

const isLineEnd = (byte: number | undefined) => byte === LF || byte === CR;

/** The value of a hexadecimal digit; for other bytes so negative that a sum of two digits is, too. */
function toHex(byte: number | undefined): number {
  if (byte === undefined) return -1_000;
  if (isDigit(byte)) return byte - ZERO;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1_000;
}

function unescapeString(string: Uint8Array): Uint8Array {
  const result = new Uint8Array(string.length);
  let length = 0;
  for (let at = 0; at < string.length; at++) {
    if (string[at] !== BACKSLASH) result[length++] = string[at] ?? 0;
    else {
      const { byte, last } = readEscape(string, at + 1);
      if (byte !== undefined) result[length++] = byte;
      at = last;
    }
  }
  return result.subarray(0, length);
}

/** The byte that an escape stands for, if any, and the index of its last character. */
function readEscape(string: Uint8Array, at: number): { byte?: number; last: number } {
  const letter = string[at] ?? BACKSLASH;
  // A backslash at the end of a line continues it.
  if (isLineEnd(letter)) return { last: letter === CR && string[at + 1] === LF ? at + 1 : at };
  if (!isDigit(letter)) return { byte: ESCAPED[String.fromCharCode(letter)] ?? letter, last: at };
  let byte = 0;
  let end = at;
  for (; end < at + 3 && isDigit(string[end]); end++) byte = byte * 8 + (string[end] ?? 0) - ZERO;
  return { byte, last: end - 1 };
}
