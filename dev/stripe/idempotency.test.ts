import { expect, it } from 'vitest';
import { openShop, order, pay, refusalOf } from './testing.ts';

it('answers the same key with the same body, once carried out', async () => {
  const shop = await openShop();
  const options = { idempotencyKey: 'upgrade:1' };
  const [first, second] = await Promise.all([order(shop, options), order(shop, options)]);
  const third = await order(shop, options);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(third.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(third.lastResponse.idempotencyKey).toBe('upgrade:1');
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1);
});

it('refuses a key that was used for something else', async () => {
  const shop = await openShop();
  const options = { idempotencyKey: 'upgrade:1' };
  const intent = await order(shop, options);
  const dearer = shop.stripe.paymentIntents.create({ amount: 400, currency: 'usd' }, options);
  expect(await refusalOf(dearer)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const elsewhere = shop.stripe.paymentIntents.cancel(intent.id, {}, options);
  expect(await refusalOf(elsewhere)).toMatchObject({ type: 'StripeIdempotencyError' });
});

it('keeps a decline, and forgets a request that was wrong', async () => {
  const { stripe } = await openShop();
  const create = (params: object, idempotencyKey: string) =>
    stripe.paymentIntents.create({ amount: 300, currency: 'usd', ...params }, { idempotencyKey });
  const card = { confirm: true, payment_method: 'pm_card_chargeDeclined' };
  const first = await refusalOf(create(card, 'a'));
  const second = await refusalOf(create(card, 'a'));
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  expect(await refusalOf(create({ amount: 10 }, 'b'))).toMatchObject({ code: 'amount_too_small' });
  expect((await create({}, 'b')).amount).toBe(300);
});

it('charges once when two pages confirm at the same time', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(shop, intent)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { counts } = (await (await fetch(`${shop.url}/_control`)).json()) as { counts: object };
  expect(counts).toMatchObject({ succeeded: 1 });
});
