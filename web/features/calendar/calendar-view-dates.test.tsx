import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../worker/domain/time/days.ts';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import { toInstant } from '../../../worker/domain/time/zoned-time.ts';
import { createEvent } from '../../testing/create-event.ts';
import { CalendarView } from './calendar-view.tsx';

// Wide enough for the grid; the test environment has no layout.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024));

function renderCalendar(now: number, timeZone: string, days: string[]) {
  vi.useFakeTimers({ now });
  const events = days.map((day) => createEvent({ title: 'Walk', starts: `${day}T12:00`, timeZone }));
  const noop = () => {};
  render(
    <div className="itinerary">
      <CalendarView events={events} pageZone={timeZone} onOpenEvent={noop} onOpenDay={noop} />
    </div>,
  );
}

const readToday = () =>
  Array.from(document.querySelectorAll<HTMLElement>('td[aria-current="date"]'), ({ dataset }) => [
    dataset.day,
    dataset.outside === undefined ? 'in the trip' : 'outside',
  ]);

describe.each(DATE_CASES)('$name', ({ now, timeZone, today, tomorrow }) => {
  const day = (days: number) => addDays(today, days);

  it.each([
    ['a week-long trip around today', [-3, 0, 3], [[today, 'in the trip']]],
    ['a short trip that starts tomorrow', [1, 2], [[today, 'outside']]],
    ['a short trip that ended yesterday', [-3, -1], [[today, 'outside']]],
    ['a trip ahead', [40, 44], []],
    ['a trip long over', [-44, -40], []],
  ])('%s', (_, days, marked) => {
    renderCalendar(Date.parse(now), timeZone, days.map(day));
    expect(readToday()).toEqual(marked);
  });

  it('marks the next day at midnight in the itinerary’s zone while the page stays open', () => {
    const midnight = toInstant(`${tomorrow}T00:00`, timeZone) ?? Number.NaN;
    renderCalendar(midnight - 30_000, timeZone, [-3, 4].map(day));
    expect(readToday()).toEqual([[today, 'in the trip']]);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(readToday()).toEqual([[tomorrow, 'in the trip']]);
  });
});
