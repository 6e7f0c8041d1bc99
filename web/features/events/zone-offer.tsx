import { useState } from 'react';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { useSuggestedZone } from '../../lib/use-suggested-zone.ts';
import { formatTimeZoneName } from '../../ui/forms/time-zones.ts';
import type { EventDraft } from './event-draft.ts';

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
          {t('placeSeemsIn', { zone: formatTimeZoneName(suggested) })}{' '}
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
            {t('useZone', { zone: formatTimeZoneName(suggested) })}
          </button>
        </>
      )}
      {!isOffered && accepted === timeZone && t('eventIsNowIn', { zone: formatTimeZoneName(timeZone) })}
    </p>
  );
}

/** Whether the clocks of two zones show the same time in winter and summer. */
function hasSameTime(a: string, b: string): boolean {
  const year = new Date().getFullYear();
  return [Date.UTC(year, 0), Date.UTC(year, 6)].every(
    (instant) => formatWallClock(instant, a) === formatWallClock(instant, b),
  );
}
