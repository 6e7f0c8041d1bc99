import { expect, it } from 'vitest';
import { toModelText } from './email-text.ts';

const write = (text: string) =>
  toModelText({ original: { subject: 'Your stay' }, text, sources: { files: [] } });

it.each([
  ['https://booking.example/manage?token=s3cret#x', '[link to booking.example]'],
  ['(www.booking.example/a/s3cret)', '([link to www.booking.example])'],
  ['trips+s3cret@in.example.com', '[email address]'],
  ['mailto:jane.s3cret@example.co.uk,', 'mailto:[email address],'],
  ['Card 4012 8888 8888 1881', 'Card [card number]'],
  ['Card 4012888888881881', 'Card [card number]'],
])('hides what is secret in %s', (text, expected) => {
  const sent = write(`Hello ${text} there`);
  expect(sent).toContain(`Hello ${expected} there`);
  expect(sent).not.toContain('s3cret');
});

it('sends no invisible characters', () => {
  const letters = [...'obey'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)));
  expect(write(`Ho\u00adtel${letters.join('')}\u200b \u202eRosa`)).toContain('\nHotel Rosa');
});

it.each([
  'Order 4012345678',
  'Ticket 220-2345678901',
  'Visa ending in 1881',
  'Saturday @ 19:30',
  'Order 4012888888881882',
])('sends %s as it is', (text) => expect(write(text)).toContain(text));
