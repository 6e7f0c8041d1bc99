import { expect, test } from 'vitest';
import { checkMailLimits } from './check-mail-limits.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = (type: string) =>
  `From: a@b.example\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;

test('accepts an ordinary email with a large attachment', () => {
  const body = `${head('multipart/mixed; boundary="q"')}--q\r\nContent-Type: text/plain\r\n\r\nhello\r\n--q\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(100_000)}--q--\r\n`;
  expect(checkMailLimits(bytes(body))).toBeUndefined();
});

test.each<[string, string, () => string]>([
  ['24 MB of text', 'too-large', () => `${head('text/plain')}${`${'x'.repeat(78)}\r\n`.repeat(300_000)}`],
  ['6 MB of text on one line', 'too-large', () => `${head('text/html')}${'x'.repeat(6 * 1024 * 1024)}`],
  ['6 MB of text behind base64', 'too-large', () => `${head('text/html\r\nContent-Transfer-Encoding: base64')}${`${'QUFB'.repeat(19)}\r\n`.repeat(110_000)}`],
  ['50,000 parts', 'too-many-parts', () => `${head('multipart/mixed; boundary=q')}${'--q\r\n\r\nx\r\n'.repeat(50_000)}`],
  ['300 parts within parts', 'too-many-parts', () => Array.from({ length: 300 }, (_, at) => `${at ? `--b${at - 1}\r\n` : ''}Content-Type: multipart/mixed;\r\n boundary=b${at}\r\n\r\n`).join('')],
  ['3 MB of header', 'header-too-large', () => `Subject: x\r\n${'X-Fill: 0123456789\r\n'.repeat(160_000)}\r\nhi`],
  ['a header line of 3 MB', 'header-too-large', () => `Subject: ${'x'.repeat(3 * 1024 * 1024)}\r\n\r\nhi`],
  ['a million blank lines', 'too-large', () => `${head('text/plain')}${'\n'.repeat(1_000_000)}`],
  ['nothing', 'empty', () => ''],
  ['spaces and NULs', 'empty', () => ' \0\r\n\0 \n'],
])('rejects %s: %s', (_, problem, make) => {
  const raw = bytes(make());
  expect(checkMailLimits(raw)).toBe(problem);
}); // biome-ignore format: a table

test('counts text in attached emails, not images', () => {
  const inner = `Content-Type: text/plain\r\n\r\n${`${'x'.repeat(78)}\r\n`.repeat(70_000)}`;
  const wrap = (type: string) =>
    `${head('multipart/mixed; boundary=q')}--q\r\nContent-Type: ${type}\r\n\r\n${inner}--q--\r\n`;
  expect(checkMailLimits(bytes(wrap('message/rfc822')))).toBe('too-large');
  expect(checkMailLimits(bytes(wrap('image/png')))).toBeUndefined();
});
