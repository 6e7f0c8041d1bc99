import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { CheckoutView } from '../features/checkout/checkout-view.tsx';
import { startCheckout } from '../features/checkout/queries.ts';
import { ApiError, toServerMessage } from '../lib/api.ts';
import { Page } from '../ui/page/page.tsx';
import { showToast } from '../ui/toasts/toast.ts';

export const Route = createFileRoute('/checkout/$projectId')({
  // A secret in the address, ours or the provider's on the way back, leaves it at once. It is not used
  // either: the server says which payment is this itinerary's, so a link cannot have one pay another's.
  beforeLoad: ({ location: { searchStr }, params }) => {
    if (searchStr) throw redirect({ to: '/checkout/$projectId', params, search: {}, replace: true });
  },
  loader: async ({ params: { projectId } }) => {
    try {
      return await startCheckout(projectId);
    } catch (error) {
      throw turnAway(projectId, error);
    }
  },
  pendingMs: 120,
  pendingComponent: () => (
    <Page width="wide">
      <CheckoutSkeleton />
    </Page>
  ),
  component: CheckoutPage,
  // All of it apart from the entry: nothing of a payment is loaded anywhere else.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
});

function CheckoutPage() {
  const start = Route.useLoaderData();
  const router = useRouter();
  return (
    <Page width="wide">
      <CheckoutView checkout={start} onCanceled={() => void router.invalidate()} />
    </Page>
  );
}

/** Where to go when no payment could be begun: to the door, to the itinerary, else home with a word why. */
function turnAway(projectId: string, error: unknown) {
  const params = { projectId };
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === 'ACCESS_REQUIRED') return redirect({ to: '/access/$projectId', params, replace: true });
  if (code === 'ADMIN_REQUIRED') {
    showToast({ title: 'Upgrade Error', description: toServerMessage(error), kind: 'error' });
    return redirect({ to: '/project/$projectId', params, replace: true });
  }
  const description = 'Failed to initiate upgrade. Please try again.';
  showToast({ title: 'Error', description, kind: 'error' });
  return redirect({ to: '/', replace: true });
}
