import { useEffect, useState } from 'react';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { fetchSuggestedZone } from '../../lib/time-zone-places.ts';
import { formatTimeZoneName } from '../../ui/forms/time-zones.ts';
import type { EventDraft } from './event-draft.ts';

/** The location is looked up after this pause in typing. */
const PAUSE_MS = 500;

type Props = {
  enabled: boolean;
  draft: Pick<EventDraft, 'location' | 'timeZone'>;
  onAccept: (timeZone: string) => void;
};

/** Offers the time zone of the location if it is known and has another time. */
export function ZoneOffer({ enabled, draft, onAccept }: Props) {
  const { location, timeZone } = draft;
  const suggested = useSuggestedZone(enabled ? location.trim() : '');
  const [accepted, setAccepted] = useState<string>();
  const isOffered = suggested !== undefined && !hasSameTime(suggested, timeZone);
  // The live region must exist before its text changes, or screen readers do not announce it.
  return (
    <p className="mt-2 text-sm text-muted empty:mt-0" role="status" tabIndex={-1}>
      {isOffered && (
        <>
          This place seems to be in {formatTimeZoneName(suggested)}.{' '}
          <button
            type="button"
            className="link min-h-6"
            onClick={({ currentTarget }) => {
              // The pressed button disappears.
              currentTarget.parentElement?.focus();
              setAccepted(suggested);
              onAccept(suggested);
            }}
          >
            Use {formatTimeZoneName(suggested)}
          </button>
        </>
      )}
      {!isOffered && accepted === timeZone && `The event is now in ${formatTimeZoneName(timeZone)}.`}
    </p>
  );
}

function useSuggestedZone(location: string): string | undefined {
  const [suggestion, setSuggestion] = useState<{ location: string; timeZone: string | null }>();
  useEffect(() => {
    if (!location) return;
    const request = new AbortController();
    const pause = setTimeout(() => {
      fetchSuggestedZone(location, request.signal).then(
        (timeZone) => setSuggestion({ location, timeZone }),
        // Without a connection there is no offer.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [location]);
  return suggestion?.location === location ? (suggestion.timeZone ?? undefined) : undefined;
}

/** Whether the clocks of two zones show the same time in winter and summer. */
function hasSameTime(a: string, b: string): boolean {
  const year = new Date().getFullYear();
  return [Date.UTC(year, 0), Date.UTC(year, 6)].every(
    (instant) => formatWallClock(instant, a) === formatWallClock(instant, b),
  );
}
