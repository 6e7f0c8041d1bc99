import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { retryUntilFinal } from './retry-until-final.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, body: object) =>
  new ApiError(status, JSON.stringify({ success: false, message: 'No.', requestId: '1', ...body }));
const working = refusal(503, { code: 'UNAVAILABLE', retryAfter: 3 });

it('gives the first answer without a pause', async () => {
  const onWait = vi.fn();
  expect(await retryUntilFinal(async () => 'paid', onWait, new AbortController().signal)).toBe('paid');
  expect(onWait).not.toHaveBeenCalled();
});

it('asks again while the bank works, when the server says so, and after a lost connection', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(working)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('paid');
  const onWait = vi.fn();
  const outcome = retryUntilFinal(ask, onWait, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('paid');
  expect(onWait.mock.calls).toEqual([[1], [2]]);
});

it('gives a final refusal back', async () => {
  const declined = refusal(402, { code: 'PAYMENT_FAILED' });
  await expect(
    retryUntilFinal(() => Promise.reject(declined), vi.fn(), new AbortController().signal),
  ).rejects.toBe(declined);
});

it('stops asking when the page is left', async () => {
  const leave = new AbortController();
  const ask = vi.fn().mockRejectedValue(working);
  const outcome = retryUntilFinal(ask, () => leave.abort(), leave.signal);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});
