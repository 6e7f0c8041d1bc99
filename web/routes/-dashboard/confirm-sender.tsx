import { useState } from 'react';
import { toConfirmAliasError, useConfirmAlias } from '../../features/intake/queries.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

/** Asks the user, who came from a confirmation link, whether the address is theirs. */
export function ConfirmSender({ token, onClose }: { token: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const confirm = useConfirmAlias();

  function accept() {
    confirm.mutate(token, {
      onSuccess: ({ email }) => {
        showToast({
          title: 'Address confirmed',
          description: `Emails from ${email} are now added to your account.`,
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
      description="Bookings sent from the address that received this link will be added to your account. Confirm only if you requested this."
      confirm="This is me"
      cancel="Not me"
      busy={confirm.isPending}
      onConfirm={accept}
    />
  );
}
