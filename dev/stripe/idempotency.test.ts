import { expect, it, onTestFinished, vi } from 'vitest';
import {
  catchStripeError,
  createTestIntent,
  payTestIntent,
  startTestEmulator,
  toConfirmParams,
} from './testing.ts';

const options = { idempotencyKey: 'upgrade:1' };

it('returns the same response for the same key', async () => {
  const emulator = await startTestEmulator();
  const [first, second] = await Promise.all([
    createTestIntent(emulator, options),
    createTestIntent(emulator, options),
  ]);
  const third = await createTestIntent(emulator, options);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(third.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await emulator.stripe.paymentIntents.list()).data).toHaveLength(1);
});

it('rejects a key that was used for another call', async () => {
  const emulator = await startTestEmulator();
  const { paymentIntents } = emulator.stripe;
  const intent = await createTestIntent(emulator, options);
  const otherAmount = paymentIntents.create({ amount: 400, currency: 'usd' }, options);
  expect(await catchStripeError(otherAmount)).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  const otherPath = paymentIntents.cancel(intent.id, {}, options);
  expect(await catchStripeError(otherPath)).toMatchObject({ type: 'StripeIdempotencyError' });
});

it('saves a declined card, but not an invalid request', async () => {
  const emulator = await startTestEmulator();
  const { paymentIntents } = emulator.stripe;
  const intent = await createTestIntent(emulator);
  const confirm = () =>
    paymentIntents.confirm(intent.id, toConfirmParams(intent, '4000000000000002'), options);
  expect(await catchStripeError(confirm())).toMatchObject({ code: 'card_declined' });
  expect((await catchStripeError(confirm())).headers).toMatchObject({ 'idempotent-replayed': 'true' });

  const create = (amount: number) =>
    paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'b' });
  expect(await catchStripeError(create(10))).toMatchObject({ code: 'amount_too_small' });
  expect((await create(300)).amount).toBe(300);
});

it.each([
  ['500', 0],
  ['500-after-charge', 1],
])('repeats a saved %s for a day; another key works', async (how, created) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const emulator = await startTestEmulator();
  await emulator.control({ failNext: how });
  const failed = { type: 'StripeAPIError', statusCode: 500 };
  expect(await catchStripeError(createTestIntent(emulator, options))).toMatchObject(failed);
  vi.setSystemTime(Date.now() + 23 * 3_600_000);
  const again = await catchStripeError(createTestIntent(emulator, options));
  expect(again).toMatchObject({ ...failed, headers: { 'idempotent-replayed': 'true' } });
  expect((await emulator.stripe.paymentIntents.list()).data).toHaveLength(created);
  expect((await createTestIntent(emulator, { idempotencyKey: 'upgrade:2' })).amount).toBe(300);
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  expect((await createTestIntent(emulator, options)).amount).toBe(300);
});

it('charges once for parallel confirmations', async () => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => payTestIntent(emulator, intent)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await emulator.readControl()).counts.succeeded).toBe(1);
});
