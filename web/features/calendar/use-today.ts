import { useEffect, useState } from 'react';
import { toLocalDay } from '../../../worker/domain/schedule/event-times.ts';

/** Milliseconds; a timer set for midnight would sleep with the laptop. */
const CHECK_INTERVAL_MS = 20_000;

/** Today in a zone, `YYYY-MM-DD`; the page that stays open over midnight turns over. */
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
