import { useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { computeCountdown, findNextStart } from '../../../worker/domain/schedule/event-times.ts';

/** Counts the seconds to the next event that is still to begin. */
export function Countdown({ events }: { events: readonly Event[] }) {
  const [now, setNow] = useState(Date.now);
  const target = findNextStart(events, now);
  const over = target === undefined;

  useEffect(() => {
    if (over) return;
    // Asking the clock each time keeps step even where the browser slows timers down.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);

  if (over) return <p className="countdown title text-2xl">Event Time!</p>;
  const left = computeCountdown(target, now);
  const units = Object.entries(left) as [keyof typeof left, number][];
  // Read out in words without the seconds, so that it changes, and speaks, once a minute at most.
  const spoken = units.filter(([unit, count]) => unit !== 'seconds' && count > 0).map(toWords);
  return (
    <div className="countdown">
      <div className="flex justify-center gap-x-4 sm:gap-x-8" aria-hidden="true">
        {units.map(([unit, count]) => (
          <span key={unit} className="grid min-w-12">
            <span className="text-2xl font-600">
              {unit === 'days' ? count : String(count).padStart(2, '0')}
            </span>
            <span className="text-sm">{unit}</span>
          </span>
        ))}
      </div>
      <p className="only-read" role="timer" aria-live="polite">
        {spoken.join(', ') || 'Less than a minute'}
      </p>
      <p>until the next adventure begins!</p>
    </div>
  );
}

function toWords([unit, count]: [string, number]): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
