import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that loads once it is wanted; undefined until then. Where loading fails the page stays as it is:
 * React.lazy would take it down.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (wanted)
      load().then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
  }, [load, wanted]);
  return Loaded;
}
