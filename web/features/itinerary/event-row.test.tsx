import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { ItineraryEventRow } from './event-row.tsx';

const FLIGHT = { starts: '2027-01-12T21:40', timeZone: 'America/New_York', ends: '2027-01-13T09:35' };

/** The texts of the column of times, and of the line about the end below the title. */
function renderTimes(event: Parameters<typeof createEvent>[0]) {
  render(
    <ul>
      <ItineraryEventRow
        event={createEvent(event)}
        pageZone="Europe/Rome"
        happening={false}
        onAddToCalendar={() => {}}
      />
    </ul>,
  );
  const title = screen.getByRole('heading', { level: 4 });
  const column = title.parentElement?.previousElementSibling;
  const end = within(title.parentElement as HTMLElement).queryByText(/^(Arrives|Until)/);
  return [column?.textContent, end?.textContent];
}

it.each([
  ['a flight', { ...FLIGHT, endTimeZone: 'Europe/Rome' }, '9:40 PMEST', 'Arrives Jan 13, 9:35 AM Rome time'],
  ['a night', FLIGHT, '9:40 PMEST', 'Until Jan 13, 9:35 AM '],
  ['a dinner', { ...FLIGHT, ends: '2027-01-12T23:00' }, '9:40 PM to – 11:00 PMEST', undefined],
])('shows the end of %s beside its start only if it is on the same day', (_name, times, column, end) => {
  expect(renderTimes({ title: 'Event', ...times })).toEqual([column, end]);
});
