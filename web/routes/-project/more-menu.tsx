import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { AnchoredMenu } from '../../ui/dialogs/menu.tsx';
import type { DialogProps } from './use-dialog.ts';

export type MoreOptions = {
  /** The button that opened it. */
  anchor: Element;
  /** Only the list can be printed. */
  canPrint: boolean;
  onIdentity: () => void;
  onFeedback: () => void;
  onAdmin: () => void;
  onExit: () => void;
};

/** Returns what guests do less often as a dialog module, anchored to the button. */
export function toMoreMenu(options: MoreOptions) {
  return { default: (props: DialogProps) => <MoreMenu {...props} {...options} /> };
}

function MoreMenu({ project, onClose, ...options }: DialogProps & MoreOptions) {
  const { anchor, canPrint, onIdentity, onFeedback, onAdmin, onExit } = options;
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
        ...(canPrint
          ? [{ label: t('print'), icon: 'i-lucide-printer', onSelect: () => window.print() }]
          : []),
        {
          label: person ? t('notName', { name: person.name }) : t('whoAreYou'),
          icon: 'i-lucide-user-round',
          onSelect: onIdentity,
        },
        { label: t('feedback'), icon: 'i-lucide-message-circle', onSelect: onFeedback },
        { label: t('admin'), icon: 'i-lucide-settings', onSelect: onAdmin },
        { label: t('exit'), icon: 'i-lucide-log-out', onSelect: onExit },
      ]}
    />
  );
}
