import { expect, it, vi } from 'vitest';
import { catchStripeError, createTestIntent, payTestIntent, startTestEmulator } from './testing.ts';

it('charges a good card once and shows a receipt', async () => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  const paid = await payTestIntent(emulator, intent);
  expect(paid).toMatchObject({ status: 'succeeded', amount: 300, livemode: false });
  // Not visible with the publishable key.
  expect(paid).not.toHaveProperty('metadata');
  expect(paid).not.toHaveProperty('latest_charge');

  const expanded = await emulator.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(expanded).toMatchObject({
    status: 'succeeded',
    amount_received: 300,
    latest_charge: { object: 'charge', paid: true, amount_captured: 300, payment_intent: intent.id },
  });
  const charge = expanded.latest_charge;
  const receipt = typeof charge === 'object' ? charge?.receipt_url : '';
  const page = await fetch(String(receipt).replace('http://shop.test/dev/stripe', emulator.url));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('$3.00');
  expect((await fetch(`${emulator.url}/receipts/guess`)).status).toBe(404);

  const again = await catchStripeError(payTestIntent(emulator, intent));
  expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
});

it.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', '', 'Your card has expired.'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', /non test card/],
])('declines %s, then accepts another card', async (number, code, declineCode, message) => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  expect(await catchStripeError(payTestIntent(emulator, intent, number))).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: declineCode,
    message: expect.stringMatching(message),
  });
  const declined = await emulator.stripe.paymentIntents.retrieve(intent.id);
  expect(declined).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
  expect(declined.last_payment_error).toMatchObject({ type: 'card_error', code });
  expect((await payTestIntent(emulator, intent)).status).toBe('succeeded');
});

it.each([
  ['4000002500003155', 'passed', 'succeeded', undefined],
  ['4000002500003155', 'failed', 'requires_payment_method', 'payment_intent_authentication_failure'],
  ['4000008400001629', 'passed', 'requires_payment_method', 'card_declined'],
])('requires authentication for %s; %s ends in %s', async (number, outcome, status, code) => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  const confirmed = await payTestIntent(emulator, intent, number);
  expect(confirmed).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const { source } = confirmed.next_action?.use_stripe_sdk ?? {};
  expect((await emulator.postChallenge(source, outcome)).status).toBe(204);
  const after = await emulator.stripe.paymentIntents.retrieve(intent.id);
  expect(after.status).toBe(status);
  expect(after.last_payment_error?.code).toBe(code);
  expect((await emulator.postChallenge(source, 'passed')).status).toBe(404);
});

it.each([
  ['4000000000001000', 'succeeded'],
  ['4000000000001018', 'requires_payment_method'],
])('keeps %s processing for a while, then %s', async (number, status) => {
  const emulator = await startTestEmulator();
  await emulator.control({ processing: 100 });
  const intent = await createTestIntent(emulator);
  expect((await payTestIntent(emulator, intent, number)).status).toBe('processing');
  const cancel = emulator.stripe.paymentIntents.cancel(intent.id);
  expect(await catchStripeError(cancel)).toMatchObject({ statusCode: 400 });
  await vi.waitFor(async () =>
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status),
  );
});
