import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CalendarLinks } from './calendar-links.tsx';

// Compiles what is loaded on a click before a test waits for it.
beforeAll(async () => void (await import('./save-example-event.ts')), 30_000);

const event = createEvent({ title: 'Dinner', starts: '2099-06-11T20:00', timeZone: 'Europe/Lisbon' });

it('links to the calendar file of an event', async () => {
  await renderComponent(<CalendarLinks projectId="ABCD2345" event={event} />);
  expect(screen.getByRole('link', { name: /Apple, Outlook/ })).toHaveAttribute(
    'href',
    `/api/projects/ABCD2345/events/${event.id}/calendar.ics`,
  );
});

it('makes the calendar file of an example, with an id that no stored event has', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:example');
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await renderComponent(<CalendarLinks projectId="" event={event} />);
  await user.click(screen.getByRole('button', { name: /Apple, Outlook/ }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [file] = createUrl.mock.lastCall ?? [];
  const text = await (file as Blob).text();
  expect(text).toContain('SUMMARY:Dinner\r\n');
  expect(text).toContain('DTSTART;TZID=Europe/Lisbon:20990611T200000\r\n');
  expect(text).toContain(`UID:event--${event.id}@foldout\r\n`);
});
