import { useEffect, useState } from 'react';
import { findNextChange, type TimedEvent } from '../../../worker/domain/schedule/event-times.ts';
import { useRenderTime } from '../../lib/render-time.ts';

/** Timers are unreliable over long waits: the computer may sleep. */
const MAX_WAIT_MS = 3_600_000;

/** Returns the current time in epoch ms, updated when an event starts or ends and when the tab becomes visible. */
export function useNow(events: readonly TimedEvent[]): number {
  const [now, setNow] = useState(Date.now);
  const renderTime = useRenderTime();
  useEffect(() => {
    const update = () => document.hidden || setNow(Date.now());
    const change = findNextChange(events, now) ?? Number.POSITIVE_INFINITY;
    const timer = setTimeout(update, Math.min(Math.max(change - Date.now(), 0), MAX_WAIT_MS));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [events, now]);
  return renderTime ?? now;
}
