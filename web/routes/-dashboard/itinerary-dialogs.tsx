import { useNavigate } from '@tanstack/react-router';
import type { CopiedProject, MyProject, User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFullName } from '../../features/account/names.ts';
import { CreateDialog } from '../../features/my-projects/create-dialog.tsx';
import { DeleteDialog } from '../../features/my-projects/delete-dialog.tsx';
import { describeCopiedProject } from '../../features/my-projects/describe-copy.ts';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

export type OpenItineraryDialog =
  | { name: 'create' | 'import' }
  | { name: 'delete' | 'duplicate'; project: MyProject };

type Props = {
  dialog: OpenItineraryDialog;
  user: User;
  /** Where the focus goes after deleting. */
  findFocus: () => HTMLElement | null;
  onClose: () => void;
};

/** The dialogs of the Itineraries tab. */
export default function ItineraryDialogs({ dialog, user, findFocus, onClose }: Props) {
  const navigate = useNavigate();
  const showCopied = (title: string) => (copied: CopiedProject, close: () => void) => {
    close();
    showToast(describeCopiedProject(title, copied));
  };
  switch (dialog.name) {
    case 'create':
      return (
        <CreateDialog
          owner={{ ownerName: toFullName(user), ownerEmail: user.email }}
          onCreated={(createProject) =>
            void navigate({ to: '/', search: { createProject, checkoutMode: true } })
          }
          onClose={onClose}
        />
      );
    case 'import':
      return <ImportDialog onImported={showCopied(t('itineraryImported'))} onClose={onClose} />;
    case 'duplicate':
      return (
        <DuplicateDialog
          project={dialog.project}
          onCopied={showCopied(t('itineraryDuplicated'))}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteDialog project={dialog.project} finalFocus={findFocus} onClose={onClose} />;
  }
}
