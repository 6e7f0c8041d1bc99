import { concatBytes } from './concat-bytes.ts';
import { isFrameHeader } from './image-size.ts';

type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Progressive JPEGs have about ten scans. Thousands of empty ones would keep a decoder busy for minutes. */
const MAX_SCANS = 100;

const [SOI, EOI, SOS, DQT, DHT, DRI, APP0, APP14, COM] = [
  0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd, 0xe0, 0xee, 0xfe,
] as const;
const START = Uint8Array.of(0xff, SOI);
const END = Uint8Array.of(0xff, EOI);

/** `whole` includes the marker and, for a scan, its entropy-coded data. `end` is the offset after it. */
type Segment = { marker: number; payload: Uint8Array; whole: Uint8Array; end: number };

type Frame = { components: number; size: { width: number; height: number } };

/** What to keep of a JPEG. */
type Parts = {
  kept: Uint8Array[];
  frame?: Frame | undefined;
  jfif?: Uint8Array | undefined;
  adobe?: Uint8Array | undefined;
  scans: number;
};

/**
 * Removes metadata (EXIF, XMP, IPTC, profiles, comments, thumbnails) and anything after the end of the image. Keeps
 * tables, frame, scans and color information. Undefined if the file is not a complete baseline or progressive JPEG
 * (ITU-T T.81).
 *
 * Does not validate the entropy-coded data, which would need a decoder: serve the result with a fixed type and
 * `nosniff`.
 */
export function stripJpegMetadata(bytes: Uint8Array): Jpeg | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const parts: Parts = { kept: [], scans: 0 };
  let segment = readSegment(bytes, 2);
  while (segment && segment.marker !== EOI) {
    if (!addSegment(parts, segment)) return undefined;
    segment = readSegment(bytes, segment.end);
  }
  const { frame, kept } = parts;
  if (!segment || !frame || parts.scans === 0) return undefined;
  return { bytes: concatBytes([START, ...listColorHeaders(frame, parts), ...kept, END]), ...frame.size };
}

/** The segment at `from`, or undefined if it is malformed or cut off. */
function readSegment(bytes: Uint8Array, from: number): Segment | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let at = from;
  while (bytes[at + 1] === 0xff) at += 1; // fill bytes may precede a marker
  const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4);
  if (marker === EOI) return { marker, payload: END, whole: END, end: at + 2 };
  const payloadEnd = at + 2 + high * 256 + low;
  if (payloadEnd < at + 4 || payloadEnd > bytes.length) return undefined;
  const end = marker === SOS ? findScanEnd(bytes, payloadEnd) : payloadEnd;
  if (end === undefined) return undefined;
  return { marker, payload: bytes.subarray(at + 4, payloadEnd), whole: bytes.subarray(at, end), end };
}

/** Adds a segment to the parts to keep, or skips metadata. Returns false if the segment is not allowed. */
function addSegment(parts: Parts, { marker, payload, whole }: Segment): boolean {
  if (marker === APP0) {
    parts.jfif ??= readJfif(payload);
    return true;
  }
  if (marker === APP14) {
    parts.adobe ??= readAdobe(payload);
    return true;
  }
  if (isFrameHeader(marker)) {
    if (parts.frame) return false;
    parts.frame = readFrame(marker, payload);
    parts.kept.push(whole);
    return parts.frame !== undefined;
  }
  if (marker === SOS) {
    parts.scans += 1;
    parts.kept.push(whole);
    return parts.frame !== undefined && parts.scans <= MAX_SCANS && isScanHeader(payload);
  }
  if (!isTable(marker, payload)) return isMetadata(marker);
  parts.kept.push(whole);
  return true;
}

const isMetadata = (marker: number) => (marker >= APP0 && marker <= 0xef) || marker === COM;

/** Baseline, extended or progressive with Huffman codes and 8 bits, which browsers can decode (T.81, B.2.2). */
function readFrame(marker: number, payload: Uint8Array): Frame | undefined {
  if (marker > 0xc2 || payload[0] !== 8) return undefined;
  const [, a = 0, b = 0, c = 0, d = 0, components = 0] = payload;
  const size = { height: a * 256 + b, width: c * 256 + d };
  const isComplete = payload.length === 6 + 3 * components && [1, 3, 4].includes(components);
  return isComplete && size.width > 0 && size.height > 0 ? { components, size } : undefined;
}

/** True if the segment contains complete tables and nothing else. */
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

/** The offset of the next marker. Stuffed zeros and restart markers belong to the scan data. */
function findScanEnd(bytes: Uint8Array, from: number): number | undefined {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return undefined;
}

/** Version and pixel density without the thumbnail, which may show what was cropped away (JFIF 1.02). */
function readJfif(payload: Uint8Array): Uint8Array | undefined {
  if (payload.length < 14 || !startsWith(payload, 'JFIF\0')) return undefined;
  return toSegment(APP0, [...payload.subarray(0, 12), 0, 0]);
}

function readAdobe(payload: Uint8Array): Uint8Array | undefined {
  return payload.length >= 12 && startsWith(payload, 'Adobe')
    ? toSegment(APP14, [...payload.subarray(0, 12)])
    : undefined;
}

/** With JFIF three components are YCbCr. Without it, and with four, the Adobe segment has the color transform. */
function listColorHeaders({ components }: Frame, { jfif, adobe }: Parts): Uint8Array[] {
  const needsAdobe = components === 4 || (components === 3 && !jfif);
  return [jfif, needsAdobe ? adobe : undefined].filter((segment) => segment !== undefined);
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));

const toSegment = (marker: number, payload: number[]) =>
  Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255, ...payload);
