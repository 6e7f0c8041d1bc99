import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PapersTab } from './papers-tab.tsx';

const PATH = '/api/projects/ABCD2345';
const FERRY = {
  ...{ id: 5, title: 'Ferry', kind: 'ticket', personId: 3, eventId: null },
  ...{ type: 'application/pdf', size: 10, sequence: 0 },
};

it('deletes a ticket, and brings it back with Undo', async () => {
  let papers = [FERRY];
  const answer = (after: typeof papers) => () => {
    papers = after;
    return { body: FERRY };
  };
  mockApi({
    [`GET ${PATH}/papers`]: () => ({ body: papers }),
    [`GET ${PATH}/itinerary`]: { status: 304 },
    [`DELETE ${PATH}/papers/5`]: answer([]),
    [`POST ${PATH}/papers/5/restore`]: answer([FERRY]),
  });
  const people = [{ id: 3, name: 'Ana' }] as never;
  const { user } = await renderComponent(
    <PapersTab projectId="ABCD2345" isPaid events={[]} people={people} />,
  );
  await user.click(await screen.findByRole('button', { name: 'More for Ferry' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Ticket deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Ferry')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ferry')).toBeVisible();
});
