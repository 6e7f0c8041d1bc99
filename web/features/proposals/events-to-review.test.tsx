import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { EventsToReview } from './events-to-review.tsx';
import { createProposal } from './testing/proposal.ts';

const PATH = '/api/projects/ABCD2345';
const proposals = (count: number, more: Partial<Proposal> = {}) =>
  Array.from({ length: count }, (_, index) => createProposal({ id: index + 1, ...more }));

const mockReview = (toReview: Proposal[], pending = 0) =>
  mockApi({
    [`GET ${PATH}/proposals`]: { body: toReview },
    [`GET ${PATH}/pending-content`]: { body: { events: pending } },
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`POST ${PATH}/proposals/accept`]: { body: { events: [], undo: { ids: [], expiresAt: '' } } },
  });

function renderToReview(toReview: Proposal[], { isPaid = true, pending = 0, eventCount = 0 } = {}) {
  const api = mockReview(toReview, pending);
  const project = { projectId: 'ABCD2345', isPaid };
  const renderUpgrade = (text: string) => <button type="button">{text}</button>;
  const shown = <EventsToReview {...{ project, eventCount, renderUpgrade }} />;
  return renderComponent(shown).then((view) => ({ ...view, ...api }));
}

const region = () => screen.findByRole('region', { name: 'To review' });
const addFirst = () => screen.queryByRole('button', { name: 'Add the first one' });

it('says how many events are to review, and adds them with one tap', async () => {
  const view = await renderToReview(proposals(8));
  expect(await region()).toHaveTextContent('To review 8 events');
  view.routes[`GET ${PATH}/proposals`] = { body: [] };
  await view.user.click(screen.getByRole('button', { name: 'Add your 8 events' }));
  expect(await screen.findByText('8 events added')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('To review')).toBeNull());
  const accepted = view.calls.find(({ path }) => path.endsWith('/accept'));
  expect(accepted?.json).toMatchObject({ ids: [1, 2, 3, 4, 5, 6, 7, 8] });
});

it('leaves what has no date for the review', async () => {
  await renderToReview([...proposals(2), createProposal({ id: 9, datetime: null })]);
  expect(await region()).toHaveTextContent('3 events');
  expect(screen.getByText('1 needs your review first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add your 2 events' })).toBeVisible();
});

it('names the price of adding all in a trial, and adds the first one without', async () => {
  const view = await renderToReview(proposals(2), { isPaid: false, pending: 5 });
  expect(await region()).toHaveTextContent('7 events');
  expect(await screen.findByRole('button', { name: 'Add all 7 for $3' })).toBeVisible();
  expect(addFirst()).toHaveClass('button-quiet');
  await view.user.click(screen.getByRole('button', { name: 'Add the first one' }));
  await screen.findByText('1 event added');
  expect(view.calls.find(({ path }) => path.endsWith('/accept'))?.json).toMatchObject({ ids: [1] });
});

it('does not call it all that a trial can pay for if some has no date', async () => {
  await renderToReview([...proposals(2), createProposal({ id: 9, datetime: null })], { isPaid: false });
  expect(await screen.findByRole('button', { name: 'Add 2 events for $3' })).toBeVisible();
});

it('adds nothing to a trial that is full', async () => {
  await renderToReview(proposals(2), { isPaid: false, eventCount: 1 });
  expect(await screen.findByRole('button', { name: 'Add all 2 for $3' })).toBeVisible();
  expect(addFirst()).toBeNull();
});

it('adds the only event of a trial', async () => {
  await renderToReview(proposals(1), { isPaid: false });
  expect(await screen.findByRole('button', { name: 'Add your event' })).toBeVisible();
  expect(addFirst()).toBeNull();
});

it('shows nothing if nothing is to review', async () => {
  const { container } = await renderToReview([createProposal({ id: 1, duplicateOf: 4 })]);
  expect(container.querySelector('section')).toBeNull();
});

function Trial() {
  const [eventCount, setEventCount] = useState(0);
  return (
    <EventsToReview
      project={{ projectId: 'ABCD2345', isPaid: false }}
      eventCount={eventCount}
      onAdded={() => setEventCount(1)}
      renderUpgrade={(text) => <button type="button">{text}</button>}
    />
  );
}

it('keeps the focus when the button that was pressed is gone', async () => {
  const { routes } = mockReview(proposals(2));
  const { user } = await renderComponent(<Trial />);
  await screen.findByRole('button', { name: 'Add all 2 for $3' });
  routes[`GET ${PATH}/proposals`] = { body: proposals(2).slice(1) };
  await user.click(screen.getByRole('button', { name: 'Add the first one' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 1 event for $3' })).toHaveFocus());
});
