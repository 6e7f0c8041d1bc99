import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { createProposal } from '../../features/proposals/testing/proposal.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { TicketsNotice } from './tickets-notice.tsx';
import { TicketsToReview } from './tickets-to-review.tsx';

const PATH = '/api/projects/ABCD2345';
const TICKETS: Proposal[] = [
  createProposal({ id: 7, kind: 'paper', title: 'Ferry', personId: 3, datetime: null }),
  createProposal({ id: 8, kind: 'paper', title: 'Museum', datetime: null }),
];

async function renderTickets(proposals = [createProposal({ id: 1 }), ...TICKETS]) {
  const server = { waiting: proposals };
  const remove = (id: number) => {
    server.waiting = server.waiting.filter((each) => each.id !== id);
    return { body: { success: true } };
  };
  const api = mockApi({
    [`GET ${PATH}/proposals`]: () => ({ body: server.waiting }),
    [`GET ${PATH}/people`]: { body: [{ id: 3, name: 'Ana' }] },
    [`GET ${PATH}/papers`]: { body: [] },
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`PATCH ${PATH}/proposals/7`]: { body: TICKETS[0] },
    [`POST ${PATH}/proposals/accept`]: () => remove(7),
    [`DELETE ${PATH}/proposals/8`]: () => remove(8),
    [`POST ${PATH}/proposals/restore`]: () => {
      server.waiting = proposals;
      return { body: { success: true } };
    },
  });
  const onReview = vi.fn();
  const shown = (
    <>
      <TicketsNotice projectId="ABCD2345" onReview={onReview} />
      <TicketsToReview projectId="ABCD2345" isShown />
    </>
  );
  return { ...(await renderComponent(shown)), ...api, onReview };
}

it.each([
  ['Add', 'Ferry', 'Ticket added', 7],
  ['Discard', 'Museum', 'Ticket discarded', 8],
])('%s: the ticket is gone from both counts, until Undo', async (action, title, done, id) => {
  const { user, calls } = await renderTickets();
  expect(await screen.findByRole('heading', { name: 'Tickets to review (2)' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tickets to review' })).toHaveTextContent('2 tickets');
  await user.click(screen.getByRole('button', { name: `${action} ${title}` }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(await screen.findByText('1 ticket')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 tickets')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/restore'))?.json).toEqual({ ids: [id] });
});

it('is not there when only events wait, and opens the review', async () => {
  const { user, onReview, unmount } = await renderTickets();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(onReview).toHaveBeenCalled();
  unmount();
  const { calls } = await renderTickets([createProposal({ id: 1 })]);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByText('To review')).toBeNull();
});
