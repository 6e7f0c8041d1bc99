import { useEffect, useState } from 'react';
import { fetchSuggestedZone } from './time-zone-places.ts';

/** A place is looked up after this pause in typing. */
const PAUSE_MS = 500;

/** The time zone (IANA) of a place that is typed; undefined while it is typed, unknown or ambiguous, and for ''. */
export function useSuggestedZone(place: string): string | undefined {
  const [suggestion, setSuggestion] = useState<{ place: string; timeZone: string | null }>();
  useEffect(() => {
    if (!place) return;
    const request = new AbortController();
    const pause = setTimeout(() => {
      fetchSuggestedZone(place, request.signal).then(
        (timeZone) => setSuggestion({ place, timeZone }),
        // Without a connection there is no suggestion.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [place]);
  return suggestion?.place === place ? (suggestion.timeZone ?? undefined) : undefined;
}
