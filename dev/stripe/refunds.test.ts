import { expect, it, vi } from 'vitest';
import { openShop, order, pay, readEvents, refusalOf } from './testing.ts';

it('gives back a part, then the rest, then nothing', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const intent = await order(shop);
  await pay(shop, intent);
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 100, reason: 'duplicate' });
  expect(part).toMatchObject({ status: 'succeeded', amount: 100, reason: 'duplicate' });
  const tooMuch = stripe.refunds.create({ payment_intent: intent.id, amount: 201 });
  expect(await refusalOf(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' });

  const options = { idempotencyKey: 'refund:1' };
  const rest = await stripe.refunds.create({ payment_intent: intent.id }, options);
  expect(await stripe.refunds.create({ payment_intent: intent.id }, options)).toEqual(rest);
  expect(rest.amount).toBe(200);
  const more = stripe.refunds.create({ payment_intent: intent.id });
  expect(await refusalOf(more)).toMatchObject({ code: 'charge_already_refunded' });

  const charge = await stripe.charges.retrieve(String(rest.charge), {
    expand: ['refunds', 'payment_intent'],
  });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 300, payment_intent: { id: intent.id } });
  expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  await vi.waitFor(async () => {
    const refunded = (await readEvents(shop)).filter(({ type }) => type === 'charge.refunded');
    const states = refunded.map(({ data }) => 'refunded' in data.object && data.object.refunded);
    expect(states).toEqual([false, true]);
  });
});

it('refuses what took no money', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  const { refunds } = shop.stripe;
  expect(await refusalOf(refunds.create({ payment_intent: intent.id }))).toMatchObject({ statusCode: 400 });
  expect(await refusalOf(refunds.create({ charge: 'ch_none' }))).toMatchObject({ statusCode: 404 });
  expect(await refusalOf(refunds.create({}))).toMatchObject({ statusCode: 400 });
});
