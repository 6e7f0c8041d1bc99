import { expect, it } from 'vitest';
import { catchStripeError, createTestIntent, payTestIntent, startTestEmulator } from './testing.ts';

it('refunds a part, then the rest, then nothing', async () => {
  const emulator = await startTestEmulator();
  const { refunds, paymentIntents, events } = emulator.stripe;
  const intent = await createTestIntent(emulator);
  await payTestIntent(emulator, intent);
  const part = await refunds.create({ payment_intent: intent.id, amount: 100, reason: 'duplicate' });
  expect(part).toMatchObject({ status: 'succeeded', amount: 100, reason: 'duplicate' });
  const tooMuch = refunds.create({ payment_intent: intent.id, amount: 201 });
  expect(await catchStripeError(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' });

  const options = { idempotencyKey: 'refund:1' };
  const rest = await refunds.create({ payment_intent: intent.id }, options);
  expect(await refunds.create({ payment_intent: intent.id }, options)).toEqual(rest);
  expect(rest.amount).toBe(200);
  const more = refunds.create({ payment_intent: intent.id });
  expect(await catchStripeError(more)).toMatchObject({ code: 'charge_already_refunded' });

  expect((await refunds.list({ payment_intent: intent.id })).data).toMatchObject([rest, part]);
  const { latest_charge } = await paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 300 });
  const { data } = await events.list({ limit: 100 });
  const refunded = data.filter(({ type }) => type === 'charge.refunded').reverse();
  expect(refunded.map((event) => event.data.object)).toMatchObject([{ refunded: false }, { refunded: true }]);
});

it('rejects a refund of an unpaid intent', async () => {
  const emulator = await startTestEmulator();
  const { refunds } = emulator.stripe;
  const intent = await createTestIntent(emulator);
  expect(await catchStripeError(refunds.create({ payment_intent: intent.id }))).toMatchObject({
    statusCode: 400,
  });
  expect(await catchStripeError(refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
    statusCode: 404,
  });
});
