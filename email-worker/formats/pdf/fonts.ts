import { CodeRanges } from './code-ranges.ts';
import { glyphNameToText } from './glyph-names.ts';
import type { PdfFile } from './pdf-file.ts';
import { type PdfDict, PdfName, type PdfValue } from './pdf-values.ts';
import { findStandardWidth } from './standard-widths.ts';
import { readUnicodeMap, type UnicodeMap } from './unicode-map.ts';

/** A shown character: its text, empty if unknown, and its width in parts of the font size. */
interface Glyph {
  text: string;
  width: number;
  /** Word spacing applies to it. */
  isWordSpace: boolean;
}

/** Splits the bytes of a string into glyphs. */
export type PdfFont = (string: Uint8Array) => Glyph[];

/** Codes of a simple font. */
const CODES = 256;
/** Widths that a font may state one by one. */
const MAX_LISTED = 70_000;

/** Reads what is needed of a font: its texts and widths. The shapes in its program are not. */
export function readFont(file: PdfFile, font: PdfDict): PdfFont {
  return file.name(font.get('Subtype')) === 'Type0'
    ? readCompositeFont(file, font)
    : readSimpleFont(file, font);
}

function readSimpleFont(file: PdfFile, font: PdfDict): PdfFont {
  const toUnicode = readToUnicode(file, font);
  const texts = readEncoding(file, font);
  const widthOf = readWidths(file, font);
  const glyphs: Glyph[] = Array.from({ length: CODES }, (_, code) => ({
    text: toUnicode?.(code) ?? texts[code] ?? '',
    width: widthOf(code),
    isWordSpace: code === 32,
  }));
  return (string) => [...string].map((code) => glyphs[code] as Glyph);
}

function readToUnicode(file: PdfFile, font: PdfDict): UnicodeMap | undefined {
  const map = file.stream(font.get('ToUnicode'));
  if (map) return readUnicodeMap(file.read(map), file.work);
  const isIdentity = file.name(font.get('ToUnicode'))?.startsWith('Identity');
  return isIdentity ? (code) => String.fromCharCode(code) : undefined;
}

/** The text of each code. */
function readEncoding(file: PdfFile, font: PdfDict): string[] {
  const encoding = file.resolve(font.get('Encoding'));
  const dict = encoding instanceof Map ? encoding : undefined;
  const base = file.name(encoding) ?? file.name(dict?.get('BaseEncoding'));
  const decoder = new TextDecoder(base === 'MacRomanEncoding' ? 'macintosh' : 'windows-1252');
  const texts = Array.from({ length: CODES }, (_, code) => decoder.decode(Uint8Array.of(code)));
  let code = 0;
  for (const each of file.array(dict?.get('Differences'))) {
    const value = file.resolve(each);
    if (typeof value === 'number') code = value;
    else if (value instanceof PdfName && code >= 0 && code < CODES)
      texts[code++] = glyphNameToText(value.name) ?? '';
  }
  return texts;
}

function readWidths(file: PdfFile, font: PdfDict): (code: number) => number {
  const scale = file.number(file.array(font.get('FontMatrix'))[0]) ?? 0.001;
  const listed = file.array(font.get('Widths')).slice(0, CODES);
  const widths = listed.map((width) => file.number(width) ?? 0);
  const first = file.number(font.get('FirstChar')) ?? 0;
  const missing = file.number(file.dict(font.get('FontDescriptor'))?.get('MissingWidth')) ?? 0;
  const name = file.name(font.get('BaseFont')) ?? '';
  if (widths.length === 0) return (code) => findStandardWidth(name, code) / 1_000;
  return (code) => (widths[code - first] ?? missing) * scale;
}

function readCompositeFont(file: PdfFile, font: PdfDict): PdfFont {
  const descendant = file.dict(file.array(font.get('DescendantFonts'))[0]) ?? new Map();
  const widthOf = readCidWidths(file, descendant);
  const charset = findCharset(file.name(font.get('Encoding')) ?? '');
  if (charset) return (string) => [...charset.decode(string)].map(toWideGlyph);
  const toUnicode = readToUnicode(file, font);
  return (string) => {
    const glyphs: Glyph[] = [];
    for (let at = 0; at + 1 < string.length; at += 2) {
      const code = (string[at] ?? 0) * 256 + (string[at + 1] ?? 0);
      glyphs.push({ text: toUnicode?.(code) ?? '', width: widthOf(code), isWordSpace: false });
    }
    return glyphs;
  };
}

/** Encodings of Chinese, Japanese and Korean that are named after a charset. */
const CHARSETS: [name: RegExp, charset: string][] = [
  [/^Uni.*-(?:UCS2|UTF16)-/, 'utf-16be'],
  [/RKSJ/, 'shift_jis'],
  [/^EUC-/, 'euc-jp'],
  [/^GB/, 'gbk'],
  [/B5/, 'big5'],
  [/^KSC/, 'euc-kr'],
];

function findCharset(encoding: string): TextDecoder | undefined {
  const charset = CHARSETS.find(([name]) => name.test(encoding))?.[1];
  return charset === undefined ? undefined : new TextDecoder(charset);
}

const toWideGlyph = (text: string): Glyph => ({
  text,
  width: text.charCodeAt(0) < CODES ? 0.5 : 1,
  isWordSpace: false,
});

/** Widths by code: `first [w w w]` and `first last w`. */
function readCidWidths(file: PdfFile, font: PdfDict): (code: number) => number {
  const ranges = new CodeRanges<number | PdfValue[]>();
  const list = file.array(font.get('W')).slice(0, MAX_LISTED);
  for (let at = 0; at + 1 < list.length; ) {
    const first = file.number(list[at]);
    const next = file.resolve(list[at + 1]);
    if (first === undefined) break;
    if (Array.isArray(next)) ranges.add(first, first + next.length - 1, next);
    else if (typeof next === 'number') ranges.add(first, next, file.number(list[at + 2]) ?? 0);
    at += Array.isArray(next) ? 2 : 3;
  }
  const standard = file.number(font.get('DW')) ?? 1_000;
  return (code) => {
    const range = ranges.find(code);
    const width = Array.isArray(range?.value) ? file.number(range.value[code - range.first]) : range?.value;
    return (width ?? standard) / 1_000;
  };
}
