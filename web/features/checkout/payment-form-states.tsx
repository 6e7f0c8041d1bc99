import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** Placeholder of the payment form while it loads. */
export function PaymentFormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="visually-hidden">Loading payment form…</span>
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
      <p>
        We couldn't load the payment form. Check your connection and make sure that no ad blocker blocks
        stripe.com, then try again. You haven't been charged.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
