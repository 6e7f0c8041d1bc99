import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { PaperType } from '../../contract/papers.ts';
import { EXIF, makeJpeg, makePngHead } from '../images/testing/images.ts';
import { verifyPaper } from './verify-paper.ts';

const toBytes = (text: string) => new Uint8Array(strToU8(text));
const PDF = toBytes('%PDF-1.4\n%%EOF\n');
const zip = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));
const PASS = { 'pass.json': toBytes('{"formatVersion":1}') };
const HTML = toBytes('<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF');
const PKPASS = 'application/vnd.apple.pkpass';

it.each<[string, PaperType, Uint8Array<ArrayBuffer>, boolean]>([
  ['a PDF', 'application/pdf', PDF, true],
  ['a page that also is a PDF', 'application/pdf', HTML, false],
  ['a page as an image', 'image/png', HTML, false],
  ['a PDF that breaks off', 'application/pdf', toBytes('%PDF-1.4\n'), false],
  ['an image as a PDF', 'application/pdf', makeJpeg(), false],
  ['a PDF as an image', 'image/jpeg', PDF, false],
  ['a JPEG', 'image/jpeg', makeJpeg(), true],
  ['a JPEG as a PNG', 'image/png', makeJpeg(), false],
  ['10,000 pixels', 'image/png', makePngHead(10_000, 10_000), false],
  ['a wallet pass', PKPASS, zip({ ...PASS, 'icon.png': makeJpeg() }), true],
  ['a zip file', PKPASS, zip({ 'a.txt': PDF }), false],
  ['a pass without JSON', PKPASS, zip({ 'pass.json': PDF }), false],
  ['a zip bomb', PKPASS, zip({ ...PASS, 'zeros.bin': new Uint8Array(40_000_000) }), false],
  ['an inflated pass.json', PKPASS, zip({ 'pass.json': new Uint8Array(4_000_000) }), false],
  ['a file outside of the pass', PKPASS, zip({ ...PASS, '../icon.png': PDF }), false],
  ['nothing', PKPASS, new Uint8Array(), false],
])('%s', (_, type, bytes, isAccepted) => {
  expect(verifyPaper(bytes, type) !== undefined).toBe(isAccepted);
});

it('removes the metadata of photos, and what follows them', () => {
  const photo = makeJpeg({ head: EXIF, tail: [...toBytes('<script>')] });
  const stored = new TextDecoder('latin1').decode(verifyPaper(photo, 'image/jpeg'));
  expect(stored).not.toMatch(/GPS|script/);
  expect(stored.length).toBeGreaterThan(0);
});
