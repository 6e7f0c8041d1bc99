import { expect, it } from 'vitest';
import { findNamedAirports } from './airport-names.ts';

it.each([
  ['Heathrow T5', ['LHR']],
  ['羽田 第3ターミナル', ['HND']],
  ['from Barajas to Fiumicino', ['MAD', 'FCO']],
  ['Confinsa', []],
])('finds the airports of %s', (text, codes) => {
  expect(findNamedAirports(text).map(({ code }) => code)).toEqual(codes);
});
