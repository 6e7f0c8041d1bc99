import type { PaymentIntentResult, StripeElements } from '@stripe/stripe-js';
import { expect, it, vi } from 'vitest';
import { payByCard, toPaymentOutcome } from './pay-by-card.ts';

const answer = (parts: object) => parts as PaymentIntentResult;
const intent = (status: string, amount = 300) => ({ id: 'pi_1', status, amount });

function prepare(before: object, confirmed: object | Error) {
  const stripe = {
    retrievePaymentIntent: vi.fn(async () => answer({ paymentIntent: before })),
    confirmPayment: vi.fn(async () => {
      if (confirmed instanceof Error) throw confirmed;
      return answer(confirmed) as never;
    }),
  };
  const fetchUpdates = vi.fn(async () => ({}));
  const elements = { fetchUpdates } as unknown as StripeElements;
  const setPrice = vi.fn(async () => ({}));
  const run = (price = 300) =>
    payByCard({
      stripe,
      elements,
      clientSecret: 'pi_1_secret_2',
      price,
      setPrice,
      returnUrl: 'http://here/',
    });
  return { stripe, fetchUpdates, setPrice, run };
}

it('charges the card', async () => {
  const { stripe, setPrice, run } = prepare(intent('requires_payment_method'), {
    paymentIntent: intent('succeeded'),
  });
  expect(await run()).toEqual({ kind: 'submitted' });
  expect(stripe.confirmPayment).toHaveBeenCalledOnce();
  expect(setPrice).not.toHaveBeenCalled();
});

it('does not charge a payment that another tab has paid', async () => {
  for (const status of ['succeeded', 'processing']) {
    const { stripe, run } = prepare(intent(status), {});
    expect(await run()).toEqual({ kind: 'submitted' });
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
  }
});

it('charges the price on the page, even if another tab has changed it', async () => {
  const { stripe, fetchUpdates, setPrice, run } = prepare(intent('requires_payment_method', 150), {
    paymentIntent: intent('succeeded'),
  });
  await run(300);
  expect(setPrice).toHaveBeenCalledOnce();
  expect(fetchUpdates).toHaveBeenCalledBefore(stripe.confirmPayment);
});

it('charges nothing if setting the price fails', async () => {
  const { stripe, setPrice, run } = prepare(intent('requires_payment_method', 150), {});
  setPrice.mockRejectedValueOnce(new Error('no coupon'));
  await expect(run(300)).rejects.toThrow('no coupon');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

it('reports a lost connection as unknown, not failed', async () => {
  expect(await prepare(intent('requires_payment_method'), new TypeError('Failed to fetch')).run()).toEqual({
    kind: 'unknown',
  });
  for (const type of ['api_connection_error', 'api_error']) {
    expect(toPaymentOutcome(answer({ error: { type, message: 'Connection lost.' } }))).toEqual({
      kind: 'unknown',
    });
  }
});

it('reports a decline with the message of Stripe, and detects a payment by another tab', () => {
  const declined = { type: 'card_error', message: 'Your card was declined.' };
  expect(toPaymentOutcome(answer({ error: declined }))).toEqual({
    kind: 'failed',
    message: 'Your card was declined.',
  });
  const late = { type: 'invalid_request_error', message: 'Unexpected state.' };
  const after = (status: string) =>
    toPaymentOutcome(answer({ error: { ...late, payment_intent: intent(status) } }));
  expect(after('succeeded')).toEqual({ kind: 'submitted' });
  expect(after('canceled')).toEqual({ kind: 'canceled' });
  expect(toPaymentOutcome(answer({ paymentIntent: intent('requires_action') }))).toEqual({ kind: 'failed' });
});
