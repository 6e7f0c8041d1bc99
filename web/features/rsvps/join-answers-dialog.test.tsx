import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person } from '../../../worker/contract/people.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { JoinAnswersDialog } from './join-answers-dialog.tsx';
import { listOverview } from './overview.ts';
import { createRsvp } from './testing/rsvp-data.ts';

const BEN = { id: 2, name: 'Ben' } as Person;

it('shows the answers of two browsers, and joins the chosen one', async () => {
  const first = createRsvp('yes', { claim: 'aaaaaaaa', isCounted: true, partySize: 2 });
  const second = createRsvp('no', { claim: 'bbbbbbbb', isCounted: false, note: 'Not me' });
  const [row] = listOverview([BEN], [second, first], undefined);
  if (!row) throw new Error('Nobody is asked.');
  expect(row).toMatchObject({ state: 'yes', rsvp: first, others: [second] });
  const { calls } = mockApi({
    'POST /api/projects/ABCD2345/people/2/join-answers': { body: { success: true, joined: 1 } },
  });
  const { user } = await renderComponent(
    <JoinAnswersDialog projectId="ABCD2345" row={row} findFocus={() => null} onClosed={() => undefined} />,
  );
  expect(await screen.findByText('Yes · 2 people')).toBeVisible();
  expect(screen.getByText('Not me')).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: 'Use this answer' });
  await user.click(buttons[1] as HTMLElement);
  expect(await screen.findByText('Answer saved')).toBeVisible();
  expect(calls.map(({ json }) => json)).toEqual([{ claim: 'bbbbbbbb' }]);
});
