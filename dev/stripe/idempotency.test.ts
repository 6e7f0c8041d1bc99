import { expect, it } from 'vitest';
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

it('charges once for parallel confirmations', async () => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => payTestIntent(emulator, intent)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await emulator.readControl()).counts.succeeded).toBe(1);
});
