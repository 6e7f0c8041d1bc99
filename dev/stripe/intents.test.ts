import { expect, it } from 'vitest';
import { openShop, order, pay, refusalOf } from './testing.ts';

it('makes, changes, lists and cancels an intent', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const intent = await stripe.paymentIntents.create({
    amount: 300,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    description: 'Full Access',
    metadata: { projectId: 'ABCD2345', coupon: 'HALF50' },
    receipt_email: 'host@example.com',
  });
  expect(intent).toMatchObject({
    id: expect.stringMatching(/^pi_[A-Za-z0-9]{24}$/),
    object: 'payment_intent',
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]+$`)),
    status: 'requires_payment_method',
    livemode: false,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { projectId: 'ABCD2345', coupon: 'HALF50' },
  });
  expect(intent.lastResponse.requestId).toMatch(/^req_/);

  const halved = await stripe.paymentIntents.update(intent.id, {
    amount: 150,
    metadata: { coupon: '', by: 'me' },
  });
  expect(halved).toMatchObject({ amount: 150, metadata: { projectId: 'ABCD2345', by: 'me' } });
  expect(halved.client_secret).toBe(intent.client_secret);

  const other = await order(shop);
  const listed = await stripe.paymentIntents.list({ created: { gte: intent.created }, limit: 1 });
  expect(listed).toMatchObject({ data: [{ id: other.id }], has_more: true });
  const all: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 1 })) all.push(id);
  expect(all).toEqual([other.id, intent.id]);
  expect((await stripe.paymentIntents.list({ created: { gt: intent.created + 60 } })).data).toEqual([]);

  const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(await refusalOf(pay(shop, intent))).toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect(await refusalOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ statusCode: 400 });
});

it('takes a test token with the secret key, and confirms at once when asked to', async () => {
  const { stripe } = await openShop();
  const params = { amount: 300, currency: 'usd', confirm: true } as const;
  const paid = await stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_visa' });
  expect(paid.status).toBe('succeeded');
  const declined = stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_chargeDeclined' });
  expect(await refusalOf(declined)).toMatchObject({ statusCode: 402, decline_code: 'generic_decline' });
});

it('keeps the amount of what is paid', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  await pay(shop, intent);
  const update = shop.stripe.paymentIntents.update(intent.id, { amount: 150 });
  expect(await refusalOf(update)).toMatchObject({ code: 'payment_intent_unexpected_state' });
  const noted = await shop.stripe.paymentIntents.update(intent.id, { metadata: { seen: 'yes' } });
  expect(noted).toMatchObject({ amount: 300, metadata: { projectId: 'ABCD2345', seen: 'yes' } });
});

it('refuses as Stripe does', async () => {
  const { stripe, connect } = await openShop();
  const create = (params: object) =>
    refusalOf(stripe.paymentIntents.create({ amount: 300, currency: 'usd', ...params }));
  expect(await create({ amount: 49 })).toMatchObject({
    statusCode: 400,
    code: 'amount_too_small',
    param: 'amount',
  });
  expect(await create({ amount: undefined })).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  expect(await create({ amount: 3.5 })).toMatchObject({ code: 'parameter_invalid_integer' });
  expect(await create({ colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  expect(await create({ expand: ['weather'] })).toMatchObject({ statusCode: 400, param: 'expand' });
  expect(await refusalOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  });
  expect(await refusalOf(connect('sk_test_wrong').paymentIntents.list())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

it('opens two calls to a browser, and only with the client secret', async () => {
  const shop = await openShop();
  const { browser } = shop;
  const intent = await order(shop);
  const seen = await browser.paymentIntents.retrieve(intent.id, {
    client_secret: intent.client_secret ?? '',
  });
  expect(seen).toMatchObject({ id: intent.id, amount: 300 });
  expect(seen).not.toHaveProperty('metadata');
  const guess = browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` });
  expect(await refusalOf(guess)).toMatchObject({ statusCode: 400, param: 'client_secret' });
  expect(await refusalOf(browser.paymentIntents.retrieve(intent.id))).toMatchObject({ statusCode: 400 });
  for (const call of [
    () => browser.paymentIntents.create({ amount: 300, currency: 'usd' }),
    () => browser.paymentIntents.update(intent.id, { amount: 50 }),
    () => browser.paymentIntents.cancel(intent.id),
    () => browser.paymentIntents.list(),
    () => browser.refunds.create({ payment_intent: intent.id }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  }
});
