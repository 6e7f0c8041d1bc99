import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createProposal } from '../../features/proposals/testing/proposal.ts';
import { readAddedAfterPaying, storeAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PaidPlan } from './paid-plan.tsx';

const PATH = '/api/projects/ABCD2345';
const project = { projectId: 'ABCD2345', name: 'Rome', customTitle: null, isPaid: true } as Project;

it('shows the plan after paying, also once it was added, then without marks', async () => {
  const [first, ...others] = ['Dinner', 'Drinks', 'Boat trip'].map((title) => createProposal({ title }));
  const reviewReasons = ['It isn’t decided yet.'];
  const proposals = [{ ...first, needsReview: true, reviewReasons }, ...others];
  const { routes } = mockApi({
    [`GET ${PATH}/proposals`]: { body: proposals },
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`POST ${PATH}/proposals/accept`]: { body: { events: [], undo: { ids: [], expiresAt: '' } } },
  });
  const { user } = await renderComponent(<PaidPlan project={project} />);
  const plan = await screen.findByRole('figure', { name: 'Rome' });
  expect(plan).toHaveTextContent(/Dinner.*It isn’t decided yet.*Drinks.*And 1 more/);
  routes[`GET ${PATH}/proposals`] = { body: [] };
  await user.click(screen.getByRole('button', { name: 'Add your 3 events' }));
  expect(await screen.findByText('Your guests can see your plan now.')).toBeVisible();
  expect(plan).toBeVisible();
  expect(plan).not.toHaveTextContent('It isn’t decided yet.');
});

it('adds what the host paid for to add, once, and offers to share it', async () => {
  const proposals = ['Dinner', 'Drinks', 'Boat trip'].map((title) => createProposal({ title }));
  const [dinner, drinks] = proposals.map(({ id }) => id);
  storeAddedAfterPaying('ABCD2345', [dinner ?? 0, drinks ?? 0, 999]);
  const { routes, calls } = mockApi({
    [`GET ${PATH}/proposals`]: { body: proposals },
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`POST ${PATH}/proposals/accept`]: () => {
      routes[`GET ${PATH}/proposals`] = { body: proposals.slice(2) };
      return { body: { events: [], undo: { ids: [], expiresAt: '' } } };
    },
  });
  await renderComponent(<PaidPlan project={project} />);
  expect(await screen.findByRole('button', { name: 'Add your event' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share with guests' })).toBeVisible();
  const accepted = calls.filter(({ path }) => path.endsWith('/accept'));
  expect(accepted.map(({ json }) => json)).toMatchObject([{ ids: [dinner, drinks] }]);
  expect(readAddedAfterPaying('ABCD2345')).toEqual([]);
});

it('adds nothing by itself that the host did not choose before paying', async () => {
  const { calls } = mockApi({ [`GET ${PATH}/proposals`]: { body: [createProposal({ title: 'Dinner' })] } });
  await renderComponent(<PaidPlan project={project} />);
  expect(await screen.findByRole('button', { name: 'Add your event' })).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(false);
});

it('leads to the itinerary if what is left has to be reviewed first', async () => {
  mockApi({ [`GET ${PATH}/proposals`]: { body: [createProposal({ datetime: null })] } });
  await renderComponent(<PaidPlan project={project} />);
  expect(await screen.findByRole('region', { name: 'To review' })).toHaveTextContent(
    'Guests can’t see them yet.',
  );
  expect(screen.getByRole('link', { name: 'Go to Your Itinerary' })).toHaveClass('button-primary');
});

it('shows nothing without a plan', async () => {
  mockApi({ [`GET ${PATH}/proposals`]: { body: [] } });
  const { container } = await renderComponent(<PaidPlan project={project} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container.querySelector('figure, section, [role=status]')).toBeNull();
});
