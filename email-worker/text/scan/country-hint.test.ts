import { expect, it } from 'vitest';
import { findCountryHint } from './country-hint.ts';

it.each([
  ['a phone number', 'Call +34 915 550 142', 'en', 'ES'],
  ['a country behind a comma', '7 Market Lane, Lisbon, Portugal', 'en', 'PT'],
  ['a country in Arabic letters', 'شركة البحر، أبوظبي، الإمارات', 'ar', 'AE'],
  ['a currency of one country', 'Total: 498 Kč', 'en', 'CZ'],
  ['the language', 'Vielen Dank', 'de', 'DE'],
])('is found by %s', (_, text, language, country) => {
  expect(findCountryHint(text, language)).toBe(country);
});

it('is undefined for an English email, and for phone numbers of two countries', () => {
  expect(findCountryHint('Thank you. $10', 'en')).toBeUndefined();
  expect(findCountryHint('+34 915 550 142, +44 20 5550 1420', 'en')).toBeUndefined();
});
