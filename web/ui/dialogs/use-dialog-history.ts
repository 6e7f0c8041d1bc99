import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { usePageHistory } from '../page-history.ts';
import { type IsLeaving, isOtherPage } from './unsaved-guard.tsx';

/**
 * Adds a history entry for an open dialog, so that Back closes it instead of leaving the page: `onBack` is called
 * after Back. `isLeaving` tells the guards which navigations unmount it. Call `removeEntry` when it is closed
 * in another way.
 */
export function useDialogHistory(onBack: () => void): { isLeaving: IsLeaving; removeEntry: () => void } {
  const history = usePageHistory();
  // Index of the dialog's entry. Later ones are changes of the page's tabs.
  const entry = useRef<number>(undefined);
  const leave = useEffectEvent(onBack);

  useEffect(() => {
    if (entry.current === undefined) {
      entry.current = history.location.state.__TSR_index + 1;
      history.push(history.location.href);
    }
    return history.subscribe(({ location }) => {
      if (location.state.__TSR_index < Number(entry.current)) leave();
    });
  }, [history]);

  const isLeaving: IsLeaving = useCallback(
    (current, next) => isOtherPage(current, next) || next.state.__TSR_index < Number(entry.current),
    [],
  );

  const removeEntry = useCallback(() => {
    if (history.location.state.__TSR_index === entry.current) history.back({ ignoreBlocker: true });
  }, [history]);

  return { isLeaving, removeEntry };
}
