import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { openShop, order, pay, refusalOf, SECRETS } from './testing.ts';

it('fails as ordered, so often and only there', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  await shop.control({ failNext: '500' });
  expect(await refusalOf(order(shop))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  const intent = await order(shop);
  await shop.control({ failNext: { how: 'garbage', times: 2, on: 'GET /v1/payment_intents' } });
  expect((await order(shop)).status).toBe('requires_payment_method');
  for (let call = 0; call < 2; call++) {
    const refusal = await refusalOf(stripe.paymentIntents.retrieve(intent.id));
    expect(refusal.message).toBe('Invalid JSON received from the Stripe API');
  }
  expect((await stripe.paymentIntents.retrieve(intent.id)).id).toBe(intent.id);
  await shop.control({ failNext: '429' });
  expect(await refusalOf(stripe.paymentIntents.list())).toMatchObject({ type: 'StripeRateLimitError' });
});

it('charges and says nothing, and the same key finds out', async () => {
  const shop = await openShop();
  const { hostname, port } = new URL(shop.url);
  const hasty = new Stripe(SECRETS.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    timeout: 200,
    maxNetworkRetries: 0,
  });
  await shop.control({ failNext: { how: 'timeout-after-charge', on: '/confirm' } });
  const intent = await order(shop);
  const options = { idempotencyKey: 'pay:1' };
  const confirm = () => hasty.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, options);
  expect(await refusalOf(confirm())).toMatchObject({ type: 'StripeConnectionError' });
  const found = await confirm();
  expect(found.status).toBe('succeeded');
  expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');

  await shop.control({ failNext: 'hang' });
  expect(await refusalOf(hasty.paymentIntents.create({ amount: 300, currency: 'usd' }))).toMatchObject({
    type: 'StripeConnectionError',
  });
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1);
});

it('refunds and settles what a test cannot wait for', async () => {
  const shop = await openShop();
  const slow = await order(shop);
  await pay(shop, slow, '4000000000001000');
  await shop.control({ settle: slow.id });
  expect((await shop.stripe.paymentIntents.retrieve(slow.id)).status).toBe('succeeded');
  const answer = await shop.control({ refund: slow.id, refundAmount: 100 });
  expect(await answer.json()).toMatchObject({ counts: { succeeded: 1, refunds: 1 } });
});

it('refuses a wrong order, and one from a page on the web', async () => {
  const shop = await openShop();
  expect((await shop.control({ explode: true })).status).toBe(400);
  expect((await shop.control({ refund: 'pi_none' })).status).toBe(404);
  const form = await fetch(`${shop.url}/_control`, { method: 'POST', body: '{"muteWebhooks":true}' });
  expect(form.status).toBe(415);
  await shop.control({ delayWebhooks: 5 });
  const calm = await shop.control({ calm: true });
  expect(await calm.json()).toMatchObject({ switches: { delayWebhooks: 0, muteWebhooks: false } });
});

it('goes on after a restart with all it had', async () => {
  const before = await openShop();
  const intent = await order(before);
  await pay(before, intent, '4000000000001000');
  await before.control({ processing: 0, muteWebhooks: true });
  const state = before.snapshot();
  for (const settlement of Object.values(state.settlements)) settlement.at = Date.now();
  const after = await openShop(state);
  await expect
    .poll(async () => (await after.stripe.paymentIntents.retrieve(intent.id)).status)
    .toBe('succeeded');
});
