import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** Hostile emails by what they attack, each of about `size` bytes. */
export const HOSTILE_INPUTS: Record<string, (size: number) => string> = {
  'a calendar with equal properties': (size) => calendar(fill('ATTENDEE:mailto:a@b.example\n', size)),
  'a calendar with the shortest properties': (size) => calendar(fill('A:\n', size)),
  'a calendar with folded lines': (size) => calendar(`DESCRIPTION:x\n${fill(' y\n', size)}`),
  'a calendar of many events': (size) =>
    part('text/calendar', fill('BEGIN:VEVENT\nDTSTART:20270612T100000\nSUMMARY:x\nEND:VEVENT\n', size)),
  'markup of unclosed scripts': (size) => html(fill('<script type="application/ld+json" ', size)),
  'markup of script attributes': (size) => html(fill('<script ld+json ', size)),
  'markup of scripts': (size) => html(fill('<script type="application/ld+json">{"a":', size)),
  'markup of open tags': (size) => html(fill('<div><table><tr><td>', size)),
  'markup of dates': (size) => html(fill('<tr><td>11 June 2027<td>LEEDS', size)),
  'markup of comments': (size) => html(fill('<!-- <p>', size)),
  'markup of attributes': (size) => html(`<p ${fill('a=b ', size)}>`),
  'markup of items': (size) => html(fill('<div itemscope itemtype="http://schema.org/Event">', size)),
  'markup of entities': (size) => html(fill('&amp;#&', size)),
  'nested JSON': (size) => html(`<script type="application/ld+json">${fill('[{"a":', size)}</script>`),
  'attached emails in attached emails': (size) => nest(size, 6),
  'PDFs that inflate': (size) => attach('application/pdf', toPdf(size * 100), 3),
  'many PDFs': (size) => attach('application/pdf', toPdf(1000), Math.min(80, size / 4096)),
  'passes that inflate': (size) => attach('application/vnd.apple.pkpass', toPass(size * 10), 3),
  'text of dates': (size) => plain(fill('Departure 12 June 2027 10:00 ', size)),
  'lines of labels': (size) => plain(fill('Check-in:\n', size)),
  'lines of values': (size) => plain(fill('Check-in: 12 June 2027 10:00\n', size)),
  'rows of cells': (size) => plain(fill('From\tTo\tDate\n', size)),
  'rows of times in cells': (size) => plain(fill('From\t10:00 Leeds\t11:00 York\n', size)),
  'rows of stops': (size) => plain(fill('10:00 Leeds (LBA) 11:00 York\n12 June 2027\n', size)),
  'text of quotes': (size) => plain(fill('> > > From: a@b.example\n', size)),
  'text of addresses': (size) => plain(fill('a@b.', size)),
  'text of one address': (size) => plain(`${fill('a.', size)}@b.example`),
  'text of links': (size) => plain(fill('https://', size)),
  'text of card numbers': (size) => plain(fill('4012 ', size)),
  'text of spaces': (size) => plain(fill('a    ', size)),
  'text of markup signs': (size) => plain(fill('~~*_', size)),
  'text of capitals': (size) => plain(fill('LEEDS LBA ', size)),
  'text of numbers': (size) => plain(fill('1 2/3.4:5 ', size)),
  'lines of places': (size) => plain(fill('19:30 Dinner 11 June 2027 at Rosa in Leeds\n', size)),
  'text of streets': (size) => plain(fill('Main Street 12, 10115 Berlin\n', size)),
  'text of names': (size) => plain(fill('Dear Anna van der Berg ', size)),
};

const BOOKED = 'Booking confirmed\nBooking number: AB1234\nFlight and hotel, 12 June 2027 10:00\n';

const STAY = `Booking confirmed
Hotel Rosa, Via Roma 8, 00184 Roma
Check-in: 12 June 2027 15:00
Check-out: 14 June 2027
Booking number AB1234`;

/** Repeats a piece up to a size in bytes. */
const fill = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length));

const part = (type: string, body: string): string =>
  [
    'From: Vendor <mail@vendor.example>',
    'Subject: Booking confirmed',
    'Date: Sat, 01 May 2027 10:00:00 +0000',
    `Content-Type: ${type}; charset=utf-8`,
    '',
    body,
  ].join('\r\n');

const plain = (text: string) => part('text/plain', BOOKED + text);
const html = (markup: string) => part('text/html', `<p>${BOOKED}</p>${markup}`);
const calendar = (properties: string) =>
  part('text/calendar', `BEGIN:VEVENT\nDTSTART:20270612T100000\nSUMMARY:x\n${properties}END:VEVENT\n`);

const SEPARATOR = 'border';

/** An email with a number of equal attachments. */
export function attach(type: string, bytes: Uint8Array, count: number): string {
  const base64 = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
  const head = `--${SEPARATOR}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
  const body = `--${SEPARATOR}\r\nContent-Type: text/plain\r\n\r\n${STAY}\r\n`;
  return part(`multipart/mixed; boundary=${SEPARATOR}`, body + `${head}${base64}\r\n`.repeat(count));
}

/** A PDF whose only page inflates to this many bytes. */
export function toPdf(size: number): Uint8Array {
  const content = deflateSync(new Uint8Array(size).fill(32), { level: 9 });
  const head = new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
      `4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`,
  );
  const tail = new TextEncoder().encode('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF');
  const pdf = new Uint8Array(head.length + content.length + tail.length);
  pdf.set(head);
  pdf.set(content, head.length);
  pdf.set(tail, head.length + content.length);
  return pdf;
}

const toPass = (size: number): Uint8Array =>
  zipSync({ 'pass.json': new Uint8Array(size).fill(32) }, { level: 9 });

/** Each level attaches the next one twice. */
function nest(size: number, depth: number): string {
  if (depth === 0) return plain(fill('Departure 12 June 2027 10:00\n', size / 64));
  const inner = nest(size, depth - 1);
  const border = `b${depth}`;
  const attached = `--${border}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n`;
  return part(`multipart/mixed; boundary=${border}`, `${attached}${attached}--${border}--`);
}
