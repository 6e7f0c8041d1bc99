import { expect, it } from 'vitest';
import { catchStripeError, createTestIntent, payTestIntent, startTestEmulator } from './testing.ts';

it('creates, updates, lists and cancels an intent', async () => {
  const emulator = await startTestEmulator();
  const { paymentIntents } = emulator.stripe;
  const intent = await paymentIntents.create({
    amount: 300,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    description: 'Full Access',
    metadata: { projectId: 'ABCD2345', coupon: 'HALF50' },
  });
  expect(intent).toMatchObject({
    id: expect.stringMatching(/^pi_[A-Za-z0-9]{24}$/),
    object: 'payment_intent',
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]+$`)),
    status: 'requires_payment_method',
    livemode: false,
    metadata: { projectId: 'ABCD2345', coupon: 'HALF50' },
  });
  expect(intent.lastResponse.requestId).toMatch(/^req_/);

  const halved = await paymentIntents.update(intent.id, { amount: 150, metadata: { coupon: '', by: 'me' } });
  expect(halved).toMatchObject({ amount: 150, metadata: { projectId: 'ABCD2345', by: 'me' } });
  expect(halved.metadata).not.toHaveProperty('coupon');
  expect(halved.client_secret).toBe(intent.client_secret);

  const other = await createTestIntent(emulator);
  const expand = ['data.latest_charge'];
  expect(await paymentIntents.list({ limit: 1, expand })).toMatchObject({
    data: [{ id: other.id, latest_charge: null }],
    has_more: true,
  });

  expect((await paymentIntents.cancel(intent.id)).status).toBe('canceled');
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };
  expect(await catchStripeError(payTestIntent(emulator, intent))).toMatchObject(unexpected);
  expect(await catchStripeError(paymentIntents.cancel(intent.id))).toMatchObject(unexpected);
});

it('rejects a new amount for a paid intent', async () => {
  const emulator = await startTestEmulator();
  const { paymentIntents } = emulator.stripe;
  const intent = await createTestIntent(emulator);
  await payTestIntent(emulator, intent);
  const update = paymentIntents.update(intent.id, { amount: 150 });
  expect(await catchStripeError(update)).toMatchObject({ code: 'payment_intent_unexpected_state' });
  const noted = await paymentIntents.update(intent.id, { metadata: { seen: 'yes' } });
  expect(noted).toMatchObject({ amount: 300, metadata: { projectId: 'ABCD2345', seen: 'yes' } });
});

it('rejects invalid calls with Stripe’s errors', async () => {
  const { stripe, connect } = await startTestEmulator();
  const create = (params: object) =>
    catchStripeError(stripe.paymentIntents.create({ amount: 300, currency: 'usd', ...params }));
  expect(await create({ amount: 49 })).toMatchObject({
    statusCode: 400,
    code: 'amount_too_small',
    param: 'amount',
  });
  expect(await create({ amount: undefined })).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  expect(await create({ amount: 3.5 })).toMatchObject({ code: 'parameter_invalid_integer' });
  expect(await create({ color: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'color' });
  expect(await create({ expand: ['weather'] })).toMatchObject({ statusCode: 400, param: 'expand' });
  expect(await catchStripeError(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  });
  expect(await catchStripeError(connect('sk_test_wrong').paymentIntents.list())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

it('accepts the publishable key for two calls, with the client secret', async () => {
  const emulator = await startTestEmulator();
  const { paymentIntents, refunds } = emulator.browser;
  const intent = await createTestIntent(emulator);
  const found = await paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
  expect(found).toMatchObject({ id: intent.id, amount: 300 });
  expect(found).not.toHaveProperty('metadata');
  const guess = paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` });
  expect(await catchStripeError(guess)).toMatchObject({ statusCode: 400, param: 'client_secret' });
  expect(await catchStripeError(paymentIntents.retrieve(intent.id))).toMatchObject({ statusCode: 400 });
  for (const call of [
    () => paymentIntents.create({ amount: 300, currency: 'usd' }),
    () => paymentIntents.update(intent.id, { amount: 50 }),
    () => paymentIntents.cancel(intent.id),
    () => paymentIntents.list(),
    () => refunds.create({ payment_intent: intent.id }),
  ]) {
    expect(await catchStripeError(call())).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  }
});
