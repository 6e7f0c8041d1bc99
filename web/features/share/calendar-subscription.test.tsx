import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';

const FEED = { feedUrl: 'https://foldout.example/calendar/1.ics', webcalUrl: 'webcal://1.ics' };

it.each([
  ['anybody', false, 'until the access code changes'],
  ['the holder of a personal link', true, 'Your own events'],
])('offers a calendar to %s', async (_who, isPersonal, text) => {
  mockApi({ 'GET /api/projects/ABCD2345/calendar': { body: FEED } });
  await renderComponent(
    <CalendarSubscription projectId="ABCD2345" people={['Ana', 'Ben']} isPersonal={isPersonal} />,
  );
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Events for' }) !== null).toBe(!isPersonal);
  const open = await screen.findByRole('link', { name: 'Open in calendar app' });
  expect(open).toHaveAttribute('href', 'webcal://1.ics');
});
