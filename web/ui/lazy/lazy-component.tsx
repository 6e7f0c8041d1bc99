import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../toasts/toast.ts';

type Props<Loaded> = {
  /** The same function each time. */
  load: () => Promise<{ default: ComponentType<Loaded> }>;
  /** The code did not come, which was said: takes this off the screen again. */
  onFail: () => void;
  children: (Loaded: ComponentType<Loaded>) => ReactNode;
};

const NOT_LOADED = {
  title: 'Error',
  description: 'That did not load. Please check your connection and try again.',
  kind: 'error',
} as const;

/**
 * What is drawn with a component, such as a dialog, whose code comes when it is first shown. Where that fails the page
 * stays as it is: React.lazy would take it down, and what is typed on it.
 */
export function LazyComponent<Loaded>({ load, onFail, children }: Props<Loaded>) {
  const [Loaded, setLoaded] = useState<ComponentType<Loaded>>();
  const fail = useEffectEvent(() => {
    showToast(NOT_LOADED);
    onFail();
  });
  useEffect(() => {
    let gone = false;
    load().then(
      (module) => gone || setLoaded(() => module.default),
      () => gone || fail(),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return Loaded && children(Loaded);
}
