import { expect, it } from 'vitest';
import { toHarmlessText } from './harmless-text.ts';

it.each([
  'Lisbon',
  'Nora & Sam’s wedding',
  'Klassentreffen 1986-2026',
  'Überraschung für Zoë!',
  '東京への旅 2027',
  'رحلة إلى دبي',
])('keeps %j', (text) => {
  expect(toHarmlessText(text)).toBe(text);
});

it.each([
  '$499 charged, call 1-888',
  'Call 1-888-555',
  'Call 1988 2025 1999',
  '499 € fällig',
  'USD 499 charged',
  'Visit evil.com',
  'evil。com',
  'https://evil',
  'mail nora@example',
  'Number ①②③④',
  'Call ٠١٢٣٤',
  '20261',
  'x'.repeat(41),
  '',
  '  ',
])('leaves out %j', (text) => {
  expect(toHarmlessText(text)).toBeUndefined();
});
