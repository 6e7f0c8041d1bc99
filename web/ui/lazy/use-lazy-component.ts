import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component once `wanted` is true; undefined until then. Unlike React.lazy, a failure does not replace the
 * page.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (wanted)
      load().then(
        (module) => setComponent(() => module.default),
        () => undefined,
      );
  }, [load, wanted]);
  return Component;
}
