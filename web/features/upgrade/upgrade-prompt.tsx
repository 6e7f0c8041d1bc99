import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { toServerMessage } from '../../lib/api.ts';
import { closeUpgradePrompt, subscribeToUpgradePrompt, upgradeAsked } from '../../lib/upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { configOptions } from './queries.ts';

const INCLUSIONS = [
  'Unlimited events and attendees',
  'FAQ management',
  'Custom colors and themes',
  'Header images, fonts and backgrounds',
  'Sharing with a link and access code',
  'Print-friendly export',
  'Filtering by attendee',
];

/** Opens when a trial's limit is met, wherever that was. Default export, for React.lazy. */
export default function UpgradePrompt({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const asked = useSyncExternalStore(subscribeToUpgradePrompt, upgradeAsked);
  const [busy, setBusy] = useState(false);

  async function upgrade() {
    setBusy(true);
    try {
      const { stripePublishableKey } = await client.fetchQuery(configOptions);
      if (stripePublishableKey) return window.location.assign(`/checkout/${projectId}`);
      showToast({
        title: 'Upgrade Error',
        description: 'Payment processing is not configured. Please contact support.',
        kind: 'error',
      });
    } catch (error) {
      showToast({
        title: 'Upgrade Error',
        description: toServerMessage(error) ?? 'Failed to start upgrade process. Please try again.',
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
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
        {INCLUSIONS.map((inclusion) => (
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
