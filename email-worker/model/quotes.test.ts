import { expect, it } from 'vitest';
import { containsWords, isQuoted, toQuotable } from './quotes.ts';

const TEXT = toQuotable(`Check-in:
\tSaturday, 12\u00a0June 2027
Hôtel du Lac – “L’Étoile”
Guests: 2
Arri\u00advée: ab 7:30 PM
東京スカイツリー 展望台 入場券
Ｆｕｌｌ　ｗｉｄｔｈ １２３ Joe&#8217;s &amp; Co`);

it.each([
  'saturday 12 june 2027',
  'HOTEL DU LAC',
  "L'Etoile",
  '"L’Étoile"',
  'Arrivée',
  'Full width 123',
  'Joe’s & Co',
  'Joe&rsquo;s &amp; Co',
  'スカイツリー',
  '東京 スカイツリー',
])('finds %s', (words) => {
  expect(containsWords(TEXT, words)).toBe(true);
});

it.each(['turday 12', ' – ', '', 'Hotel Lac', 'スカイ東京'])('does not find %s', (words) => {
  expect(containsWords(TEXT, words)).toBe(false);
});

it('accepts a quote whose date and time stand apart', () => {
  expect(isQuoted(TEXT, 'Saturday, 12 June 2027 7:30 PM')).toBe(true);
  expect(isQuoted(TEXT, 'Saturday, 12 June 2027 … 7:30 PM')).toBe(true);
  expect(isQuoted(TEXT, 'Check-in: Saturday, 12 June 2027, Guests: 2, Arrivée: ab 7:30 PM')).toBe(true);
});

it.each([
  ['one word of it is not in the text', 'Saturday, 12 June 2027 at 7:30 PM'],
  ['it is put together from single words', '2 Saturday Lac PM'],
  ['it is empty', ''],
])('refuses a quote if %s', (_, quote) => {
  expect(isQuoted(TEXT, quote)).toBe(false);
});
