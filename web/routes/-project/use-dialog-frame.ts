import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import type { DialogProps } from './use-dialog.ts';

/** Props of a dialog that opens with the page's colors and font, and is unmounted when it has closed. */
export function useDialogFrame({ project, onClose }: Pick<DialogProps, 'project' | 'onClose'>) {
  const [open, setOpen] = useState(true);
  return { open, onOpenChange: setOpen, onClosed: onClose, theme: toDialogTheme(project) };
}
