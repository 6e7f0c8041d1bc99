import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';

/** The checkout until its payment has started. Also prerendered: a document that begins here shows it before its script runs. */
export function CheckoutOpening() {
  return (
    <Page width="wide">
      <CheckoutSkeleton />
    </Page>
  );
}
