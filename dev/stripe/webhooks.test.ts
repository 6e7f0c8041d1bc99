import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openShop, order, pay, readEvents, refusalOf, SECRETS } from './testing.ts';

const typesOf = async (shop: Parameters<typeof readEvents>[0]) =>
  (await readEvents(shop)).map(({ type }) => type);

it('tells the product in signed events', async () => {
  const shop = await openShop();
  const intent = await order(shop);
  await refusalOf(pay(shop, intent, '4000000000000002'));
  await pay(shop, intent);
  await vi.waitFor(() => expect(shop.product.received).toHaveLength(5));
  const events = await readEvents(shop);
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.failed',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ]);
  const paid = events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(paid).toMatchObject({
    object: 'event',
    livemode: false,
    request: { id: expect.stringMatching(/^req_/) },
    data: { object: { id: intent.id, status: 'succeeded', metadata: { projectId: 'ABCD2345' } } },
  });
  // An event shows the moment it tells of, not the present one.
  const made = events.find(({ type }) => type === 'payment_intent.created');
  expect(made?.data.object).toMatchObject({ status: 'requires_payment_method' });
});

it('signs with the secret, over the very body', async () => {
  const shop = await openShop();
  await order(shop);
  await vi.waitFor(() => expect(shop.product.received).toHaveLength(1));
  const [{ body, signature } = { body: '', signature: '' }] = shop.product.received;
  const check = (text: string, secret: string) =>
    shop.stripe.webhooks.constructEventAsync(text, signature, secret);
  await expect(check(body, 'whsec_other')).rejects.toThrow('No signatures found');
  await expect(check(body.replace('300', '100'), SECRETS.webhookSecret)).rejects.toThrow();
  await expect(check(body, SECRETS.webhookSecret)).resolves.toMatchObject({ object: 'event' });
});

it('comes again until it is taken', async () => {
  const shop = await openShop();
  await shop.control({ retryWebhooks: 20 });
  shop.product.answer = 500;
  await order(shop);
  await vi.waitFor(() => expect(shop.product.received.length).toBeGreaterThan(2));
  shop.product.answer = 200;
  await vi.waitFor(async () =>
    expect(await readDeliveries(shop.url)).toMatchObject([{ done: true, status: 200 }]),
  );
  const count = shop.product.received.length;
  await sleep(150);
  expect(shop.product.received).toHaveLength(count);
  expect(new Set((await readEvents(shop)).map(({ id }) => id)).size).toBe(1);
});

it('sends duplicates, in the wrong order, late, on request', async () => {
  const shop = await openShop();
  await shop.control({ duplicateWebhooks: 2, reverseWebhooks: true, delayWebhooks: 200 });
  await pay(shop, await order(shop));
  expect(shop.product.received).toEqual([]);
  await vi.waitFor(() => expect(shop.product.received).toHaveLength(9));
  const types = ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'];
  expect(await typesOf(shop)).toEqual(types.flatMap((type) => [type, type, type]));
});

it('sends nothing while muted, and all of it when asked', async () => {
  const shop = await openShop();
  await shop.control({ muteWebhooks: true });
  await pay(shop, await order(shop));
  await sleep(50);
  expect(shop.product.received).toEqual([]);
  expect((await shop.stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  await shop.control({ muteWebhooks: false, resend: 'all' });
  await vi.waitFor(() => expect(shop.product.received).toHaveLength(3));
});

async function readDeliveries(url: string) {
  return ((await (await fetch(`${url}/_control`)).json()) as { deliveries: object[] }).deliveries;
}
