import type { QueryClient } from '@tanstack/react-query';
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
    showToast({ title: 'Welcome back!', kind: 'ok', acrossPages: true });
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'SIGN_IN_REQUIRED') return;
    showToast(error instanceof ApiError ? DENIED : NO_RESPONSE);
  }
}

const DENIED = {
  title: 'Access Failed',
  description: 'Unable to access your project. Please try again.',
  kind: 'error',
  acrossPages: true,
} as const;
const NO_RESPONSE = {
  title: 'Error',
  description: 'Failed to access your project. Please try again.',
  kind: 'error',
  acrossPages: true,
} as const;
