import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { AnchoredMenu } from '../../ui/dialogs/menu.tsx';
import type { DialogProps } from './use-dialog.ts';

export type MoreOptions = {
  /** The button that opened it. */
  anchor: Element;
  /** Hosts have Admin in the footer, Print beside the tabs, and no name to choose. */
  isHost: boolean;
  /** Only the list can be printed. */
  canPrint: boolean;
  onIdentity: () => void;
  onFeedback: () => void;
  onAdmin: () => void;
  onExit: () => void;
};

/** Returns what readers do less often as a dialog module, anchored to the button. */
export function toMoreMenu(options: MoreOptions) {
  return { default: (props: DialogProps) => <MoreMenu {...props} {...options} /> };
}

function MoreMenu({ project, onClose, ...options }: DialogProps & MoreOptions) {
  const { anchor, isHost, canPrint, onIdentity, onFeedback, onAdmin, onExit } = options;
  const [open, setOpen] = useState(true);
  const { person } = project.viewer;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('more')}
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={toDialogTheme(project)}
      items={[
        canPrint &&
          !isHost && { label: t('print'), icon: 'i-lucide-printer', onSelect: () => window.print() },
        !isHost && {
          label: person ? t('notName', { name: person.name }) : t('whoAreYou'),
          icon: 'i-lucide-user-round',
          onSelect: onIdentity,
        },
        { label: t('feedback'), icon: 'i-lucide-message-circle', onSelect: onFeedback },
        !isHost && { label: t('admin'), icon: 'i-lucide-settings', onSelect: onAdmin },
        { label: t('exit'), icon: 'i-lucide-log-out', onSelect: onExit },
      ].filter((item) => item !== false)}
    />
  );
}
