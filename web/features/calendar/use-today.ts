import { useEffect, useState } from 'react';
import { toLocalDay } from '../../../worker/domain/time/days.ts';

/** Polling, because a timer until midnight stops while a laptop sleeps. */
const CHECK_INTERVAL_MS = 20_000;

/** Today in a time zone, `YYYY-MM-DD`; changes at midnight. */
export function useToday(timeZone: string): string {
  const [now, setNow] = useState(Date.now);
  const today = toLocalDay(now, timeZone);
  useEffect(() => {
    const timer = setInterval(() => {
      if (toLocalDay(Date.now(), timeZone) !== today) setNow(Date.now());
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [timeZone, today]);
  return today;
}
