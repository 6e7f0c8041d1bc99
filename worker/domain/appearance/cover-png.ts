import { concatBytes } from '../images/concat-bytes.ts';
import { COVER_TONES, type CoverColors } from './cover-colors.ts';

/**
 * Chunk of a cover's PNG that says what its palette is mixed from: for each entry, one byte per tone, in the order of
 * COVER_TONES. The name marks it as private and optional (PNG, third edition, 5.4).
 */
export const MIX_CHUNK = 'miXs';

/** A cover's PNG with the palette of an itinerary's colors. Throws if the file is not one of tools/covers. */
export function recolorCoverPng(bytes: Uint8Array, colors: CoverColors): Uint8Array<ArrayBuffer> {
  const chunks = readChunks(bytes);
  const mixes = chunks.find(({ name }) => name === MIX_CHUNK)?.data;
  if (!mixes) throw new Error('The PNG has no mixes of tones.');
  const palette = toPngChunk('PLTE', mixTones(mixes, colors));
  const rest = chunks
    .filter(({ name }) => name !== MIX_CHUNK)
    .map((chunk) => (chunk.name === 'PLTE' ? palette : chunk.bytes));
  return concatBytes([bytes.subarray(0, 8), ...rest]);
}

/** Colors of palette entries, 3 bytes each, from their mixes of tones. */
export function mixTones(mixes: Uint8Array, colors: CoverColors): Uint8Array<ArrayBuffer> {
  const tones = COVER_TONES.map((tone) => Number.parseInt(colors[tone].slice(1), 16));
  const palette = new Uint8Array((mixes.length / tones.length) * 3);
  for (let entry = 0; entry * tones.length < mixes.length; entry++) {
    const mix = mixes.subarray(entry * tones.length, (entry + 1) * tones.length);
    const total = mix.reduce((sum, part) => sum + part, 0) || 1;
    for (const [channel, shift] of [16, 8, 0].entries()) {
      const sum = tones.reduce(
        (mixed, color, index) => mixed + ((color >> shift) & 255) * (mix[index] ?? 0),
        0,
      );
      palette[entry * 3 + channel] = Math.round(sum / total);
    }
  }
  return palette;
}

/** A PNG chunk with its length and checksum. */
export function toPngChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) chunk[4 + index] = name.charCodeAt(index);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, computeCrc(chunk.subarray(4, data.length + 8)));
  return chunk;
}

function readChunks(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: { name: string; data: Uint8Array; bytes: Uint8Array }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), bytes: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** CRC-32 (PNG, third edition, 5.5). */
function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
