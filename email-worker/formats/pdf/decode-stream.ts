import { Inflate } from 'fflate';
import { decodeAscii85, decodeAsciiHex } from './ascii-filters.ts';
import { PdfLimitError } from './pdf-work.ts';

const CHUNK_BYTES = 1024;
/**
 * Decodes a stream. Throws for filters that could multiply its size without a limit, and for more than `limit` bytes:
 * Flate may be used once, after at most one filter for text.
 */
export function decodeStream(raw: Uint8Array, filters: string[], limit: number): Uint8Array {
  const known = filters.map((name) => SHORT_NAMES[name] ?? name);
  const [first, second] = known;
  if (known.length > 2 || (known.length === 2 && (!isTextFilter(first) || second !== 'FlateDecode')))
    throw new PdfLimitError('filters');
  return known.reduce((bytes, name) => applyFilter(bytes, name, limit), raw);
}

const SHORT_NAMES: Record<string, string> = {
  Fl: 'FlateDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
};

const isTextFilter = (name: string | undefined) => name === 'ASCII85Decode' || name === 'ASCIIHexDecode';

function applyFilter(bytes: Uint8Array, name: string, limit: number): Uint8Array {
  if (name === 'FlateDecode') return inflate(bytes, limit);
  if (name === 'ASCII85Decode') return decodeAscii85(bytes);
  if (name === 'ASCIIHexDecode') return decodeAsciiHex(bytes);
  throw new PdfLimitError('filters');
}

/** What can be inflated of a zlib stream, in small steps that end at the limit. */
function inflate(bytes: Uint8Array, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const stream = new Inflate((chunk, isFinal) => {
    chunks.push(chunk);
    size += chunk.length;
    isDone = isFinal;
  });
  try {
    for (let at = 2; at < bytes.length && !isDone && size <= limit; at += CHUNK_BYTES)
      stream.push(bytes.subarray(at, at + CHUNK_BYTES));
  } catch {
    // The stream ended before the chunk, or is damaged: what came before counts.
  }
  if (size > limit) throw new PdfLimitError('bytes');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
