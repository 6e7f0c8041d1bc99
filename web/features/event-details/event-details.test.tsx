import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { EventDetails } from './event-details.tsx';

it.each([
  ['an event to come', '2099-06-11T20:00', 1],
  ['no event that is over', '2001-06-11T20:00', 0],
])('adds %s to a calendar', async (_, starts, count) => {
  const event = createEvent({ title: 'Dinner', starts, timeZone: 'UTC' });
  await renderComponent(<EventDetails projectId="ABCD2345" pageZone="UTC" event={event} />);
  expect(screen.getByText('People')).toBeInTheDocument();
  expect(screen.queryAllByRole('heading', { name: 'Add to calendar' })).toHaveLength(count);
});
