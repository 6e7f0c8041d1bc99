import { useState } from 'react';
import { toConfirmAliasError, useConfirmAlias } from '../../features/intake/queries.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

/** Asks who came by a mail's link whether mails from that address are theirs. */
export function ConfirmSender({ token, onClose }: { token: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const confirm = useConfirmAlias();

  function accept() {
    confirm.mutate(token, {
      onSuccess: ({ email }) => {
        showToast({
          title: 'Address confirmed',
          description: `Emails from ${email} now count as yours.`,
          kind: 'ok',
        });
        setOpen(false);
      },
      onError: (error) => {
        showToast({
          title: 'Not confirmed',
          description: toConfirmAliasError(error),
          kind: 'error',
          duration: 10_000,
        });
        setOpen(false);
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Is this address yours?"
      description="Somebody signed in to this account wants emails from the address that got this link to count as theirs. Say yes only if that was you."
      confirm="This is me"
      cancel="Not me"
      busy={confirm.isPending}
      onConfirm={accept}
    />
  );
}
