import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import {
  catchStripeError,
  createTestIntent,
  payTestIntent,
  readReceivedEvents,
  STRIPE_TEST_KEYS,
  startTestEmulator,
} from './testing.ts';

it('sends signed events with the object as it was', async () => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  await catchStripeError(payTestIntent(emulator, intent, '4000000000000002'));
  await payTestIntent(emulator, intent);
  await vi.waitFor(() => expect(emulator.webhook.calls).toHaveLength(5));
  const events = await readReceivedEvents(emulator);
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
    data: { object: { id: intent.id, status: 'succeeded', metadata: { projectId: 'ABCD2345' } } },
  });
  const created = events.find(({ type }) => type === 'payment_intent.created');
  expect(created?.data.object).toMatchObject({ status: 'requires_payment_method' });
});

it('signs the body with the webhook secret', async () => {
  const emulator = await startTestEmulator();
  await createTestIntent(emulator);
  await vi.waitFor(() => expect(emulator.webhook.calls).toHaveLength(1));
  const [{ body, signature } = { body: '', signature: '' }] = emulator.webhook.calls;
  const check = (text: string, secret: string) =>
    emulator.stripe.webhooks.constructEventAsync(text, signature, secret);
  await expect(check(body, 'whsec_other')).rejects.toThrow('No signatures found');
  await expect(check(body.replace('300', '100'), STRIPE_TEST_KEYS.webhookSecret)).rejects.toThrow();
  await expect(check(body, STRIPE_TEST_KEYS.webhookSecret)).resolves.toMatchObject({ object: 'event' });
});

it('retries until the webhook accepts the event', async () => {
  const emulator = await startTestEmulator();
  emulator.webhook.status = 500;
  await createTestIntent(emulator);
  await vi.waitFor(() => expect(emulator.webhook.calls).toHaveLength(1));
  emulator.webhook.status = 200;
  await vi.waitFor(
    async () =>
      expect((await emulator.readControl()).deliveries).toMatchObject([{ done: true, status: 200 }]),
    { timeout: 5000 },
  );
  const [first, second] = await readReceivedEvents(emulator);
  expect(second?.id).toBe(first?.id);
  expect(emulator.webhook.calls).toHaveLength(2);
});

it('sends events duplicated, reversed and delayed', async () => {
  const emulator = await startTestEmulator();
  await emulator.control({ duplicateWebhooks: 2, reverseWebhooks: true, delayWebhooks: 200 });
  await payTestIntent(emulator, await createTestIntent(emulator));
  expect(emulator.webhook.calls).toEqual([]);
  await vi.waitFor(() => expect(emulator.webhook.calls).toHaveLength(9));
  const types = ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'];
  const received = (await readReceivedEvents(emulator)).map(({ type }) => type);
  expect(received).toEqual(types.flatMap((type) => [type, type, type]));
});

it('resends all events on request', async () => {
  const emulator = await startTestEmulator();
  await payTestIntent(emulator, await createTestIntent(emulator));
  await vi.waitFor(async () =>
    expect((await emulator.readControl()).deliveries.map(({ done }) => done)).toEqual([true, true, true]),
  );
  await emulator.control({ resend: 'all' });
  await vi.waitFor(() => expect(emulator.webhook.calls).toHaveLength(6));
  await sleep(50);
  expect(emulator.webhook.calls).toHaveLength(6);
});
