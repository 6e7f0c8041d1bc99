import { expect, it } from 'vitest';
import { checkField, findBrand, formatField } from './card-rules.ts';

const now = new Date(2026, 10, 21);

it.each([
  ['number', '4242424242424242', '4242 4242 4242 4242'],
  ['number', '4242-42', '4242 42'],
  ['number', '424242424242424299', '4242 4242 4242 4242'],
  ['number', '378282246310005', '3782 822463 10005'],
  ['expiry', '1', '1'],
  ['expiry', '5', '05'],
  ['expiry', '1229', '12 / 29'],
  ['expiry', '12 / 2', '12 / 2'],
  ['cvc', '12345', '123'],
] as const)('formats the %s %s as %s', (name, text, formatted) => {
  expect(formatField(name, text, '')).toBe(formatted);
});

it('knows the length of a brand’s security code', () => {
  expect(formatField('cvc', '12345', '3782')).toBe('1234');
  expect(checkField('cvc', '123', '3782 8', now)?.code).toBe('incomplete_cvc');
  expect(checkField('cvc', '123', '4242', now)).toBeUndefined();
  expect(findBrand('2223 0031').name).toBe('Mastercard');
});

it.each([
  ['number', '', 'incomplete_number'],
  ['number', '4242 4242 4242 424', 'incomplete_number'],
  ['number', '4242 4242 4242 4241', 'invalid_number'],
  ['number', '4242 4242 4242 4242', undefined],
  ['expiry', '12', 'incomplete_expiry'],
  ['expiry', '13 / 29', 'incomplete_expiry'],
  ['expiry', '12 / 25', 'invalid_expiry_year_past'],
  ['expiry', '10 / 26', 'invalid_expiry_month_past'],
  ['expiry', '11 / 26', undefined],
] as const)('checks the %s %j: %s', (name, text, code) => {
  expect(checkField(name, text, '', now)?.code).toBe(code);
});
