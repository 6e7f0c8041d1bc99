import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 48rem)');

/** Whether the screen is wide enough for the calendar grid. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      wide.addEventListener('change', notify);
      return () => wide.removeEventListener('change', notify);
    },
    () => wide.matches,
  );
}
