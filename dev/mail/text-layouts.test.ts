import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../email-worker/html/html-to-text.ts';
import { readTextBookings } from '../../email-worker/text/decide/text-bookings.ts';
import { readTextSamples } from './read-samples.ts';

const LABELLED = /^([^:\t\n]{2,40}?)(?:\s?: +|\t)([^\t\n]+)$/;
const toMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const each = (change: (line: string) => string) => (text: string) => text.split('\n').map(change).join('\n');
const FOOTER = `

Add a rental car from $29 per day. Book now and save up to 20% on your next stay! Prices may change.
Travel insurance: protect your trip from $12.
How was your booking experience? Rate us.
Questions? Call +44 20 7946 0018 (Mon-Fri 8:00 - 18:00).
Terms and conditions apply. Unsubscribe | Privacy
© 2026 Vendor Ltd, 1 Corporate Way, London EC1A 1BB. Registered 09.03.2011 in England.`;

/** Layouts that email programs make of the same text. */
const LAYOUTS: Record<string, (text: string) => string> = {
  'labels and values with a space between': each((line) => line.replace(LABELLED, '$1 $2')),
  'labels and values with a tab between': each((line) => line.replace(LABELLED, '$1\t$2')),
  'values in a column': each((line) => line.replace(LABELLED, (_, a: string, b: string) => a.padEnd(32) + b)),
  'labels in bold': each((line) => line.replace(LABELLED, '*$1:* $2')),
  'double-spaced lines': each((line) => `${line}\n`),
  'Windows line ends': each((line) => `${line}\r`),
  'HTML, one block per line': (text) =>
    htmlToText(
      text
        .split('\n')
        .map((line) => `<div>${toMarkup(line) || '<br>'}</div>`)
        .join(''),
    ),
  'HTML table': (text) => htmlToText(`<table>${each(toRow)(text)}</table>`),
  'ads and small print below': (text) => text + FOOTER,
  'menus above': (text) => `View this email in your browser\nFlights | Hotels | Cars | Deals\n\n${text}`,
};

function toRow(line: string): string {
  const found = LABELLED.exec(line);
  const cells = found ? found.slice(1) : [line];
  return `<tr>${cells.map((cell) => `<td>${toMarkup(cell)}</td>`).join('')}</tr>`;
}

/** Written by a person: the same sentences beside "Unsubscribe" could be an advertisement. */
const PERSONAL = ['en/tickets/moved-to-another-day'];

/** Samples whose meaning does not depend on their layout. */
const SAMPLES = readTextSamples().filter(
  ({ name, message: { text, delivery }, expect }) =>
    expect.length > 0 &&
    !PERSONAL.includes(name) &&
    !/\t.*\t| {3,}/.test(text) &&
    text.includes('\n') &&
    delivery !== 'forwarded',
);

describe('bookings do not depend on the layout', () => {
  it.each(Object.entries(LAYOUTS))('%s', (_, change) => {
    const wrong = SAMPLES.flatMap(({ name, message, expect }) => {
      const found = readTextBookings({ ...message, text: change(message.text) }).map(
        ({ kind, start }) => `${kind} ${start.local}`,
      );
      const wanted = expect.map((line) => line.split(' ').slice(0, 2).join(' ').replace('?', ''));
      return found.join() === wanted.join() ? [] : [`${name}: ${found.join()} for ${wanted.join()}`];
    });
    expect(wrong).toEqual([]);
  });
});
