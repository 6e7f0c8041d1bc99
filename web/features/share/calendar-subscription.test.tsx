import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';

const FEED = { feedUrl: 'https://foldout.example/calendar/1.ics', webcalUrl: 'webcal://1.ics' };

it.each([
  ['anybody', null, 'until the access code changes', 'webcal://1.ics', ''],
  [
    'a name on the shared link',
    { id: 2, name: 'Ben', linked: false },
    'until the access code changes',
    'webcal://1.ics?person=Ben',
    'Ben',
  ],
  [
    'a name without events',
    { id: 3, name: 'Cleo', linked: false },
    'until the access code changes',
    'webcal://1.ics',
    '',
  ],
  [
    'the holder of a personal link',
    { id: 2, name: 'Ben', linked: true },
    'Your own events',
    'webcal://1.ics',
    undefined,
  ],
  [
    'a name whose page shows the events of somebody else',
    { id: 2, name: 'Ben', linked: false },
    'until the access code changes',
    'webcal://1.ics?person=Ana',
    'Ana',
    ['Ana'],
  ],
  [
    'somebody whose page shows the events of two',
    null,
    'until the access code changes',
    'webcal://1.ics',
    '',
    ['Ana', 'Ben'],
  ],
])(
  'offers a calendar to %s',
  async (_who, reader, text, url, chosen, selected = undefined as string[] | undefined) => {
    mockApi({ 'GET /api/projects/ABCD2345/calendar': { body: FEED } });
    await renderComponent(
      <CalendarSubscription
        projectId="ABCD2345"
        people={['Ana', 'Ben']}
        selected={selected}
        reader={reader}
      />,
    );
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Events for' })?.value).toBe(chosen);
    const open = await screen.findByRole('link', { name: 'Open in calendar app' });
    expect(open).toHaveAttribute('href', url);
  },
);
