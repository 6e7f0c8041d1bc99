import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { FULL_ACCESS_FEATURES } from '../../lib/full-access.ts';
import {
  closeUpgradePrompt,
  readUpgradePrompt,
  subscribeToUpgradePrompt,
} from '../../lib/opened-upgrade-prompt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { refreshAfterUpgrade, startUpgrade } from './queries.ts';

type Props = {
  projectId: string;
  /** Runs before the upgrade, e.g. to get owner access. */
  prepare?: () => Promise<unknown>;
};

/** Dialog that opens when a trial limit is reached (lib/opened-upgrade-prompt.ts). */
export default function UpgradePrompt({ projectId, prepare }: Props) {
  const client = useQueryClient();
  const opened = useSyncExternalStore(subscribeToUpgradePrompt, readUpgradePrompt);
  const feature = opened && (toUpgradeFeature(opened) ?? opened);
  const [busy, setBusy] = useState(false);

  // Going back from the checkout may restore this page from the back/forward cache, without the payment.
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBusy(false);
      void refreshAfterUpgrade(client, projectId);
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [client, projectId]);

  async function upgrade() {
    setBusy(true);
    try {
      await prepare?.();
      // Loads a new document: only the checkout page's CSP allows Stripe.
      window.location.assign(await startUpgrade(projectId));
    } catch (error) {
      setBusy(false);
      await fail(error instanceof ApiError ? error.body?.code : undefined, toServerMessage(error));
    }
  }

  async function fail(code: string | undefined, message: string | undefined) {
    if (code === 'CONFLICT') {
      // Possibly paid in another tab or by another admin.
      await refreshAfterUpgrade(client, projectId);
      if (client.getQueryData<{ project: Project }>(queryKeys.itinerary(projectId))?.project.isPaid) {
        closeUpgradePrompt();
        return showToast({ title: message ?? 'This itinerary already has Full Access.', kind: 'ok' });
      }
    }
    const description =
      code === 'NOT_CONFIGURED' && message ? message : 'Failed to start upgrade process. Please try again.';
    showToast({ title: 'Upgrade Error', description, kind: 'error' });
  }

  return (
    <Dialog
      open={feature !== null}
      onOpenChange={(open) => !open && closeUpgradePrompt()}
      size="small"
      title="Full Access"
      description="You've reached the limit of your trial. Unlock all features with Full Access!"
      actions={
        <>
          <Button onClick={closeUpgradePrompt}>Maybe Later</Button>
          <Button variant="primary" busy={busy} onClick={upgrade}>
            Upgrade Now
          </Button>
        </>
      }
    >
      <p className="rounded-2 bg-[var(--sunk)] px-4 py-2.5 text-sm">You tried to: {feature}</p>
      <ul className="mt-4 grid gap-2">
        {FULL_ACCESS_FEATURES.map((item) => (
          <li key={item} className="flex gap-2.5">
            <span className="i-lucide-check mt-1 text-[var(--accent-ink)]" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">${FULL_ACCESS_CENTS / 100} one time. No subscription.</p>
    </Dialog>
  );
}
