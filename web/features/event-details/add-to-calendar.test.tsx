import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';

const event = createEvent({ title: 'Dinner', starts: '2099-06-11T20:00', timeZone: 'UTC' });

it.each([
  ['a sheet with Close on a phone', true],
  ['a popover elsewhere', false],
])('opens as %s', async (_, isPhone) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone }));
  const onClose = vi.fn();
  const { user } = await renderComponent(
    <AddToCalendar projectId="ABCD2345" event={event} anchor={document.body} theme={{}} onClose={onClose} />,
  );
  const links = await screen.findByRole('dialog', { name: 'Add to calendar' });
  expect(links).toHaveClass(isPhone ? 'dialog' : 'floating');
  expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(isPhone ? 1 : 0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
