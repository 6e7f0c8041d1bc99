import { CodeRanges } from './code-ranges.ts';
import { PdfLexer } from './pdf-lexer.ts';
import { PdfKeyword, type PdfValue } from './pdf-values.ts';
import type { PdfWork } from './pdf-work.ts';

/** The text of character codes. */
export type UnicodeMap = (code: number) => string | undefined;

/** Characters that one code may stand for. */
const MAX_LETTERS = 16;

/** Reads a ToUnicode map: `<code> <text>` pairs and `<first> <last> <text>` ranges. */
export function readUnicodeMap(bytes: Uint8Array, work: PdfWork): UnicodeMap {
  const ranges = new CodeRanges<Uint8Array | PdfValue[]>();
  const lexer = new PdfLexer(bytes, 0, work);
  let operands: PdfValue[] = [];
  for (let value = lexer.read(); value !== undefined; value = lexer.read()) {
    if (!(value instanceof PdfKeyword)) {
      operands.push(value);
      continue;
    }
    const size = VALUES_PER_ENTRY[value.word];
    if (size) addEntries(ranges, operands, size);
    operands = [];
  }
  return (code) => {
    const range = ranges.find(code);
    return range && toText(range.value, code - range.first);
  };
}

const VALUES_PER_ENTRY: Record<string, 2 | 3> = { endbfchar: 2, endbfrange: 3 };

function addEntries(ranges: CodeRanges<Uint8Array | PdfValue[]>, operands: PdfValue[], size: 2 | 3): void {
  for (let at = 0; at + size <= operands.length; at += size) {
    const [first, last, text] = [operands[at], operands[at + size - 2], operands[at + size - 1]];
    if (!(first instanceof Uint8Array) || !(last instanceof Uint8Array)) continue;
    if (text instanceof Uint8Array || Array.isArray(text)) ranges.add(toCode(first), toCode(last), text);
  }
}

/** The number that bytes stand for. */
const toCode = (bytes: Uint8Array): number => bytes.reduce((code, byte) => code * 256 + byte, 0);

function toText(value: Uint8Array | PdfValue[], offset: number): string | undefined {
  if (Array.isArray(value)) {
    const text = value[offset];
    return text instanceof Uint8Array ? decodeUtf16(text) : undefined;
  }
  const text = decodeUtf16(value);
  if (offset === 0) return text;
  const last = (text.codePointAt(text.length - 1) ?? 0) + offset;
  return last > 0xffff ? undefined : text.slice(0, -1) + String.fromCharCode(last);
}

function decodeUtf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  let text = '';
  for (let at = 0; at + 1 < bytes.length && text.length < MAX_LETTERS; at += 2)
    text += String.fromCharCode(toCode(bytes.subarray(at, at + 2)));
  return text;
}
