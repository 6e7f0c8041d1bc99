import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import type { Project } from '../../worker/contract/projects.ts';
import { t } from '../../worker/messages/t.ts';
import { CheckoutView } from '../features/checkout/checkout-view.tsx';
import { startCheckout } from '../features/checkout/queries.ts';
import { storeOnboardingSeen } from '../features/onboarding/onboarding-seen.ts';
import { ReceiptLine } from '../features/owner-email/receipt-line.tsx';
import { ApiError, toServerMessage } from '../lib/api.ts';
import { clearCreatedProject, readCreatedProject } from '../lib/storage.ts';
import { Page } from '../ui/page/page.tsx';
import { showToast } from '../ui/toasts/toast.ts';
import { CheckoutOpening } from './-checkout/checkout-opening.tsx';
import { PaidPlan } from './-checkout/paid-plan.tsx';

export const Route = createFileRoute('/checkout/$projectId')({
  loader: async ({ location: { searchStr }, params: { projectId } }) => {
    // Removes a client secret from the URL. It is not used: the server knows the project's payment, so a crafted link
    // cannot make someone pay for another itinerary.
    if (searchStr)
      throw redirect({ to: '/checkout/$projectId', params: { projectId }, search: {}, replace: true });
    try {
      return await startCheckout(projectId);
    } catch (error) {
      throw toRedirect(projectId, error);
    }
  },
  // Not when a dialog adds its entry to the history: the payment was started on opening.
  shouldReload: false,
  pendingComponent: CheckoutOpening,
  component: CheckoutPage,
});

function CheckoutPage() {
  const start = Route.useLoaderData();
  const router = useRouter();
  return (
    <Page width="wide">
      <CheckoutView
        checkout={start}
        onCanceled={() => void router.invalidate()}
        onPaid={endWelcome}
        renderReceipt={({ projectId, ownerEmail }) =>
          ownerEmail && <ReceiptLine projectId={projectId} email={ownerEmail} />
        }
        renderPlan={(project) => <PaidPlan project={project} />}
      />
    </Page>
  );
}

/** The next screen is the itinerary itself: its host has seen the codes, and does not need the first steps anymore. */
function endWelcome({ projectId }: Pick<Project, 'projectId'>): void {
  if (readCreatedProject()?.projectId === projectId) clearCreatedProject();
  storeOnboardingSeen(projectId);
}

/** Returns where to redirect when the checkout cannot start. */
function toRedirect(projectId: string, error: unknown) {
  const params = { projectId };
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === 'ACCESS_REQUIRED') return redirect({ to: '/access/$projectId', params, replace: true });
  if (code === 'ADMIN_REQUIRED') {
    const description = toServerMessage(error);
    showToast({ title: t('upgradeError'), description, kind: 'error', acrossPages: true });
    return redirect({ to: '/project/$projectId', params, replace: true });
  }
  const description = t('upgradeNotStarted');
  showToast({ title: t('error'), description, kind: 'error', acrossPages: true });
  return redirect({ to: '/', replace: true });
}
