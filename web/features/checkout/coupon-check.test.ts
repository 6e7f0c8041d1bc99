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

it('validates once, 500 ms after the last keystroke', async () => {
  const validate = vi.fn(async () => HALF);
  const check = createCouponCheck(validate);
  typeAll(check, 'half50 ');
  expect(check.read().checked).toBe(false);
  await vi.advanceTimersByTimeAsync(499);
  expect(validate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(validate.mock.calls).toEqual([['half50']]);
  expect(check.read()).toEqual({ text: 'half50 ', checked: true, result: HALF });
  expect([toCouponPrice(check.read()), toCouponCode(check.read())]).toEqual([150, 'half50']);
});

it('clears the result and restores the price at once when emptied', async () => {
  const validate = vi.fn(async (code: string) => (code ? HALF : result(300)));
  const check = createCouponCheck(validate);
  check.setText('HALF50');
  await vi.advanceTimersByTimeAsync(500);
  check.setText('');
  expect(toCouponPrice(check.read())).toBe(300);
  await vi.advanceTimersByTimeAsync(0);
  expect(validate).toHaveBeenLastCalledWith('');
  expect(check.read()).toEqual({ text: '', checked: true });
});

it('sends one request at a time and uses only the latest result', async () => {
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
  expect(check.read()).toEqual({ text: 'HALF50', checked: false });
  answers[1]?.(HALF);
  await vi.advanceTimersByTimeAsync(0);
  expect(check.read().result).toBe(HALF);
});

it('shows the message of the server, or a fallback', async () => {
  const body = { success: false, code: 'RATE_LIMITED', message: 'Too many requests.', requestId: '1' };
  for (const [error, message] of [
    [new ApiError(429, JSON.stringify(body)), 'Too many requests.'],
    [new ApiError(400, ''), 'Invalid coupon code'],
    [new TypeError('Failed to fetch'), 'Failed to validate coupon'],
  ] as const) {
    const check = createCouponCheck(() => Promise.reject(error));
    check.setText('NOPE');
    await vi.advanceTimersByTimeAsync(500);
    expect(check.read()).toEqual({ text: 'NOPE', checked: true, error: message });
    expect([toCouponPrice(check.read()), toCouponCode(check.read())]).toEqual([300, '']);
  }
});

it('validates at once on request, and only once', async () => {
  const validate = vi.fn(async () => HALF);
  const check = createCouponCheck(validate);
  check.setText('HALF50');
  check.checkNow();
  await vi.advanceTimersByTimeAsync(1000);
  check.checkNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(validate).toHaveBeenCalledTimes(1);
});
