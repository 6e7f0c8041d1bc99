import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { FULL_ACCESS_FEATURES } from '../../lib/full-access.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { closeUpgradePrompt, readUpgradePrompt, subscribeToUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { refreshAfterUpgrade, startUpgrade } from './queries.ts';

type Props = {
  projectId: string;
  /** What has to be done first, where this browser may not begin an upgrade yet. */
  prepare?: () => Promise<unknown>;
};

/** Opens when a trial's limit is met, wherever that was. Default export, loaded when it is first shown. */
export default function UpgradePrompt({ projectId, prepare }: Props) {
  const client = useQueryClient();
  const asked = useSyncExternalStore(subscribeToUpgradePrompt, readUpgradePrompt);
  const [busy, setBusy] = useState(false);

  // Back from the checkout a browser may show this very page again, as it was before the payment.
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
      // A whole new page: only there is the payment provider's script let in.
      window.location.assign(await startUpgrade(projectId));
    } catch (error) {
      setBusy(false);
      await fail(error instanceof ApiError ? error.body?.code : undefined, toServerMessage(error));
    }
  }

  async function fail(code: string | undefined, message: string | undefined) {
    if (code === 'CONFLICT') {
      // Paid in another tab, perhaps, or by somebody else.
      await refreshAfterUpgrade(client, projectId);
      if (client.getQueryData<{ project: Project }>(queryKeys.itinerary(projectId))?.project.isPaid) {
        closeUpgradePrompt();
        return showToast({ title: message ?? 'This itinerary has Full Access already.', kind: 'ok' });
      }
    }
    const description =
      code === 'NOT_CONFIGURED' && message ? message : 'Failed to start upgrade process. Please try again.';
    showToast({ title: 'Upgrade Error', description, kind: 'error' });
  }

  return (
    <Dialog
      open={asked !== null}
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
      <p className="rounded-2 bg-[var(--sunk)] px-4 py-2.5 text-sm">You tried to: {asked}</p>
      <ul className="mt-4 grid gap-2">
        {FULL_ACCESS_FEATURES.map((inclusion) => (
          <li key={inclusion} className="flex gap-2.5">
            <span className="i-lucide-check mt-1 text-[var(--accent-ink)]" aria-hidden="true" />
            {inclusion}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">${FULL_ACCESS_CENTS / 100}, once. No subscription.</p>
    </Dialog>
  );
}
