import { useEffect, useState } from 'react';
import { toDay } from '../../../worker/domain/schedule/event-times.ts';

/** Milliseconds; a timer set for midnight would sleep with the laptop. */
const LOOK_EVERY = 20_000;

/** Today in a zone, `YYYY-MM-DD`; the page that stays open over midnight turns over. */
export function useToday(timeZone: string): string {
  const [now, setNow] = useState(Date.now);
  const today = toDay(now, timeZone);
  useEffect(() => {
    const timer = setInterval(() => {
      if (toDay(Date.now(), timeZone) !== today) setNow(Date.now());
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [timeZone, today]);
  return today;
}
