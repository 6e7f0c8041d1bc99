import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type UnsavedGuard = {
  /** A form says whether it holds something not yet saved. */
  setDirty: (dirty: boolean) => void;
  /** Does `act` at once, or after the host agreed to lose what is typed. */
  guard: (act: () => void) => void;
  /** The question; put it on the screen. */
  dialog: ReactNode;
};

const EVENT = 'The event you are writing has not been saved. If you go on, it is lost.';

/**
 * Keeps what is typed from being lost by a slip: within the app, and on Back, by a question, on leaving by the
 * browser's own.
 * `description` names what would be lost; one guard for each form that is kept while another is on screen.
 */
export function useUnsavedGuard(description = EVENT): UnsavedGuard {
  const dirty = useRef(false);
  const pending = useRef<() => void>(undefined);
  const declined = useRef<() => void>(undefined);
  const agreed = useRef(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);

  const { history } = useRouter();
  // Before effects: who is sent away from the page leaves no question behind that nobody can answer.
  useLayoutEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation }) =>
          dirty.current &&
          // What only changes the page's search takes nothing away.
          currentLocation.pathname !== nextLocation.pathname &&
          new Promise((resolve) => {
            pending.current = () => resolve(false);
            declined.current = () => resolve(true);
            setAsking(true);
          }),
      }),
    [history],
  );

  const setDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);

  const guard = useCallback((act: () => void) => {
    if (!dirty.current) return act();
    pending.current = act;
    setAsking(true);
  }, []);

  return {
    setDirty,
    guard,
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you wrote?"
        description={description}
        confirm="Discard"
        cancel="Keep Editing"
        danger
        onConfirm={() => {
          dirty.current = false;
          agreed.current = true;
          setAsking(false);
        }}
        // Last of all: the closing question gives the focus back, and the act may want it elsewhere.
        onClosed={() => {
          if (agreed.current) setTimeout(() => pending.current?.());
          else declined.current?.();
          agreed.current = false;
          declined.current = undefined;
        }}
      />
    ),
  };
}
