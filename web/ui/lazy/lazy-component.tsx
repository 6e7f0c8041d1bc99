import type { ComponentType, ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { loadToasts } from '../toasts/preload-toasts.ts';
import { showToast } from '../toasts/toast.ts';
import { useLazyComponent } from './use-lazy-component.ts';

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

async function offerReload() {
  try {
    await loadToasts();
    showToast(toReload());
  } catch {
    // What shows toasts is of the release that is gone, too.
    if (confirm(t('newVersion'))) location.reload();
  }
}

/**
 * Loads a component, such as a dialog, when it is first rendered, and says so if that fails: see `useLazyComponent`.
 */
export function LazyComponent<ComponentProps>({ load, onFail, fallback, children }: Props<ComponentProps>) {
  const Component = useLazyComponent(load, true, () => {
    if (navigator.onLine) void offerReload();
    else showToast(toOffline());
    onFail();
  });
  return Component ? children(Component) : fallback;
}
