import type { PaymentIntent } from '@stripe/stripe-js';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { storeAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CheckoutForm } from './checkout-form.tsx';

const stripe = vi.hoisted(() => ({ retrievePaymentIntent: vi.fn(), confirmPayment: vi.fn() }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }));
vi.mock('@stripe/react-stripe-js', async () => {
  const { useEffect } = await import('react');
  const elements = { fetchUpdates: vi.fn() };
  return {
    Elements: ({ children }: { children: React.ReactNode }) => children,
    PaymentElement: function PaymentElement({ onReady }: { onReady: () => void }) {
      useEffect(() => onReady(), []);
      return <input aria-label="Card number" />;
    },
    useStripe: () => stripe,
    useElements: () => elements,
  };
});

const COUPON = 'POST /api/validate-coupon';
const CONFIRM = 'POST /api/projects/ABCD2345/confirm-payment';
const project = { projectId: 'ABCD2345', name: 'Paris', customTitle: null } as Project;
const couponResult = (finalAmount: number) => ({
  body: { success: true, finalAmount, discountAmount: 300 - finalAmount, freeUpgrade: finalAmount === 0 },
});
const toIntent = (status: PaymentIntent.Status, amount = 300) => ({
  paymentIntent: { id: 'pi_1', status, amount },
});

const couponField = () => screen.getByRole('textbox', { name: 'Coupon code' });
const payButton = (price: string) => screen.findByRole('button', { name: `Pay ${price}` });

async function renderForm() {
  const onPaid = vi.fn();
  const onCanceled = vi.fn();
  const checkout = {
    kind: 'open' as const,
    project,
    publishableKey: 'pk_1',
    clientSecret: 'pi_1_secret_2',
    paymentIntentId: 'pi_1',
  };
  const form = <CheckoutForm checkout={checkout} onPaid={onPaid} onCanceled={onCanceled} />;
  return { onPaid, onCanceled, ...(await renderComponent(form)) };
}

beforeEach(() => {
  stripe.retrievePaymentIntent.mockResolvedValue(toIntent('requires_payment_method'));
  stripe.confirmPayment.mockResolvedValue(toIntent('succeeded'));
});

