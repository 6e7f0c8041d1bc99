import { isFrameHeader } from './image-size.ts';

export type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** An honest progressive picture has about ten; thousands of empty ones keep a decoder busy for minutes. */
const MAX_SCANS = 100;

/**
 * The picture alone: tables, frame, scans and the JFIF header (without its thumbnail) up to the first end
 * of image. Every other segment (EXIF, XMP, IPTC, profiles, comments) and whatever follows the end is left
 * out, so a place, a name or a second file hidden behind the picture does not get through. Undefined for
 * what is no whole baseline or progressive JPEG of ITU-T T.81.
 *
 * What the entropy-coded data say is not looked at: that takes a decoder. They are served under a fixed
 * type that no browser may guess again.
 */
export function stripJpegMetadata(bytes: Uint8Array): Jpeg | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const kept: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Frame | undefined;
  let jfif: Uint8Array | undefined;
  let adobe: Uint8Array | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at += 1; // any number of fill bytes may precede a marker
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) break;
    if (at + 4 > bytes.length) return undefined;
    const next = at + 2 + view.getUint16(at + 2);
    if (next < at + 4 || next > bytes.length) return undefined;
    const payload = bytes.subarray(at + 4, next);
    const segment = bytes.subarray(at, next);
    at = next;
    if (marker === APP0) jfif ??= readJfif(payload);
    else if (marker === APP14) adobe ??= readAdobe(payload);
    else if (isFrameHeader(marker)) {
      if (frame) return undefined;
      frame = readFrame(marker, payload);
      if (!frame) return undefined;
      kept.push(segment);
    } else if (marker === SOS) {
      scans += 1;
      if (!frame || scans > MAX_SCANS || !isScanHeader(payload)) return undefined;
      const end = findScanEnd(bytes, next);
      if (end === undefined) return undefined;
      kept.push(segment, bytes.subarray(next, end));
      at = end;
    } else if (isTable(marker, payload)) kept.push(segment);
    else if (!isMetadata(marker)) return undefined;
  }
  if (!frame || scans === 0) return undefined;
  return { bytes: join([START, ...readColourHeaders(frame, jfif, adobe), ...kept, END]), ...frame.size };
}

const [SOI, EOI, SOS, DQT, DHT, DRI, APP0, APP14, COM] = [
  0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd, 0xe0, 0xee, 0xfe,
] as const;
const START = Uint8Array.of(0xff, SOI);
const END = Uint8Array.of(0xff, EOI);

const isMetadata = (marker: number) => (marker >= APP0 && marker <= 0xef) || marker === COM;

type Frame = { components: number; size: { width: number; height: number } };

/** T.81, B.2.2: baseline, extended and progressive with Huffman codes, 8 bits, as browsers decode. */
function readFrame(marker: number, payload: Uint8Array): Frame | undefined {
  if (marker > 0xc2 || payload[0] !== 8) return undefined;
  const [, a = 0, b = 0, c = 0, d = 0, components = 0] = payload;
  const size = { height: a * 256 + b, width: c * 256 + d };
  const isWhole = payload.length === 6 + 3 * components && [1, 3, 4].includes(components);
  return isWhole && size.width > 0 && size.height > 0 ? { components, size } : undefined;
}

/** Whether a table segment holds whole tables and nothing else: room for nothing but what it is for. */
function isTable(marker: number, payload: Uint8Array): boolean {
  if (marker === DRI) return payload.length === 2;
  if (marker !== DQT && marker !== DHT) return false;
  let at = 0;
  while (at < payload.length) {
    const head = payload[at] ?? 0;
    if (marker === DQT) at += head >> 4 ? 129 : 65;
    else at += 17 + payload.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
  }
  return at === payload.length && at > 0;
}

const isScanHeader = (payload: Uint8Array) => payload.length === 4 + 2 * (payload[0] ?? 0);

/** Where the next marker stands behind entropy-coded data; stuffed zeros and restarts belong to the data. */
function findScanEnd(bytes: Uint8Array, from: number): number | undefined {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return undefined;
}

/** JFIF 1.02: version and pixel density; a thumbnail may show what was cut away. */
function readJfif(payload: Uint8Array): Uint8Array | undefined {
  if (payload.length < 14 || !startsWith(payload, 'JFIF\0')) return undefined;
  return toSegment(APP0, [...payload.subarray(0, 12), 0, 0]);
}

function readAdobe(payload: Uint8Array): Uint8Array | undefined {
  return payload.length >= 12 && startsWith(payload, 'Adobe')
    ? toSegment(APP14, [...payload.subarray(0, 12)])
    : undefined;
}

/** JFIF says that three components are YCbCr; without it, and for four, Adobe's segment tells the colours. */
function readColourHeaders({ components }: Frame, jfif?: Uint8Array, adobe?: Uint8Array): Uint8Array[] {
  const needsAdobe = components === 4 || (components === 3 && !jfif);
  return [jfif, needsAdobe ? adobe : undefined].filter((segment) => segment !== undefined);
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));

const toSegment = (marker: number, payload: number[]) =>
  Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255, ...payload);

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
