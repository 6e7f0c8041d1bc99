import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { retryUntilFinal } from './retry-until-final.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const errorOf = (status: number, body: object) =>
  new ApiError(status, JSON.stringify({ success: false, message: 'No.', requestId: '1', ...body }));
const busy = errorOf(503, { code: 'UNAVAILABLE', retryAfter: 3 });

it('returns the first result without a delay', async () => {
  const onRetry = vi.fn();
  expect(await retryUntilFinal(async () => 'paid', onRetry, new AbortController().signal)).toBe('paid');
  expect(onRetry).not.toHaveBeenCalled();
});

it('retries after the delay the server asks for, and after a lost connection', async () => {
  const request = vi
    .fn()
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('paid');
  const onRetry = vi.fn();
  const outcome = retryUntilFinal(request, onRetry, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('paid');
  expect(onRetry.mock.calls).toEqual([[], []]);
});

it('asks again while the request is being processed, and passes on the message', async () => {
  const request = vi
    .fn()
    .mockResolvedValueOnce({ success: true, processing: true, message: 'Your bank is processing it.' })
    .mockResolvedValueOnce('paid');
  const onRetry = vi.fn();
  const outcome = retryUntilFinal(request, onRetry, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('paid');
  expect(onRetry.mock.calls).toEqual([['Your bank is processing it.']]);
});

it('throws a final error', async () => {
  const declined = errorOf(402, { code: 'PAYMENT_FAILED' });
  await expect(
    retryUntilFinal(() => Promise.reject(declined), vi.fn(), new AbortController().signal),
  ).rejects.toBe(declined);
});

it('stops when aborted', async () => {
  const controller = new AbortController();
  const request = vi.fn().mockRejectedValue(busy);
  const outcome = retryUntilFinal(request, () => controller.abort(), controller.signal);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
});
