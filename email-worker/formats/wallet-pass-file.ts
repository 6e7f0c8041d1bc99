import { strFromU8, unzipSync } from 'fflate';
import { type Json, parseLooseJson } from './loose-json.ts';

/** Bytes of a file inside a pass once it is inflated: its text, without the pictures, is a few thousand. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 10;

export type JsonObject = { [key: string]: Json };

/**
 * The pass.json of a wallet pass, with its keys translated where it brings English words. Only the two files that
 * matter are inflated, into buffers of a size told beforehand, so that a bomb fills nothing. Undefined for what
 * is no pass.
 */
export function openWalletPass(bytes: Uint8Array): JsonObject | undefined {
  try {
    let count = 0;
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        /^(?:pass\.json|[\w-]+\.lproj\/pass\.strings)$/.test(name) &&
        originalSize <= MAX_FILE_BYTES &&
        count++ < MAX_FILES,
    });
    const pass = files['pass.json'];
    const value = pass ? parseLooseJson(strFromU8(pass))[0] : undefined;
    if (!isJsonObject(value)) return undefined;
    const names = Object.keys(files).filter((name) => name.endsWith('.strings'));
    const strings = files[names.find((name) => /^en/i.test(name)) ?? names[0] ?? ''];
    return strings ? (translate(value, readStrings(strings), 0) as JsonObject) : value;
  } catch {
    return undefined;
  }
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `"key" = "value";` lines, in UTF-8 or UTF-16. */
function readStrings(bytes: Uint8Array): Map<string, string> {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
  const text = new TextDecoder(isWide ? (bytes[0] === 0xfe ? 'utf-16be' : 'utf-16le') : 'utf-8').decode(
    bytes,
  );
  return new Map(
    [...text.matchAll(/"([^"\n]{1,200})"\s*=\s*"((?:[^"\\]|\\.){0,500})"\s*;/g)].map(
      ([, key = '', value = '']) => [key, value.replace(/\\(.)/g, '$1')],
    ),
  );
}

function translate(value: Json, words: Map<string, string>, depth: number): Json {
  if (typeof value === 'string') return words.get(value) ?? value;
  if (depth > 8 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => translate(each, words, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translate(each, words, depth + 1)]),
  );
}
