import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { usePageHistory } from '../page-history.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedGuard = {
  /** Sets whether the form has unsaved changes. */
  setDirty: (dirty: boolean) => void;
  /** Runs `action` at once, or after the host agreed to discard unsaved changes. */
  guard: (action: () => void) => void;
  /** The confirmation; render it. */
  dialog: ReactNode;
};

/**
 * Asks before unsaved changes are lost: by an action in the app, by opening another page, and (by the browser's own
 * dialog) on leaving the site. `description` names the changes. Use one guard per form that stays mounted while hidden.
 */
export function useUnsavedGuard(description: string): UnsavedGuard {
  const dirty = useRef(false);
  const pending = useRef<{ proceed: () => void; stay?: () => void }>(undefined);
  const confirmed = useRef(false);
  const [asking, setAsking] = useState(false);

  const ask = useCallback((proceed: () => void, stay?: () => void) => {
    pending.current = { proceed, stay };
    setAsking(true);
  }, []);
  useBlockLeaving(dirty);
  useBlockNavigation(dirty, ask);

  const setDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);
  const guard = useCallback((action: () => void) => (dirty.current ? ask(action) : action()), [ask]);

  function discard() {
    dirty.current = false;
    confirmed.current = true;
    setAsking(false);
  }

  // Runs after the dialog has returned the focus, because the action may move it elsewhere.
  function finish() {
    const { proceed, stay } = pending.current ?? {};
    if (confirmed.current && proceed) setTimeout(proceed);
    else stay?.();
    confirmed.current = false;
    pending.current = undefined;
  }

  return {
    setDirty,
    guard,
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('discardChanges')}
        description={description}
        confirm={t('discard')}
        cancel={t('keepEditing')}
        danger
        onConfirm={discard}
        onClosed={finish}
      />
    ),
  };
}

type Flag = { readonly current: boolean };

function useBlockLeaving(dirty: Flag) {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [dirty]);
}

function useBlockNavigation(dirty: Flag, ask: (proceed: () => void, stay: () => void) => void) {
  const history = usePageHistory();
  // A layout effect, so that leaving the page removes the blocker before it could open the dialog.
  useLayoutEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation }) =>
          dirty.current &&
          currentLocation.pathname !== nextLocation.pathname &&
          new Promise((resolve) => {
            ask(
              () => resolve(false),
              () => resolve(true),
            );
          }),
      }),
    [history, dirty, ask],
  );
}
