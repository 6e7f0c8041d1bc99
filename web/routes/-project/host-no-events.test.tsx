import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createProposal } from '../../features/proposals/testing/proposal.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import HostNoEvents from './host-no-events.tsx';

const PROPOSALS = 'GET /api/projects/ABCD2345/proposals';

it.each([
  [[createProposal({ id: 1 })], '1 event is waiting for your review.', 'button-secondary'],
  [[], 'Get started by adding your first event!', 'button-primary'],
])('leaves the main button to what is to review', async (proposals, text, look) => {
  mockApi({ [PROPOSALS]: { body: proposals } });
  const none = () => undefined;
  const project = { projectId: 'ABCD2345', isPaid: true, viewer: { role: 'owner' } } as Project;
  await renderComponent(
    <HostNoEvents
      project={project}
      filtered={false}
      onAddEvent={none}
      onClearFilter={none}
      onPastePlan={none}
    />,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paste your plan' })).toHaveClass(look);
});
