import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a component once `wanted` is true; undefined until then. Unlike React.lazy, a failure does not replace the
 * page, so form input is kept. `load` must be the same function at each render. `onFail` is called after a failure.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFail?: () => void,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    load().then(
      (module) => unmounted || setComponent(() => module.default),
      () => unmounted || fail(),
    );
    return () => {
      unmounted = true;
    };
  }, [load, wanted]);
  return Component;
}
