import { expect, it } from 'vitest';
import { formatAmount, formatDollars } from './money.ts';

it('formats amounts with two decimals and an uppercase currency', () => {
  expect(formatDollars(300)).toBe('$3.00');
  expect(formatDollars(50)).toBe('$0.50');
  expect(formatAmount(300, 'usd')).toBe('3.00 USD');
  expect(formatAmount(199, 'Usd')).toBe('1.99 USD');
});
