import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { requestOwnerAccess, verifyAdminCode } from '../../features/itinerary/project-access.ts';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import {
  type EditableProject,
  editableProjectsOptions,
} from '../../features/shared-plan/editable-projects.ts';
import { toServerMessage } from '../../lib/api.ts';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import { readAdminCode } from '../../lib/storage.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/** The itineraries that this browser may edit. `own`: those of the signed-in account, which need no code. */
export function useEditableProjects(isSignedIn: boolean) {
  const byCode = useQuery(editableProjectsOptions);
  const byAccount = useQuery({ ...myProjectsOptions, enabled: isSignedIn });
  const own: EditableProject[] = byAccount.data ?? [];
  const others = byCode.data?.filter(({ projectId }) => !own.some((one) => one.projectId === projectId));
  return {
    projects: { own, all: others && [...own, ...others] },
    error: byCode.error ?? byAccount.error,
    refetch: () => {
      void byCode.refetch();
      if (isSignedIn) void byAccount.refetch();
    },
  };
}

/** Opens an itinerary with the right to edit it. `noAnswer` is said when the server did not answer. */
export function useOpenForEditing(own: readonly EditableProject[], noAnswer: string) {
  const client = useQueryClient();
  const [openingId, setOpeningId] = useState<string>();
  const [openedId, setOpenedId] = useState<string>();

  /** False if it could not be opened, which is said. */
  async function open(projectId: string): Promise<boolean> {
    setOpeningId(projectId);
    try {
      const code = readAdminCode(projectId);
      if (own.some((one) => one.projectId === projectId)) await requestOwnerAccess(projectId);
      else if (code !== null) await verifyAdminCode(projectId, code);
      await client.fetchQuery({ ...itineraryOptions(projectId), staleTime: 0 });
      setOpenedId(projectId);
      return true;
    } catch (error) {
      const description = toServerMessage(error) ?? noAnswer;
      showToast({ title: t('itineraryNotOpened'), description, kind: 'error' });
      return false;
    } finally {
      setOpeningId(undefined);
    }
  }

  return { openingId, openedId, open, reset: () => setOpenedId(undefined) };
}