describe('paying by card', () => {
  it('charges once for a double click and reports the paid project', async () => {
    const { calls } = mockApi({ [CONFIRM]: { body: { project } } });
    const { user, onPaid } = await renderForm();
    await user.dblClick(await payButton('$3.00'));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(project));
    expect(stripe.confirmPayment).toHaveBeenCalledOnce();
    expect(calls.map(({ json }) => json)).toEqual([{ paymentIntentId: 'pi_1' }]);
  });

  it('says how many events are added once it is paid', async () => {
    mockApi();
    storeAddedAfterPaying('ABCD2345', [1, 2, 3]);
    await renderForm();
    expect(await screen.findByText('Your 3 events are added as soon as you pay.')).toBeVisible();
    storeAddedAfterPaying('ABCD2345', null);
  });

  it('shows why a card was declined and can be submitted again', async () => {
    mockApi();
    const error = { type: 'card_error', message: 'Your card was declined.' };
    stripe.confirmPayment.mockResolvedValue({ error });
    const { user, onPaid } = await renderForm();
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByText('Your card was declined.')).toBeVisible();
    expect(await payButton('$3.00')).toBeEnabled();
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('says that the payment was received if the access ended meanwhile', async () => {
    mockApi({ [CONFIRM]: errorReply(401, 'ACCESS_REQUIRED', 'Access required') });
    const { user, onPaid } = await renderForm();
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Payment received')).toBeVisible();
    expect(screen.getByText(/enter your codes/)).toBeVisible();
    expect(screen.queryByText('Payment Failed')).toBeNull();
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('takes the failure back when the next try succeeds', async () => {
    mockApi({ [CONFIRM]: { body: { project } } });
    const error = { type: 'card_error', message: 'Your card was declined.' };
    stripe.confirmPayment.mockResolvedValueOnce({ error });
    const { user, onPaid } = await renderForm();
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    await user.click(await payButton('$3.00'));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(project));
    const toast = screen.queryByText('Payment Failed')?.closest('.toast:not([data-ending-style])');
    expect(toast ?? null).toBeNull();
  });

  it('starts over when the payment was canceled elsewhere', async () => {
    mockApi();
    stripe.confirmPayment.mockResolvedValue({ error: { payment_intent: { status: 'canceled' } } });
    const { user, onCanceled } = await renderForm();
    await user.click(await payButton('$3.00'));
    await waitFor(() => expect(onCanceled).toHaveBeenCalledOnce());
    expect(screen.getByText('Payment Error')).toBeVisible();
  });

  it('keeps asking for the outcome while the server is busy', async () => {
    mockApi({ [CONFIRM]: errorReply(503, 'UNAVAILABLE', 'Busy.', { retryAfter: 30 }) });
    const { user } = await renderForm();
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Confirming your payment…')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  });

  it('says that the bank is processing the payment, and not that it failed', async () => {
    const message = 'Your bank is still processing the payment.';
    const bodies = [{ success: true, processing: true, message }, { project }];
    mockApi({ [CONFIRM]: () => ({ body: bodies.shift() }) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, onPaid } = await renderForm();
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Your payment is processing…')).toBeVisible();
    expect(screen.getByText(`${message} You can close this page.`)).toBeVisible();
    expect(onPaid).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(project));
  });

  it('confirms a payment made in another tab without charging again', async () => {
    mockApi({ [CONFIRM]: { body: { project } } });
    stripe.retrievePaymentIntent.mockResolvedValue(toIntent('succeeded'));
    const { onPaid } = await renderForm();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(project));
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
  });
});

describe('coupons', () => {
  it('blocks paying during validation, then charges the reduced price', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof couponResult>>();
    mockApi({ [COUPON]: () => promise });
    const { user } = await renderForm();
    await user.type(couponField(), 'half50');
    await user.click(await payButton('$3.00'));
    expect(await screen.findByText('Coupon validation in progress. Please wait.')).toBeVisible();
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
    await user.type(couponField(), '{Enter}');
    resolve(couponResult(150));
    expect(await payButton('$1.50')).toBeVisible();
    expect(screen.getByText('$1.50 off')).toBeVisible();
  });

  it('shows an invalid code at the field and keeps the full price', async () => {
    mockApi({ [COUPON]: errorReply(400, 'COUPON_INVALID', 'This coupon has expired.') });
    const { user } = await renderForm();
    await user.type(couponField(), 'OLD{Enter}');
    await waitFor(() => expect(couponField()).toHaveAccessibleDescription('This coupon has expired.'));
    expect(await payButton('$3.00')).toBeVisible();
  });

  it('redeems a coupon for the full price after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = mockApi({ [COUPON]: couponResult(0), [CONFIRM]: { body: { project } } });
    const { user, onPaid } = await renderForm();
    await user.type(couponField(), 'FREE100{Enter}');
    expect(await screen.findByText('Free Upgrade')).toBeVisible();
    expect(screen.getByText('100% off')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(project));
    expect(calls.at(-1)?.json).toEqual({ couponCode: 'FREE100' });
  });

  it('cancels a free upgrade', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = mockApi({ [COUPON]: ({ json }) => couponResult(isEmpty(json) ? 300 : 0) });
    const { user, onPaid } = await renderForm();
    await user.type(couponField(), 'FREE100{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(couponField()).toHaveFocus();
    expect(couponField()).toHaveValue('');
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(await payButton('$3.00')).toBeVisible();
    expect(onPaid).not.toHaveBeenCalled();
    expect(calls.filter(({ path }) => path.endsWith('/confirm-payment'))).toEqual([]);
  });
});

const isEmpty = (json: unknown) => (json as { couponCode: string }).couponCode === '';
