import { useEffect, useEffectEvent } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { toCouponCode } from './coupon-check.ts';
import type { PaymentOutcome } from './pay-by-card.ts';
import type { CheckoutStart } from './queries.ts';
import { useCoupon } from './use-coupon.ts';
import { showPaymentFailure, toPaymentError, usePaymentConfirmation } from './use-payment-confirmation.ts';
import { useStripePayment } from './use-stripe-payment.ts';

/** Time to read "Free Upgrade", and to cancel, before the coupon is redeemed. */
const FREE_UPGRADE_DELAY_MS = 2000;

export type CheckoutFormOptions = {
  checkout: Extract<CheckoutStart, { kind: 'open' }>;
  onPaid: (project: Project) => void;
  /** The payment was canceled elsewhere; a new one is needed. */
  onCanceled: () => void;
};

/** State and actions of the checkout form: the payment, its coupon, and the confirmation by the server. */
export function useCheckoutForm({ checkout, onPaid, onCanceled }: CheckoutFormOptions) {
  const { project, publishableKey, clientSecret, paymentIntentId } = checkout;
  const payment = useStripePayment(publishableKey, clientSecret);
  const { check, coupon } = useCoupon(paymentIntentId);
  const { status, processingMessage, confirm } = usePaymentConfirmation(project.projectId, onPaid);
  const isFree = coupon.checked && coupon.result?.freeUpgrade === true;

  // Paid in another tab or before a reload: only the confirmation is missing.
  const alreadyPaid = payment.kind === 'ready' && payment.alreadyPaid;
  const confirmEarlierPayment = useEffectEvent(() => void confirm({ paymentIntentId }));
  useEffect(() => {
    if (alreadyPaid) confirmEarlierPayment();
  }, [alreadyPaid]);

  const redeemCoupon = useEffectEvent(() => {
    void confirm({ couponCode: toCouponCode(coupon) }, (message) =>
      message ? check.reject(message) : showToast(toPaymentError()),
    );
  });
  useEffect(() => {
    if (!isFree) return;
    const timer = setTimeout(redeemCoupon, FREE_UPGRADE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isFree]);

  function handleOutcome(outcome: PaymentOutcome) {
    if (outcome.kind === 'submitted') return void confirm({ paymentIntentId });
    // If nothing was charged, the server's message would blame the card. The connection was lost instead.
    if (outcome.kind === 'unknown') {
      return void confirm({ paymentIntentId }, () => showToast(toPaymentError()));
    }
    showPaymentFailure(outcome.kind === 'failed' ? outcome.message : undefined);
    if (outcome.kind === 'canceled') onCanceled();
  }

  function handlePriceError(error: unknown) {
    const isInvalid = error instanceof ApiError && error.body?.code === 'COUPON_INVALID';
    if (isInvalid) check.reject(toServerMessage(error) ?? t('invalidCoupon'));
    else showToast(toPaymentError());
  }

  return {
    payment,
    check,
    coupon,
    isFree,
    busy: status !== 'idle',
    processingMessage,
    isPending: status === 'retrying' || (alreadyPaid && status === 'asking'),
    /** An earlier payment that could not be confirmed may be repeated. */
    canPay: !alreadyPaid || status === 'idle',
    handleOutcome,
    handlePriceError,
  };
}
