import { useEffect, useState } from 'react';

/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Returns the time in epoch milliseconds, and renders again when `deadline` (ISO, or null) passes. */
export function useNowUntil(deadline: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = deadline === null ? 0 : Date.parse(deadline) - now;
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return now;
}
