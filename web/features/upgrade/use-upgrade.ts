import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { storeAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { refreshAfterUpgrade, startUpgrade } from './queries.ts';

/** Errors whose message says what to do. Another try would not help. */
const EXPLAINED = new Set(['NOT_CONFIGURED', 'ACCESS_REQUIRED', 'ADMIN_REQUIRED']);

/** Opens the checkout of an itinerary. `prepare` runs before, e.g. to get owner access. */
export function useUpgrade(projectId: string, prepare?: () => Promise<unknown>) {
  const client = useQueryClient();
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

  async function upgrade(added: readonly number[] | null) {
    if (busy) return;
    setBusy(true);
    storeAddedAfterPaying(projectId, added);
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
        openUpgradePrompt(null);
        return showToast({ title: message ?? t('hasFullAccess'), kind: 'ok' });
      }
    }
    const isHelpful = code !== undefined && EXPLAINED.has(code);
    const description = isHelpful && message ? message : t('upgradeFailed');
    showToast({ title: t('upgradeError'), description, kind: 'error' });
  }

  return {
    busy,
    /** `added` are the proposals that paying adds. */
    upgrade: (added: readonly number[] | null = null) => void upgrade(added),
  };
}
