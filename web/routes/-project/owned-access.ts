import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { requestOwnerAccess } from '../../features/itinerary/project-access.ts';
import { ApiError } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/**
 * Requests owner access for the signed-in account and welcomes the owner. Does nothing if signed out. Never throws;
 * errors are shown as a toast.
 */
export async function enterAsOwner(client: QueryClient, projectId: string): Promise<void> {
  try {
    await requestOwnerAccess(projectId);
    // Data loaded as a guest, also with the page, lacks the owner's fields.
    readEmbeddedData(`itinerary/${projectId}`);
    client.removeQueries({ queryKey: queryKeys.itinerary(projectId) });
    showToast({ title: t('welcomeBack'), kind: 'ok', acrossPages: true });
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'SIGN_IN_REQUIRED') return;
    showToast(error instanceof ApiError ? toDenied() : toNoResponse());
  }
}

const toDenied = () =>
  ({
    title: t('ownAccessFailed'),
    description: t('ownAccessDenied'),
    kind: 'error',
    acrossPages: true,
  }) as const;
const toNoResponse = () =>
  ({
    title: t('error'),
    description: t('ownAccessNoResponse'),
    kind: 'error',
    acrossPages: true,
  }) as const;
