import { isDigit, isWhite } from './pdf-lexer.ts';
import type { PdfWork } from './pdf-work.ts';

/** Where an object is: its value starts at `at`, and its data, if it has some, is `from` to `to`. */
export interface PdfPlace {
  bytes: Uint8Array;
  at: number;
  data?: { from: number; to: number };
  /** An object stream, which holds other objects. */
  isContainer?: boolean;
}

interface PdfScan {
  /** In the order of the file, in which later objects replace earlier ones. */
  objects: { id: number; place: PdfPlace }[];
  /** The catalog's number. */
  root?: number;
  isEncrypted: boolean;
}

const [LF, CR, SLASH, LETTER_O, LETTER_S] = [10, 13, 47, 111, 115];
const toBytes = (word: string) => new TextEncoder().encode(word);
const [OBJ, STREAM, END_STREAM] = [toBytes('obj'), toBytes('stream'), toBytes('endstream')];
const [ROOT, ENCRYPT, CONTAINER, LENGTH] = ['/Root', '/Encrypt', '/ObjStm', '/Length'].map(toBytes) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
/** White space within `12 0 obj`, in bytes. */
const MAX_GAP = 8;
const MAX_ID_DIGITS = 10;
/** Bytes of the dictionary of a stream in which its length and type are looked for. */
const MAX_STREAM_HEAD = 1_000;

/**
 * Finds all objects of a PDF in one pass over its bytes. The cross-reference table is not used: it may be damaged, or
 * differ from what is in the file.
 */
export function scanObjects(bytes: Uint8Array, work: PdfWork): PdfScan {
  const scan: PdfScan = { objects: [], isEncrypted: false };
  let place: PdfPlace | undefined;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LETTER_O && startsWith(bytes, at, OBJ)) {
      const id = readIdBefore(bytes, at);
      if (id === undefined) continue;
      work.take('objects');
      place = { bytes, at: at + OBJ.length };
      scan.objects.push({ id, place });
    } else if (byte === LETTER_S && place && addData(place, at)) {
      at = place.data?.to ?? at;
      place = undefined;
    } else if (byte === SLASH) readTrailerKey(bytes, at, scan);
  }
  return scan;
}

/** Adds the data of a stream if its keyword stands here. */
function addData(place: PdfPlace, keyword: number): boolean {
  const { bytes } = place;
  const from = startsWith(bytes, keyword, STREAM) ? findLineEnd(bytes, keyword + STREAM.length) : undefined;
  if (from === undefined) return false;
  const head = bytes.subarray(Math.max(place.at, keyword - MAX_STREAM_HEAD), keyword);
  place.data = { from, to: findEnd(bytes, from, readLength(head)) };
  place.isContainer = findBytes(head, CONTAINER) >= 0;
  return true;
}

/** Where the data ends: at the stated length if it is followed by `endstream`, else at the next one. */
function findEnd(bytes: Uint8Array, from: number, length: number | undefined): number {
  if (length !== undefined) {
    let at = from + length;
    while (at < from + length + MAX_GAP && isWhite(bytes[at])) at++;
    if (startsWith(bytes, at, END_STREAM)) return from + length;
  }
  const end = findBytes(bytes, END_STREAM, from);
  return end < 0 ? bytes.length : end;
}

function readLength(head: Uint8Array): number | undefined {
  const at = findBytes(head, LENGTH);
  const text = String.fromCharCode(...head.subarray(at, at + 40));
  const digits =
    at < 0 ? undefined : /^\/Length\s{0,8}(\d{1,9})(?!\d|\s{1,8}\d{1,5}\s{1,8}R)/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function readTrailerKey(bytes: Uint8Array, at: number, scan: PdfScan): void {
  if (startsWith(bytes, at, ROOT)) {
    const text = String.fromCharCode(...bytes.subarray(at + ROOT.length, at + ROOT.length + 40));
    const id = /^\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R/.exec(text)?.[1];
    if (id !== undefined) scan.root = Number(id);
  } else if (startsWith(bytes, at, ENCRYPT)) {
    const next = bytes[at + ENCRYPT.length];
    // Not `/EncryptMetadata`.
    if (isWhite(next) || next === 60) scan.isEncrypted = true;
  }
}

/** The number of `12 0 obj` before `obj`. */
function readIdBefore(bytes: Uint8Array, at: number): number | undefined {
  const generation = skipBack(bytes, at, isWhite, MAX_GAP);
  const gap = skipBack(bytes, generation, isDigit, 5);
  const end = skipBack(bytes, gap, isWhite, MAX_GAP);
  const start = skipBack(bytes, end, isDigit, MAX_ID_DIGITS);
  if (generation === at || gap === generation || end === gap || start === end) return undefined;
  return Number(String.fromCharCode(...bytes.subarray(start, end)));
}

function skipBack(
  bytes: Uint8Array,
  from: number,
  isPart: (byte: number | undefined) => boolean,
  max: number,
): number {
  let at = from;
  while (at > from - max && isPart(bytes[at - 1])) at--;
  return at;
}

/** The data of a stream starts after its keyword and a line break. */
function findLineEnd(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] === LF) return at + 1;
  if (bytes[at] !== CR) return undefined;
  return at + (bytes[at + 1] === LF ? 2 : 1);
}

function startsWith(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
  return true;
}

function findBytes(bytes: Uint8Array, word: Uint8Array, from = 0): number {
  const first = word[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (startsWith(bytes, at, word)) return at;
  return -1;
}
