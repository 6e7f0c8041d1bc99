import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
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
      label="More"
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={toDialogTheme(project)}
      items={[
        ...(canPrint ? [{ label: 'Print', icon: 'i-lucide-printer', onSelect: () => window.print() }] : []),
        {
          label: person ? `Not ${person.name}?` : 'Who are you?',
          icon: 'i-lucide-user-round',
          onSelect: onIdentity,
        },
        { label: 'Feedback', icon: 'i-lucide-message-circle', onSelect: onFeedback },
        { label: 'Admin', icon: 'i-lucide-settings', onSelect: onAdmin },
        { label: 'Exit', icon: 'i-lucide-log-out', onSelect: onExit },
      ]}
    />
  );
}
