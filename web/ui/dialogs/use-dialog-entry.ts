import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { usePageHistory } from '../page-history.ts';
import { DialogEntries } from './dialog-entries.ts';

const entriesOf = new WeakMap<RouterHistory, DialogEntries>();

/**
 * While `isOpen`, Back calls `close` instead of leaving the page. `close` may refuse or ask a question. For everything
 * that covers the page; a menu or a popover needs no entry.
 */
export function useDialogEntry(isOpen: boolean, close: () => void): void {
  const history = usePageHistory();
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const entries = entriesOf.get(history) ?? new DialogEntries(history);
    entriesOf.set(history, entries);
    return entries.add(() => onBack());
  }, [history, isOpen]);
}
