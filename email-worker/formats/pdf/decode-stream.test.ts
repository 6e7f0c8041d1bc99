import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeStream } from './decode-stream.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const LIMIT = 1_000;

const toHex = (bytes: Uint8Array) =>
  encode([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));

describe('ASCII85', () => {
  it.each([
    ['87cUR', 'Hell'],
    ['87cURD]i,"Ebo80~>', 'Hello World!'],
    ['87cUR\n D]i,"Ebo7~>', 'Hello World'],
    ['z', '\0\0\0\0'],
    ['87cURz~>', 'Hell\0\0\0\0'],
    ['~>87cUR', ''],
  ])('%j', (text, expected) => {
    expect(decode(decodeStream(encode(text), ['ASCII85Decode'], LIMIT))).toBe(expected);
  });
});

describe('ASCIIHex', () => {
  it.each([
    ['48 65\n6C6c 6F>41', 'Hello'],
    ['487>', 'Hp'],
  ])('%j', (text, expected) => {
    expect(decode(decodeStream(encode(text), ['AHx'], LIMIT))).toBe(expected);
  });
});

describe('Flate', () => {
  const packed = zlibSync(encode('Hello '.repeat(100)));

  it('is used after a filter for text', () => {
    expect(decode(decodeStream(toHex(packed), ['ASCIIHexDecode', 'FlateDecode'], LIMIT))).toHaveLength(600);
  });

  it('gives what came before damage', () => {
    const cut = packed.slice(0, packed.length - 6);
    expect('Hello '.repeat(100)).toContain(decode(decodeStream(cut, ['Fl'], LIMIT)));
  });

  it.each([
    ['more bytes than the limit', ['FlateDecode'], 599],
    ['two inflations', ['FlateDecode', 'FlateDecode'], LIMIT],
    ['a filter for text behind it', ['FlateDecode', 'ASCIIHexDecode'], LIMIT],
    ['three filters', ['ASCIIHexDecode', 'ASCII85Decode', 'FlateDecode'], LIMIT],
    ['LZW', ['LZWDecode'], LIMIT],
  ])('refuses %s', (_, filters, limit) => {
    expect(() => decodeStream(packed, filters, limit)).toThrow();
  });
});
