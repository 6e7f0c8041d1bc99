import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PaymentFormSkeleton } from './payment-form-states.tsx';

/** Placeholder of the checkout while the payment is created. */
export function CheckoutSkeleton() {
  return (
    <div className="mx-auto grid max-w-224 gap-6">
      <Skeleton className="h-11 w-40" />
      <div className="grid items-start gap-6 md:gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <div className="grid gap-6 max-md:contents">
          <Skeleton className="h-18 w-4/5" />
          <Skeleton className="h-16 w-32" />
          <Skeleton className="h-56 max-md:order-last" />
        </div>
        <div className="card grid gap-5 p-inset sm:p-6">
          <Skeleton className="h-18" />
          <PaymentFormSkeleton />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  );
}
