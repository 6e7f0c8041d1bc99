import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { SolveChallenge } from '../../features/challenge/solve-challenge.tsx';
import NotifyDialog from '../../features/notifications/notify-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Notifications about changes, from the footer. */
export default function Notify({ projectId, project, onClose }: DialogProps) {
  return (
    <NotifyDialog
      projectId={projectId}
      person={project.viewer.person}
      theme={toDialogTheme(project)}
      onClosed={onClose}
    >
      <SolveChallenge />
    </NotifyDialog>
  );
}
