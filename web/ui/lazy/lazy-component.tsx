import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { NEW_VERSION } from '../page/error-page.tsx';
import { showToast } from '../toasts/toast.ts';

type Props<ComponentProps> = {
  /** Must be the same function at each render. */
  load: () => Promise<{ default: ComponentType<ComponentProps> }>;
  /** Called after a failure, which is shown as a toast; stop rendering this component. */
  onFail: () => void;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: (Component: ComponentType<ComponentProps>) => ReactNode;
};

const OFFLINE = {
  title: 'Error',
  description: "That didn't load. Check your connection and try again.",
  kind: 'error',
} as const;
/** Browsers keep a failed import, so only reloading helps. */
const RELOAD = {
  title: NEW_VERSION,
  description: "This part of the page didn't load. Text you typed stays until you reload.",
  kind: 'error',
  duration: 60_000,
  action: { label: 'Reload', run: () => location.reload() },
} as const;

/**
 * Loads a component, such as a dialog, when it is first rendered. Unlike React.lazy, a failure does not replace the
 * page, so form input is kept.
 */
export function LazyComponent<ComponentProps>({ load, onFail, fallback, children }: Props<ComponentProps>) {
  const [Component, setComponent] = useState<ComponentType<ComponentProps>>();
  const fail = useEffectEvent(() => {
    showToast(navigator.onLine ? RELOAD : OFFLINE);
    onFail();
  });
  useEffect(() => {
    let unmounted = false;
    load().then(
      (module) => unmounted || setComponent(() => module.default),
      () => unmounted || fail(),
    );
    return () => {
      unmounted = true;
    };
  }, [load]);
  return Component ? children(Component) : fallback;
}
