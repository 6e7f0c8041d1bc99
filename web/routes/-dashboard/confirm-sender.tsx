import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { toConfirmAliasError, useConfirmAlias } from '../../features/intake/queries.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

/** Asks the user, who came from a confirmation link, whether the address is theirs. */
export default function ConfirmSender({ token, onClose }: { token: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const confirm = useConfirmAlias();

  function accept() {
    confirm.mutate(token, {
      onSuccess: ({ email }) => {
        showToast({
          title: t('addressConfirmed'),
          description: t('addressConfirmedText', { email }),
          kind: 'ok',
        });
        setOpen(false);
      },
      onError: (error) => {
        showToast({
          title: t('addressNotConfirmed'),
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
      title={t('isAddressYours')}
      description={t('isAddressYoursText')}
      confirm={t('thisIsMe')}
      cancel={t('notMe')}
      busy={confirm.isPending}
      onConfirm={accept}
    />
  );
}
