import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CouponResult } from '../../../worker/contract/payments.ts';
import { ApiError } from '../../lib/api.ts';
import { createCouponCheck, toCouponCode, toCouponPrice } from './coupon-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const result = (finalAmount: number): CouponResult => ({
  success: true,
  finalAmount,
  discountAmount: 300 - finalAmount,
  freeUpgrade: finalAmount === 0,
  message: '',
});
const HALF = result(150);

function typeAll(check: ReturnType<typeof createCouponCheck>, text: string) {
  for (let length = 1; length <= text.length; length++) check.setText(text.slice(0, length));
}

it('asks once, half a second after the last key', async () => {
  const validate = vi.fn(async () => HALF);
  const check = createCouponCheck(validate);
  typeAll(check, 'half50 ');
  expect(check.read().checked).toBe(false);
  await vi.advanceTimersByTimeAsync(499);
  expect(validate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(validate.mock.calls).toEqual([['half50']]);
  expect(check.read()).toEqual({ text: 'half50 ', settled: true, result: HALF });
  expect([toCouponPrice(check.read()), toCouponCode(check.read())]).toEqual([150, 'half50']);
});

it('clears the result at once when emptied, and restores the price without a pause', async () => {
  const validate = vi.fn(async (code: string) => (code ? HALF : result(300)));
  const check = createCouponCheck(validate);
  check.setText('HALF50');
  await vi.advanceTimersByTimeAsync(500);
  check.setText('');
  expect(toCouponPrice(check.read())).toBe(300);
  await vi.advanceTimersByTimeAsync(0);
  expect(validate).toHaveBeenLastCalledWith('');
  expect(check.read()).toEqual({ text: '', settled: true });
});

it('lets only the newest answer count, one question at a time', async () => {
  const answers: ((result: CouponResult) => void)[] = [];
  const validate = vi.fn(() => new Promise<CouponResult>((resolve) => answers.push(resolve)));
  const check = createCouponCheck(validate);
  check.setText('FREE100');
  await vi.advanceTimersByTimeAsync(500);
  check.setText('HALF50');
  await vi.advanceTimersByTimeAsync(500);
  expect(validate).toHaveBeenCalledTimes(1);
  answers[0]?.(result(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(check.read()).toEqual({ text: 'HALF50', settled: false });
  answers[1]?.(HALF);
  await vi.advanceTimersByTimeAsync(0);
  expect(check.read().result).toBe(HALF);
});

it('says what is wrong: the server’s words, ours for an answer without any, and a lost connection', async () => {
  const body = { success: false, code: 'RATE_LIMITED', message: 'That was a lot.', requestId: '1' };
  for (const [error, words] of [
    [new ApiError(429, JSON.stringify(body)), 'That was a lot.'],
    [new ApiError(400, ''), 'Invalid coupon code'],
    [new TypeError('Failed to fetch'), 'Failed to validate coupon'],
  ] as const) {
    const check = createCouponCheck(() => Promise.reject(error));
    check.setText('NOPE');
    await vi.advanceTimersByTimeAsync(500);
    expect(check.read()).toEqual({ text: 'NOPE', settled: true, error: words });
    expect([toCouponPrice(check.read()), toCouponCode(check.read())]).toEqual([300, '']);
  }
});

it('asks at once when hurried, and not twice', async () => {
  const validate = vi.fn(async () => HALF);
  const check = createCouponCheck(validate);
  check.setText('HALF50');
  check.checkNow();
  await vi.advanceTimersByTimeAsync(1000);
  check.checkNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(validate).toHaveBeenCalledTimes(1);
});
