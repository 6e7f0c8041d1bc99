import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { createEvent } from '../../testing/create-event.ts';
import { ItineraryEventRow } from './event-row.tsx';

const FLIGHT = { starts: '2027-01-12T21:40', timeZone: 'America/New_York', ends: '2027-01-13T09:35' };

const renderRow = (event: Event) =>
  render(
    <ul>
      <ItineraryEventRow
        event={event}
        pageZone="Europe/Rome"
        happening={false}
        onOpen={() => {}}
        onAddToCalendar={() => {}}
      />
    </ul>,
  );

/** The texts of the column of times, and of the line about the end below the title. */
function renderTimes(event: Parameters<typeof createEvent>[0]) {
  renderRow(createEvent(event));
  const title = screen.getByRole('heading', { level: 4 });
  const column = title.parentElement?.previousElementSibling;
  const end = within(title.parentElement as HTMLElement).queryByText(/^(Arrives|Until)/);
  return [column?.textContent, end?.textContent];
}

it.each([
  ['At the harbor', 1],
  ['Dinner', 0],
  ['', 0],
])('shows %o below the title Dinner unless it says nothing more', (description, paragraphs) => {
  const { container } = renderRow({ ...createEvent({ ...FLIGHT, title: 'Dinner' }), description });
  expect(container.querySelectorAll('.whitespace-pre-line')).toHaveLength(paragraphs);
});

it.each([
  ['a flight', { ...FLIGHT, endTimeZone: 'Europe/Rome' }, '9:40 PMEST', 'Arrives Jan 13, 9:35 AM Rome time'],
  ['a night', FLIGHT, '9:40 PMEST', 'Until Jan 13, 9:35 AM'],
  ['a dinner', { ...FLIGHT, ends: '2027-01-12T23:00' }, '9:40 PM to – 11:00 PMEST', undefined],
])('shows the end of %s beside its start only if it is on the same day', (_name, times, column, end) => {
  expect(renderTimes({ title: 'Event', ...times })).toEqual([column, end]);
});
