import { useEffect, useState } from 'react';
import { useRenderTime } from '../../lib/render-time.ts';

/** Returns the current time in epoch milliseconds, every second. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  const renderTime = useRenderTime();
  useEffect(() => {
    // Reads the clock on each tick, because browsers throttle timers.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return renderTime ?? now;
}
