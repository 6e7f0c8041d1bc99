import { useSyncExternalStore } from 'react';

/** Returns a hook that tells whether a media query matches, such as `(min-width: 48rem)`. */
export function createMediaQuery(query: string): () => boolean {
  const media = matchMedia(query);
  const subscribe = (notify: () => void) => {
    media.addEventListener('change', notify);
    return () => media.removeEventListener('change', notify);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}
