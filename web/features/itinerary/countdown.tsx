import { useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { computeCountdown, findNextStart } from '../../../worker/domain/schedule/event-times.ts';
import { useRenderTime } from '../../lib/render-time.ts';

/** Counts down to the next event. */
export function Countdown({ events }: { events: readonly Event[] }) {
  const [clock, setClock] = useState(Date.now);
  const now = useRenderTime() ?? clock;
  const target = findNextStart(events, now);
  const over = target === undefined;

  useEffect(() => {
    if (over) return;
    // Reads the clock on each tick, because browsers throttle timers.
    const timer = setInterval(() => setClock(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);

  if (over) return <p className="countdown title text-2xl">Event Time!</p>;
  const left = computeCountdown(target, now);
  const units = Object.entries(left) as [keyof typeof left, number][];
  // Without seconds, so screen readers announce it at most once a minute.
  const spoken = units.filter(([unit, count]) => unit !== 'seconds' && count > 0).map(toWords);
  return (
    <div className="countdown">
      <div className="countdown-units" aria-hidden="true">
        {[units.slice(0, 2), units.slice(2)].map((pair) => (
          <span key={pair[0]?.[0]}>
            {pair.map(([unit, count]) => (
              <span key={unit}>
                <span className="text-2xl font-600">
                  {unit === 'days' ? count : String(count).padStart(2, '0')}
                </span>
                <span className="text-sm">{unit}</span>
              </span>
            ))}
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="timer" aria-live="polite">
        {spoken.join(', ') || 'Less than a minute'}
      </p>
      <p>until the next adventure begins!</p>
    </div>
  );
}

function toWords([unit, count]: [string, number]): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
