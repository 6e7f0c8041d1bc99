import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { EventDetails } from './event-details.tsx';

it('names the zone where another time follows, that of the reader', async () => {
  const zone =
    Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Tokyo' ? 'Europe/Rome' : 'Asia/Tokyo';
  const event = createEvent({ title: 'Dinner', starts: '2099-06-11T20:00', timeZone: zone });
  await renderComponent(<EventDetails projectId="ABCD2345" pageZone={zone} event={event} />);
  expect(screen.getByText(/^8:00 PM (Tokyo|Rome) time$/)).toBeVisible();
  expect(screen.getByText(/for you$/)).toBeVisible();
});

it.each([
  ['an event to come', '2099-06-11T20:00', 1],
  ['no event that is over', '2001-06-11T20:00', 0],
])('adds %s to a calendar', async (_, starts, count) => {
  const event = createEvent({ title: 'Dinner', starts, timeZone: 'UTC' });
  await renderComponent(<EventDetails projectId="ABCD2345" pageZone="UTC" event={event} />);
  expect(screen.getByText('People')).toBeInTheDocument();
  expect(screen.queryAllByRole('heading', { name: 'Add to calendar' })).toHaveLength(count);
});
