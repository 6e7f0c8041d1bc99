import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { leaveProject } from '../../features/itinerary/project-access.ts';
import { endNotifications } from '../../lib/end-notifications.ts';
import { storeFarewell } from '../../lib/farewell.ts';
import { forgetProject } from '../../lib/forget-project.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useLeave } from './use-leave.ts';

/** Confirms, then ends this browser's access and deletes its stored data of the project. */
export default function ExitDialog({
  projectId,
  project,
  onClose,
}: Pick<DialogProps, 'projectId' | 'project' | 'onClose'>) {
  const openPage = useLeave(projectId);
  const [open, setOpen] = useState(true);
  const client = useQueryClient();
  const leave = useMutation({
    meta: { fallback: t('exitFailed') },
    mutationFn: async () => {
      // First: without access they cannot be ended. If it fails, so does leaving.
      await endNotifications(projectId).catch(() => undefined);
      await leaveProject(projectId);
    },
    onSuccess: async () => {
      // A response that arrives later would be saved for offline use again.
      await client.cancelQueries({ queryKey: queryKeys.itinerary(projectId) });
      await forgetProject(projectId);
      client.removeQueries({ queryKey: queryKeys.currentProject });
      const title = t('youLeft', { title: project.customTitle ?? project.name });
      storeFarewell({ title, description: t('toReturn') });
      openPage('/');
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={toDialogTheme(project)}
      title={t('leaveItinerary')}
      description={project.viewer.person?.linked ? t('exitWithLink') : t('exitWithCode')}
      confirm={t('exit')}
      cancel={t('stay')}
      prefersCancel
      onConfirm={() => leave.mutate()}
      // The other page may have to load.
      busy={leave.isPending || leave.isSuccess}
    />
  );
}
