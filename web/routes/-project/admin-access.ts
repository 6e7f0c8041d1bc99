import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '../../../worker/contract/projects.ts';
import { verifyAdminCode } from '../../features/itinerary/project-access.ts';
import { refreshItinerary } from '../../features/itinerary/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { readAdminCode, storeAdminCode } from '../../lib/storage.ts';
import { showToast } from '../../ui/toasts/toast.ts';

const loadPanel = () => import('./admin-panel.tsx');
const loadQuestion = () => import('../../features/admin/admin-code-dialog.tsx');

/** After the server has taken a code: the page learns its new role before the panel opens. */
export async function loadAdminPanelAfterVerify(client: QueryClient, projectId: string) {
  await refreshItinerary(client, projectId);
  return loadPanel();
}

/**
 * What Admin opens: the panel for who may, also by a code kept in this browser, or else the question for the code.
 */
export async function loadAdminDialog(client: QueryClient, projectId: string, role: Role) {
  if (role !== 'viewer') return loadPanel();
  const kept = readAdminCode(projectId);
  if (kept === null) return loadQuestion();
  try {
    await verifyAdminCode(projectId, kept);
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'CODE_INCORRECT') {
      // Changed since. Kept, it would cost the visitor one of five tries at each opening.
      storeAdminCode(projectId, null);
      const description = 'The admin code provided is not valid for this project.';
      showToast({ title: 'Invalid admin code', description, kind: 'error' });
    }
    return loadQuestion();
  }
  return loadAdminPanelAfterVerify(client, projectId);
}
