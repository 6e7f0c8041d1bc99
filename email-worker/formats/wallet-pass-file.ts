import { strFromU8, unzipSync } from 'fflate';
import { type Json, parseLooseJson } from './loose-json.ts';

/** Bytes of one inflated file. The JSON and strings of a pass have a few thousand. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 10;
const MAX_TRANSLATED_DEPTH = 8;
const READ_FILES = /^(?:pass\.json|[\w-]+\.lproj\/pass\.strings)$/;

export type JsonObject = { [key: string]: Json };

/**
 * The pass.json of a wallet pass, with its keys replaced by the English strings of the pass. Undefined if it is not
 * a pass. Only the needed files are inflated, up to their announced size, which defuses zip bombs.
 */
export function openWalletPass(bytes: Uint8Array): JsonObject | undefined {
  try {
    let count = 0;
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        READ_FILES.test(name) && originalSize <= MAX_FILE_BYTES && count++ < MAX_FILES,
    });
    const pass = files['pass.json'];
    const value = pass ? parseLooseJson(strFromU8(pass))[0] : undefined;
    if (!isJsonObject(value)) return undefined;
    const names = Object.keys(files).filter((name) => name.endsWith('.strings'));
    const strings = files[names.find((name) => /^en/i.test(name)) ?? names[0] ?? ''];
    return strings ? (translate(value, parseStrings(strings), 0) as JsonObject) : value;
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is an object and not an array or null. */
export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `"key" = "value";` lines in UTF-8 or UTF-16. */
function parseStrings(bytes: Uint8Array): Map<string, string> {
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  return new Map(
    [...text.matchAll(/"([^"\n]{1,200})"\s*=\s*"((?:[^"\\]|\\.){0,500})"\s*;/g)].map(
      ([, key = '', value = '']) => [key, value.replace(/\\(.)/g, '$1')],
    ),
  );
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe) return 'utf-16be';
  return bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : 'utf-8';
}

function translate(value: Json, strings: Map<string, string>, depth: number): Json {
  if (typeof value === 'string') return strings.get(value) ?? value;
  if (depth > MAX_TRANSLATED_DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => translate(one, strings, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, translate(one, strings, depth + 1)]),
  );
}
