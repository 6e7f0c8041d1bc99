import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { readUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { createProposal } from './testing/proposal.ts';
import { WaitingEvents } from './waiting-events.tsx';

const PATH = '/api/projects/ABCD2345';
const proposals = (count: number, more: Partial<Proposal> = {}) =>
  Array.from({ length: count }, (_, index) => createProposal({ id: index + 1, ...more }));

function renderWaiting(waiting: Proposal[], { isPaid = true, pending = 0, eventCount = 0 } = {}) {
  const api = mockApi({
    [`GET ${PATH}/proposals`]: { body: waiting },
    [`GET ${PATH}/pending-content`]: { body: { events: pending } },
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`POST ${PATH}/proposals/accept`]: { body: { events: [], undo: { ids: [], expiresAt: '' } } },
  });
  const project = { projectId: 'ABCD2345', isPaid };
  return renderComponent(<WaitingEvents project={project} eventCount={eventCount} />).then((view) => ({
    ...view,
    ...api,
  }));
}

it('says how many events wait, and adds them with one tap', async () => {
  const view = await renderWaiting(proposals(8));
  expect(await screen.findByText('8 events are waiting')).toBeVisible();
  view.routes[`GET ${PATH}/proposals`] = { body: [] };
  await view.user.click(screen.getByRole('button', { name: 'Add your 8 events' }));
  expect(await screen.findByText('8 events added')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
  const accepted = view.calls.find(({ path }) => path.endsWith('/accept'));
  expect(accepted?.json).toMatchObject({ ids: [1, 2, 3, 4, 5, 6, 7, 8] });
});

it('leaves what has no date for the review', async () => {
  await renderWaiting([...proposals(2), createProposal({ id: 9, datetime: null })]);
  expect(await screen.findByText('3 events are waiting')).toBeVisible();
  expect(screen.getByText('1 needs a check first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add your 2 events' })).toBeVisible();
});

it('counts what a copy holds back in a trial, and offers Full Access', async () => {
  const { user } = await renderWaiting(proposals(2), { isPaid: false, pending: 5 });
  expect(await screen.findByText('7 events are waiting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See Full Access' }));
  expect(readUpgradePrompt()).toBe('add 7 events');
});

it('shows nothing if nothing waits', async () => {
  const { container } = await renderWaiting([createProposal({ id: 1, duplicateOf: 4 })]);
  expect(container.querySelector('section')).toBeNull();
});
