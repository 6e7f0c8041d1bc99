import { expect, it } from 'vitest';
import {
  catchStripeError,
  createTestIntent,
  payTestIntent,
  STRIPE_TEST_KEYS,
  startTestEmulator,
  toConfirmParams,
} from './testing.ts';

it('fails the given number of matching calls', async () => {
  const emulator = await startTestEmulator();
  const { stripe } = emulator;
  await emulator.control({ failNext: '500' });
  expect(await catchStripeError(createTestIntent(emulator))).toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  const intent = await createTestIntent(emulator);
  await emulator.control({ failNext: { how: 'garbage', times: 2, on: 'GET /v1/payment_intents' } });
  expect((await createTestIntent(emulator)).status).toBe('requires_payment_method');
  for (let call = 0; call < 2; call++) {
    const error = await catchStripeError(stripe.paymentIntents.retrieve(intent.id));
    expect(error.message).toBe('Invalid JSON received from the Stripe API');
  }
  expect((await stripe.paymentIntents.retrieve(intent.id)).id).toBe(intent.id);
  await emulator.control({ failNext: '429' });
  expect(await catchStripeError(stripe.paymentIntents.list())).toMatchObject({
    type: 'StripeRateLimitError',
  });
});

it('charges without responding; the same idempotency key then gets the response', async () => {
  const emulator = await startTestEmulator();
  const impatient = emulator.connect(STRIPE_TEST_KEYS.secretKey, { timeout: 200 });
  await emulator.control({ failNext: { how: 'timeout-after-charge', on: '/confirm' } });
  const intent = await createTestIntent(emulator);
  const options = { idempotencyKey: 'pay:1' };
  const confirm = () => impatient.paymentIntents.confirm(intent.id, toConfirmParams(intent), options);
  expect(await catchStripeError(confirm())).toMatchObject({ type: 'StripeConnectionError' });
  const repeated = await confirm();
  expect(repeated.status).toBe('succeeded');
  expect(repeated.lastResponse.headers['idempotent-replayed']).toBe('true');

  await emulator.control({ failNext: 'hang' });
  const hanging = impatient.paymentIntents.create({ amount: 300, currency: 'usd' });
  expect(await catchStripeError(hanging)).toMatchObject({ type: 'StripeConnectionError' });
  expect((await emulator.stripe.paymentIntents.list()).data).toHaveLength(1);
});

it('settles and refunds a payment on request', async () => {
  const emulator = await startTestEmulator();
  const slow = await createTestIntent(emulator);
  await payTestIntent(emulator, slow, '4000000000001000');
  await emulator.control({ settle: slow.id });
  expect((await emulator.stripe.paymentIntents.retrieve(slow.id)).status).toBe('succeeded');
  const response = await emulator.control({ refund: slow.id, refundAmount: 100 });
  expect(await response.json()).toMatchObject({ counts: { succeeded: 1, refunds: 1 } });
});

it('rejects invalid commands and forms', async () => {
  const emulator = await startTestEmulator();
  expect((await emulator.control({ explode: true })).status).toBe(400);
  expect((await emulator.control({ refund: 'pi_none' })).status).toBe(404);
  const form = await fetch(`${emulator.url}/_control`, { method: 'POST', body: '{"processing":1}' });
  expect(form.status).toBe(415);
  await emulator.control({ delayWebhooks: 5 });
  const response = await emulator.control({ calm: true });
  expect(await response.json()).toMatchObject({ switches: { delayWebhooks: 0 } });
});

it('resumes after a restart', async () => {
  const before = await startTestEmulator();
  const intent = await createTestIntent(before);
  await payTestIntent(before, intent, '4000000000001000');
  const state = before.snapshot();
  for (const settlement of Object.values(state.settlements)) settlement.at = Date.now();
  const after = await startTestEmulator(state);
  await expect
    .poll(async () => (await after.stripe.paymentIntents.retrieve(intent.id)).status)
    .toBe('succeeded');
});
