import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../worker/contract/projects.ts';
import { refreshItinerary, verifyAdminCode } from '../../features/itinerary/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { readAdminCode, storeAdminCode } from '../../lib/storage.ts';
import { loadAdminCode, loadAdminPanel } from './dialogs.ts';
import type { DialogModule } from './use-dialog.ts';

/** Opens the admin panel: at once for who may, by a code kept in this browser, or by asking for the code. */
export function useAdmin(projectId: string, role: Role, showDialog: (load: DialogModule) => Promise<void>) {
  const client = useQueryClient();

  /** After the server has taken a code: the page learns its new role before the panel opens. */
  async function openPanel(): Promise<void> {
    await refreshItinerary(client, projectId);
    await showDialog(loadAdminPanel);
  }

  async function openAdmin(): Promise<void> {
    if (role !== 'viewer') return showDialog(loadAdminPanel);
    const kept = readAdminCode(projectId);
    if (kept === null) return showDialog(loadAdminCode);
    try {
      await verifyAdminCode(projectId, kept);
    } catch (error) {
      // A code that has been changed would cost the visitor one of five tries at each opening.
      if (error instanceof ApiError && error.body?.code === 'CODE_INCORRECT') storeAdminCode(projectId, null);
      return showDialog(loadAdminCode);
    }
    return openPanel();
  }

  return { openAdmin, openPanel };
}
