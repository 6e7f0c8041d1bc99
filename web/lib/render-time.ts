import { createContext, use, useSyncExternalStore } from 'react';

/** When the server rendered the page, in epoch milliseconds. */
export const RenderTime = createContext<number | undefined>(undefined);

const subscribe = () => () => undefined;

/**
 * The time of the server's render, in epoch milliseconds, on the server and while the browser hydrates its HTML, since
 * both must render the same. Undefined from then on.
 */
export function useRenderTime(): number | undefined {
  const time = use(RenderTime);
  return useSyncExternalStore(
    subscribe,
    () => undefined,
    () => time,
  );
}
