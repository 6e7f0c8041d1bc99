import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryKeys } from '../../lib/query-keys.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AnswerListDialog } from './answer-list-dialog.tsx';
import { createAskingEvent, createAskingProject } from './testing/rsvp-data.ts';

const DINNER = createAskingEvent('Dinner');
const PROJECT = createAskingProject({ showList: true });

/** The dialog on a page that has loaded its itinerary. */
function Page() {
  const itinerary = { project: PROJECT, events: [DINNER, createAskingEvent('Lunch')], faqs: [] };
  useQueryClient().setQueryData(queryKeys.itinerary('ABCD2345'), itinerary);
  return <AnswerListDialog project={PROJECT} onClosed={vi.fn()} />;
}

it('lists the answers for the itinerary and for each event', async () => {
  const list = [
    { name: 'Ana', eventId: null, answer: 'yes', partySize: 3 },
    { name: 'Ben', eventId: null, answer: 'no', partySize: 1 },
    { name: 'Cleo', eventId: DINNER.id, answer: 'maybe', partySize: 1 },
  ];
  mockApi({ 'GET /api/projects/ABCD2345/rsvps': { body: { mine: [], list, summary: null } } });
  await renderComponent(<Page />);
  expect(await screen.findByRole('heading', { name: 'Dinner' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Lunch' })).not.toBeInTheDocument();
  const groups = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  expect(groups).toEqual(['Yes (3)Ana+2', 'No (1)Ben', 'Maybe (1)Cleo']);
});

it('says that nobody has answered', async () => {
  mockApi({ 'GET /api/projects/ABCD2345/rsvps': { body: { mine: [], list: [], summary: null } } });
  await renderComponent(<Page />);
  expect(await screen.findByText('Nobody has answered yet.')).toBeVisible();
});
