import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computePrice } from './coupons.ts';

it.each([
  [{ kind: 'percent', value: 50 } as const, 150],
  [{ kind: 'percent', value: 100 } as const, 0],
  [{ kind: 'percent', value: 33 } as const, 201],
  // The remaining 30 cents are below Stripe's minimum.
  [{ kind: 'percent', value: 90 } as const, 50],
  [{ kind: 'fixed', value: 100 } as const, 200],
  [{ kind: 'fixed', value: 299 } as const, 50],
  [{ kind: 'fixed', value: 5000 } as const, 0],
  [{ kind: 'fixed', value: 0 } as const, 300],
])('%o costs %d cents', (discount, finalAmount) => {
  expect(computePrice(discount)).toEqual({ discountAmount: 300 - finalAmount, finalAmount });
});

it('costs nothing or 50 to 300 cents with any coupon', () => {
  fc.assert(
    fc.property(fc.constantFrom('percent' as const, 'fixed' as const), fc.integer(), (kind, value) => {
      const { finalAmount } = computePrice({ kind, value });
      expect(finalAmount === 0 || (finalAmount >= 50 && finalAmount <= 300)).toBe(true);
    }),
  );
});
