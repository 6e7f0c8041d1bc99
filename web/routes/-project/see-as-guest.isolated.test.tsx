import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { routeTree } from '../../route-tree.gen.ts';
import { createEvent } from '../../testing/create-event.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { PageHistory } from '../../ui/page-history.ts';

const project = {
  projectId: 'ABCD2345',
  name: 'Mia turns thirty',
  ownerName: 'Nora',
  adminCode: 'ADM234',
  isPaid: true,
  timeZone: 'America/New_York',
  customLinks: [],
  headerImages: [],
  viewer: { role: 'admin', person: null },
  rsvp: { enabled: true, deadline: null, maxPartySize: 1, question: null, showList: false },
} as unknown as Project;

const createDinner = (title: string, attendees: string, audience: Event['audience']): Event => ({
  ...createEvent({ title, starts: '2099-06-11T18:00', timeZone: 'America/New_York' }),
  attendees,
  audience,
});
const events = [
  createDinner('Dinner', 'Everyone', 'everyone'),
  createDinner('Surprise cake', 'Ben', 'attendees'),
  createDinner('Fireworks', 'Ana', 'attendees'),
  createDinner('Spa', 'Ana', 'everyone'),
];
const BEN: Person = {
  id: 2,
  name: 'Ben',
  role: 'guest',
  eventCount: 2,
  linkOpenedOn: null,
  rsvp: null,
  linkRequestedAt: null,
  linkRequest: null,
  isHidden: false,
  language: null,
  isUninvited: false,
  warning: null,
  sequence: 1,
};

const BENS_ANSWER: Rsvp = {
  personId: 2,
  eventId: null,
  answer: 'maybe',
  partySize: 1,
  reply: null,
  note: null,
  byHost: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const titles = () =>
  screen.getAllByRole('heading', { level: 4, hidden: true }).map((title) => title.textContent);

it('shows a host the page of a guest, without private events of others', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  mockApi({
    'GET /api/projects/ABCD2345/people': { body: [BEN] },
    'GET /api/projects/ABCD2345/rsvps': {
      body: { mine: [], list: null, summary: null, rows: [BENS_ANSWER] },
    },
    'GET /api/projects/ABCD2345/notifications': { body: { mine: [], count: 0 } },
    'GET /api/projects/ABCD2345/proposals': { body: [] },
    // Live updates refetch where no socket can be opened.
    'GET /api/projects/ABCD2345/itinerary': { body: { project, events, faqs: [] } },
  });
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(queryKeys.itinerary('ABCD2345'), { project, events, faqs: [] });
  const history = createMemoryHistory({ initialEntries: ['/project/ABCD2345'] });
  render(
    <PageHistory value={history}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter({ routeTree, history, context: { queryClient } })} />
      </QueryClientProvider>
    </PageHistory>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Admin' }));
  await user.click(await screen.findByRole('tab', { name: 'Guests' }));
  await user.click(await screen.findByRole('button', { name: 'More actions for Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'See as Ben' }));
  expect(await screen.findByText('Viewing as')).toHaveTextContent('Viewing as Ben');
  expect(screen.getByRole('button', { name: 'You are Ben' })).toBeDisabled();
  expect(titles()).toEqual(['Dinner', 'Surprise cake']);
  expect(await screen.findByRole('heading', { name: 'You might come' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Back to editing' }));
  await user.click(await screen.findByRole('button', { name: 'See as a guest' }));
  expect(await screen.findByText('Viewing as')).toHaveTextContent('Viewing as a guest');
  expect(titles()).toEqual(['Dinner', 'Spa']);
  expect(screen.getByRole('heading', { name: 'Are you coming?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(titles()).toEqual(['Dinner', 'Surprise cake', 'Fireworks', 'Spa']);
});
