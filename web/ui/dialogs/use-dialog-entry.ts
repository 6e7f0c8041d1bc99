import type { RouterHistory } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import { usePageHistory } from '../page-history.ts';
import { DialogHistory } from './dialog-history.ts';

const dialogsOf = new WeakMap<RouterHistory, DialogHistory>();

/**
 * While `isOpen`, Back calls `close` instead of leaving the page. `close` may refuse or ask a question. For everything
 * that covers the page; a menu or a popover needs no entry. A dialog that loads another document stays open meanwhile:
 * leaving its entry would cancel that.
 */
export function useDialogEntry(isOpen: boolean, close: () => void): void {
  const history = usePageHistory();
  const onBack = useEffectEvent(close);

  // A layout effect, so that the entry is there before the dialog is visible.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialogs = dialogsOf.get(history) ?? new DialogHistory(history);
    dialogsOf.set(history, dialogs);
    return dialogs.add(() => onBack());
  }, [history, isOpen]);
}
