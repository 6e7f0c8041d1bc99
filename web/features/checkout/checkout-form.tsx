import { useEffect, useEffectEvent } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { prepareToasts } from '../../ui/toasts/prepare-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { toCouponCode, toCouponPrice } from './coupon-check.ts';
import { CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { PaymentOutcome } from './pay-by-card.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { FreeUpgradeNotice, PaymentPending } from './payment-progress.tsx';
import { applyCoupon, type CheckoutStart } from './queries.ts';
import { useCoupon } from './use-coupon.ts';
import { PAYMENT_ERROR, usePaymentConfirmation } from './use-payment-confirmation.ts';
import { useStripePayment } from './use-stripe-payment.ts';

/** Milliseconds that "Free Upgrade" can be read, and called off, before it happens. */
const FREE_UPGRADE_DELAY = 2000;

type Props = {
  checkout: Extract<CheckoutStart, { kind: 'open' }>;
  onPaid: (project: Project) => void;
  /** The payment was called off elsewhere: another has to be begun. */
  onCanceled: () => void;
};

/** Where it is paid: what is bought on one side, coupon and card on the other. */
export function CheckoutForm({ checkout, onPaid, onCanceled }: Props) {
  const { project, publishableKey, clientSecret, paymentIntentId } = checkout;
  const door = useStripePayment(publishableKey, clientSecret);
  const { check, coupon } = useCoupon(paymentIntentId);
  const { settling, confirm } = usePaymentConfirmation(project.projectId, onPaid);
  const price = toCouponPrice(coupon);
  const code = toCouponCode(coupon);
  const free = coupon.checked && coupon.result?.freeUpgrade === true;
  useEffect(prepareToasts, []);

  // Paid in another tab or before a reload: nothing is asked for again.
  const sentBefore = door.kind === 'open' && door.alreadyPaid;
  const confirmEarlier = useEffectEvent(() => void confirm({ paymentIntentId: paymentIntentId }));
  useEffect(() => {
    if (sentBefore) confirmEarlier();
  }, [sentBefore]);

  const redeemCoupon = useEffectEvent(() => {
    void confirm({ couponCode: code }, (message) =>
      message ? check.reject(message) : showToast(PAYMENT_ERROR),
    );
  });
  useEffect(() => {
    if (!free) return;
    const timer = setTimeout(redeemCoupon, FREE_UPGRADE_DELAY);
    return () => clearTimeout(timer);
  }, [free]);

  function conclude(outcome: PaymentOutcome) {
    if (outcome.kind === 'sent') return void confirm({ paymentIntentId: paymentIntentId });
    // The server asks the provider; where nothing was charged, its words would blame the card.
    if (outcome.kind === 'unknown') {
      return void confirm({ paymentIntentId: paymentIntentId }, () => showToast(PAYMENT_ERROR));
    }
    if (outcome.kind === 'failed' && outcome.message) {
      return showToast({ title: 'Payment Failed', description: outcome.message, kind: 'error' });
    }
    showToast(PAYMENT_ERROR);
    if (outcome.kind === 'ended') onCanceled();
  }

  function refusePrice(error: unknown) {
    const refused = error instanceof ApiError && error.body?.code === 'COUPON_INVALID';
    if (refused) check.reject(toServerMessage(error) ?? 'Invalid coupon code');
    else showToast(PAYMENT_ERROR);
  }

  const waiting = settling === 'waiting' || (sentBefore && settling === 'asking');
  return (
    <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <OrderSummary name={project.customTitle ?? project.name} price={price} />
      <section aria-label="Payment" className="card grid gap-5 p-5 sm:p-6">
        {waiting && <PaymentPending free={free} />}
        {!waiting && <CouponField coupon={coupon} check={check} disabled={settling !== 'no'} />}
        {!waiting && free && <FreeUpgradeNotice />}
        {/* Kept behind what covers it: what was typed is still there when a coupon is taken off. */}
        <div hidden={waiting || free} className="border-t border-dashed pt-5">
          {door.kind === 'loading' && <PaymentFormSkeleton />}
          {door.kind === 'failed' && <PaymentFormError />}
          {door.kind === 'open' && (!sentBefore || settling === 'no') && (
            <PaymentForm
              stripe={door.stripe}
              clientSecret={clientSecret}
              price={price}
              checking={!coupon.checked}
              busy={settling !== 'no'}
              setPrice={() => applyCoupon(paymentIntentId, code)}
              onOutcome={conclude}
              onError={refusePrice}
            />
          )}
          <p className="mt-4 flex gap-2 text-sm text-muted">
            <span className="i-lucide-lock mt-0.5 shrink-0" aria-hidden="true" />
            Your card goes straight to Stripe, our payment provider. We never see its number.
          </p>
        </div>
      </section>
    </div>
  );
}
