import { useEffect, useState } from 'react';
import { findNextChange, type Timed } from '../../../worker/domain/schedule/event-times.ts';

/** Milliseconds. Browsers cut timers short above 2^31, and a laptop may sleep through any of them. */
const LONGEST_WAIT = 3_600_000;

/** The time in milliseconds, renewed whenever an event begins or ends and when the page is looked at again. */
export function useNow(events: readonly Timed[]): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => document.hidden || setNow(Date.now());
    const change = findNextChange(events, now) ?? Number.POSITIVE_INFINITY;
    const timer = setTimeout(renew, Math.min(Math.max(change - Date.now(), 0), LONGEST_WAIT));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [events, now]);
  return now;
}
