import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { verifyAdminCode } from '../../features/itinerary/project-access.ts';
import { ApiError } from '../../lib/api.ts';
import { withHostMessages } from '../../lib/host-messages.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { readAdminCode, storeAdminCode } from '../../lib/storage.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/** Loads the admin panel. */
export const loadAdminPanel = withHostMessages(() => import('./admin-panel.tsx'));
const loadCodeDialog = withHostMessages(() => import('../../features/admin/admin-code-dialog.tsx'), 'host');

/** Loads the admin panel after the code was verified. Refetches first, so the page knows its new role. */
export async function loadAdminPanelAfterVerify(client: QueryClient, projectId: string) {
  await refreshItinerary(client, projectId);
  return loadAdminPanel();
}

/** Loads what the Admin button opens: the panel if allowed or the stored code is valid, else the code dialog. */
export async function loadAdminDialog(client: QueryClient, projectId: string, isHost: boolean) {
  if (isHost) return loadAdminPanel();
  const storedCode = readAdminCode(projectId);
  if (storedCode === null) return loadCodeDialog();
  try {
    await verifyAdminCode(projectId, storedCode);
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'CODE_INCORRECT') {
      // The code was changed. Retrying it would use up one of five attempts each time.
      storeAdminCode(projectId, null);
      const dialog = await loadCodeDialog();
      const description = t('storedCodeInvalid');
      showToast({ title: t('invalidAdminCodeTitle'), description, kind: 'error' });
      return dialog;
    }
    return loadCodeDialog();
  }
  return loadAdminPanelAfterVerify(client, projectId);
}
