import { expect, it, vi } from 'vitest';
import { openShop, order, pay, readEvents, refusalOf } from './testing.ts';

it('charges the good card once and shows a receipt', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  const paid = await pay(shop, intent);
  expect(paid).toMatchObject({ status: 'succeeded', amount: 300, livemode: false });
  // A browser sees nothing of the merchant's.
  expect(paid).not.toHaveProperty('metadata');
  expect(paid).not.toHaveProperty('latest_charge');

  const seen = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const charge = seen.latest_charge;
  expect(seen).toMatchObject({ status: 'succeeded', amount_received: 300 });
  expect(charge).toMatchObject({
    object: 'charge',
    paid: true,
    amount_captured: 300,
    payment_intent: intent.id,
  });
  const receipt = typeof charge === 'object' ? charge?.receipt_url : '';
  const page = await fetch(String(receipt).replace('http://shop.test/dev/stripe', shop.url));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('$3.00');
  expect((await fetch(`${shop.url}/receipts/guess`)).status).toBe(404);

  const again = await refusalOf(pay(shop, intent));
  expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
});

it.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', '', 'Your card has expired.'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', /non test card/],
])('declines %s, and takes a good card afterwards', async (number, code, declineCode, message) => {
  const shop = await openShop();
  const intent = await order(shop);
  const refusal = await refusalOf(pay(shop, intent, number));
  expect(refusal).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: declineCode,
    message: expect.stringMatching(message),
  });
  const waiting = await shop.stripe.paymentIntents.retrieve(intent.id);
  expect(waiting).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
  expect(waiting.last_payment_error).toMatchObject({ type: 'card_error', code });
  expect((await pay(shop, intent)).status).toBe('succeeded');
});

it.each([
  ['4242424242424241', 'incorrect_number'],
  ['42', 'incorrect_number'],
])('knows that %s is no card', async (number, code) => {
  const shop = await openShop();
  expect(await refusalOf(pay(shop, await order(shop), number))).toMatchObject({ statusCode: 402, code });
});

it('asks the holder of the card that needs it, then charges it', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  const asked = await pay(shop, intent, '4000002500003155');
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const url = String(asked.next_action?.use_stripe_sdk?.stripe_js).replace(
    'http://shop.test/dev/stripe',
    shop.url,
  );
  expect((await answerBank(url, 'passed')).status).toBe(204);
  expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  expect((await answerBank(url, 'passed')).status).toBe(404);
  expect((await shop.stripe.refunds.list({ payment_intent: intent.id })).data).toEqual([]);
});

it('charges nothing when the holder is not recognised', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  const asked = await pay(shop, intent, '4000000000003220');
  const url = String(asked.next_action?.use_stripe_sdk?.stripe_js).replace(
    'http://shop.test/dev/stripe',
    shop.url,
  );
  await answerBank(url, 'failed');
  const left = await shop.stripe.paymentIntents.retrieve(intent.id);
  expect(left).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
  expect(left.last_payment_error?.code).toBe('payment_intent_authentication_failure');
});

it.each([
  ['4000000000001000', 'succeeded'],
  ['4000000000001018', 'requires_payment_method'],
])('lets %s be processing for a while, then %s', async (number, status) => {
  const shop = await openShop();
  await shop.control({ processing: 100 });
  const intent = await order(shop);
  expect((await pay(shop, intent, number)).status).toBe('processing');
  expect(await refusalOf(shop.stripe.paymentIntents.cancel(intent.id))).toMatchObject({ statusCode: 400 });
  await vi.waitFor(async () => {
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
    expect((await readEvents(shop)).map(({ type }) => type)).toContain('payment_intent.processing');
  });
});

function answerBank(url: string, outcome: string) {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) });
}
