import type { QueryClient } from '@tanstack/react-query';
import { requestOwnerAccess } from '../../features/itinerary/project-access.ts';
import { ApiError } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/**
 * Lets the owner in by their account, and welcomes them. For whoever is not signed in the page opens by what this
 * browser may do anyway. Never throws: what went wrong is told.
 */
export async function enterAsOwner(client: QueryClient, projectId: string): Promise<void> {
  try {
    const { project } = await requestOwnerAccess(projectId);
    // What a guest's grant had loaded lacks what only owners get.
    client.removeQueries({ queryKey: queryKeys.itinerary(projectId) });
    showToast({ title: 'Welcome back!', description: `You are the owner of ${project.name}.`, kind: 'ok' });
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'SIGN_IN_REQUIRED') return;
    showToast(error instanceof ApiError ? REFUSED : UNANSWERED);
  }
}

const REFUSED = {
  title: 'Access Failed',
  description: 'Unable to access your project. Please try again.',
  kind: 'error',
} as const;
const UNANSWERED = {
  title: 'Error',
  description: 'Failed to access your project. Please try again.',
  kind: 'error',
} as const;
