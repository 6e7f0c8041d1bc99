import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
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

const toOffline = () => ({ title: t('error'), description: t('partFailed'), kind: 'error' }) as const;
/** Browsers keep a failed import, so only reloading helps. */
const toReload = () =>
  ({
    title: t('newVersion'),
    description: t('partOutdated'),
    kind: 'error',
    duration: 60_000,
    action: { label: t('reload'), run: () => location.reload() },
  }) as const;

/**
 * Loads a component, such as a dialog, when it is first rendered. Unlike React.lazy, a failure does not replace the
 * page, so form input is kept.
 */
export function LazyComponent<ComponentProps>({ load, onFail, fallback, children }: Props<ComponentProps>) {
  const [Component, setComponent] = useState<ComponentType<ComponentProps>>();
  const fail = useEffectEvent(() => {
    showToast(navigator.onLine ? toReload() : toOffline());
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
