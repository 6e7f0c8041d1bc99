import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** Placeholder of the payment form while it loads. */
export function PaymentFormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="visually-hidden">{t('loadingPaymentForm')}</span>
      <Skeleton className="h-18 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </div>
  );
}

/** Shown when Stripe's script or form did not load, often because of an ad blocker. */
export function PaymentFormError() {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('paymentFormFailed')}</p>
      <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
    </div>
  );
}
