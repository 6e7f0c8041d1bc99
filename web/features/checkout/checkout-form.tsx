import { useEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { readAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { toCouponCode, toCouponPrice } from './coupon-check.ts';
import { CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { FreeUpgradeNotice, PaymentPending } from './payment-progress.tsx';
import { validateCoupon } from './queries.ts';
import { type CheckoutFormOptions, useCheckoutForm } from './use-checkout-form.ts';

/** The checkout: order summary, coupon and payment form. */
export function CheckoutForm(options: CheckoutFormOptions) {
  const { project, clientSecret, paymentIntentId } = options.checkout;
  const { payment, check, coupon, isFree, busy, isPending, ...form } = useCheckoutForm(options);
  const couponInput = useRef<HTMLInputElement>(null);
  const price = toCouponPrice(coupon);
  useEffect(preloadToasts, []);

  function removeCoupon() {
    check.setText('');
    couponInput.current?.focus();
  }

  return (
    <div className="grid items-start gap-6 md:gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <OrderSummary
        name={project.customTitle ?? project.name}
        price={price}
        added={readAddedAfterPaying(project.projectId).length}
      />
      <section aria-label={t('payment')} className="card grid gap-5 p-inset sm:p-6">
        {isPending && <PaymentPending free={isFree} processingMessage={form.processingMessage} />}
        {!isPending && <CouponField ref={couponInput} coupon={coupon} check={check} disabled={busy} />}
        {!isPending && isFree && <FreeUpgradeNotice busy={busy} onCancel={removeCoupon} />}
        {/* Stays mounted to keep the card details while a coupon is tried. */}
        <div hidden={isPending || isFree} className="border-t border-dashed pt-5">
          {payment.kind === 'loading' && <PaymentFormSkeleton />}
          {payment.kind === 'failed' && <PaymentFormError />}
          {payment.kind === 'ready' && form.canPay && (
            <PaymentForm
              stripe={payment.stripe}
              clientSecret={clientSecret}
              price={price}
              checking={!coupon.checked}
              busy={busy}
              setPrice={() => validateCoupon(paymentIntentId, toCouponCode(coupon))}
              onOutcome={form.handleOutcome}
              onError={form.handlePriceError}
            />
          )}
          <p className="mt-4 flex gap-2 text-sm text-muted">
            <span className="i-lucide-lock mt-0.5 shrink-0" aria-hidden="true" />
            {t('securedByStripe')}
          </p>
        </div>
      </section>
    </div>
  );
}
