import { expect, it } from 'vitest';
import { parseCouponCommand } from './command.ts';

const now = Date.UTC(2026, 10, 21);

it('adds a coupon with limit and expiry', () => {
  const { sql, remote } = parseCouponCommand(
    ['add', 'half50', '--percent', '50', '--limit', '40', '--until', '2027-12-31'],
    now,
  );
  expect(remote).toBe(false);
  expect(sql).toContain(`('HALF50', 'percent', 50, 40, ${Date.UTC(2028, 0, 1) - 1}, ${now})`);
  expect(parseCouponCommand(['add', 'DOLLAR', '--off', '1.00', '--remote'], now)).toMatchObject({
    remote: true,
  });
});

it('lists and disables coupons', () => {
  expect(parseCouponCommand(['list'], now).sql).toContain('SELECT code');
  expect(parseCouponCommand(['disable', 'HALF50'], now).sql).toContain("WHERE code = 'HALF50'");
});

it.each([
  [['add', "X'; DROP TABLE coupons; --", '--percent', '5']],
  [['add', 'GOOD']],
  [['add', 'GOOD', '--percent', '50', '--off', '1.00']],
  [['add', 'GOOD', '--percent', '101']],
  [['add', 'GOOD', '--off', 'free']],
  [['add', 'GOOD', '--percent', '5', '--until', 'tomorrow']],
  [['disable']],
  [['remove', 'GOOD']],
  [[]],
])('rejects %j', (args) => {
  expect(() => parseCouponCommand(args, now)).toThrow();
});
