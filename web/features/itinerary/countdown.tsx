import type { Event } from '../../../worker/contract/events.ts';
import { computeCountdown, findNextStart } from '../../../worker/domain/schedule/event-times.ts';
import { formatUnits } from '../../../worker/domain/text/format-units.ts';
import { t } from '../../../worker/messages/t.ts';
import { tNodes } from '../../ui/t-nodes.ts';
import { useClock } from './use-clock.ts';

type Left = ReturnType<typeof computeCountdown>;

/** Counts down to the next event, on one line: days, from two days on with hours, then minutes, in the last hour seconds. */
export function Countdown({ events }: { events: readonly Event[] }) {
  const now = useClock();
  const target = findNextStart(events, now);
  if (target === undefined) return <p className="countdown font-600">{t('eventTime')}</p>;
  const left = computeCountdown(target, now);
  const units = toShownUnits(left);
  return (
    <p className="countdown">
      {tNodes('countdown', {
        time: (
          <>
            <strong aria-hidden="true">{toWords(left, units)}</strong>
            <span className="visually-hidden" role="timer" aria-live="polite">
              {/* Read aloud when it changes: once a day at first, at last once a minute. */}
              {toWords(
                left,
                units.filter((unit) => unit !== 'seconds'),
              ) || t('lessThanAMinute')}
            </span>
          </>
        ),
      })}
    </p>
  );
}

function toShownUnits({ days, hours }: Left): (keyof Left)[] {
  if (days > 1) return ['days'];
  if (days > 0) return ['days', 'hours'];
  return hours > 0 ? ['hours', 'minutes'] : ['minutes', 'seconds'];
}

/** "1 day, 2 hours"; units of which there are none are left out. */
const toWords = (left: Left, units: readonly (keyof Left)[]) =>
  formatUnits(units.filter((unit) => left[unit] > 0).map((unit) => [left[unit], unit]));
