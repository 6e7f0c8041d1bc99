import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** The card form's place, until it has come. */
export function PaymentFormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="only-read">Loading the card form…</span>
      <Skeleton className="h-18 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </div>
  );
}

/** The provider's script or form did not come: often a blocker's doing. */
export function PaymentFormError() {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        The card form did not load. Check that you are online and that nothing in this browser blocks
        stripe.com, then try again. Nothing was charged.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
