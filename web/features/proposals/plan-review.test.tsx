import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { findButton, mockProposals, PATH, renderDialog } from './testing/plan-dialog.tsx';
import { createProposal } from './testing/proposal.ts';

it('edits title, place and time where they stand', async () => {
  const stored = createProposal({ title: 'Diner', location: '' });
  const { calls, routes } = mockProposals([], [], [stored]);
  let now = stored;
  routes[`PATCH ${PATH}`] = ({ json }) => {
    const [change] = (json as { changes: Partial<Proposal>[] }).changes;
    now = { ...now, ...change, datetime: stored.datetime, sequence: now.sequence + 1 };
    return { body: [now] };
  };
  routes[`GET ${PATH}`] = () => ({ body: [now] });
  const { user } = await renderDialog({ startsWithReview: true });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Dinner{Enter}');
  expect(await screen.findByRole('heading', { name: 'Dinner' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Roma{Tab}');
  await user.click(findButton(/Change the time: Fri, Jun 12, 2099, 7:00 PM/));
  const time = screen.getByLabelText('Date and time');
  expect(time).toHaveFocus();
  fireEvent.change(time, { target: { value: '2099-06-13T20:00' } });
  fireEvent.blur(time);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(3));
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ json }) => json)).toEqual([
    { changes: [{ id: stored.id, title: 'Dinner' }] },
    { changes: [{ id: stored.id, location: 'Roma' }] },
    { changes: [{ id: stored.id, datetime: '2099-06-13T20:00' }] },
  ]);
});

it('lists events below their days, and marks what few of them have', async () => {
  const zone = 'The place is in another time zone.';
  mockProposals(
    [],
    [],
    [
      createProposal({ title: 'Arrival', needsReview: true, reviewReasons: [zone] }),
      createProposal({
        title: 'Check-in',
        description: 'check-in',
        needsReview: true,
        reviewReasons: [zone],
      }),
      createProposal({
        title: 'Tour',
        description: 'Bring the tour tickets.',
        datetime: '2099-06-13T14:00:00.000Z',
        endsAt: '2099-06-13T16:00:00.000Z',
        needsReview: true,
        reviewReasons: ['The line has several times.', zone],
      }),
    ],
  );
  const { user } = await renderDialog({ startsWithReview: true });
  expect(await screen.findByRole('heading', { name: 'Friday June 12 2099' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Saturday June 13 2099' })).toBeVisible();
  const fridays = screen.getAllByRole('button', { name: 'Change the time: Fri, Jun 12, 2099, 7:00 PM' });
  expect(fridays).toHaveLength(2);
  expect(findButton('Change the time: Sat, Jun 13, 2099, 4:00 PM – 6:00 PM')).toBeVisible();
  expect(
    screen.getAllByRole('button', { name: /^Check (?!the)/ }).map(({ textContent }) => textContent),
  ).toEqual(['Check time']);
  expect(screen.getByText(/^1 of \d events needs a check. All times are in \w+ time\.$/)).toBeVisible();
  await user.click(findButton('Source of Tour'));
  expect(screen.getAllByText(/tour/i, { selector: 'dd' }).map(({ textContent }) => textContent)).toEqual([
    'Bring the tour tickets.',
  ]);
  await user.click(findButton('Source of Check-in'));
  expect(screen.queryByText('check-in', { selector: 'dd' })).toBeNull();
});

it('shows which times were guessed', async () => {
  const guessed = { needsReview: true, reviewReasons: ['We worked out AM or PM from the words around it.'] };
  const waiting = [{}, guessed, guessed, guessed].map((fields, at) =>
    createProposal({ title: `Event ${at}`, ...fields }),
  );
  mockProposals([], [], waiting);
  const { user } = await renderDialog({ startsWithReview: true });
  expect(await screen.findByText('4 events found. 3 times are guesses (?).')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  const marks = screen.getAllByRole('button', { name: 'Check the time' });
  expect(marks).toHaveLength(3);
  await user.click(marks[0] as HTMLElement);
  expect(screen.getByText(/^We worked out AM or PM/, { selector: 'li' })).toBeVisible();
});

it('takes a typed change back with Escape, and an empty title always', async () => {
  const { calls } = mockProposals([], [], [createProposal({ title: 'Dinner' })]);
  const { user, onClose } = await renderDialog({ startsWithReview: true });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' at Roma{Escape}');
  expect(title).toHaveValue('Dinner');
  expect(title).toHaveFocus();
  await user.clear(title);
  await user.tab();
  expect(title).toHaveValue('Dinner');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the focus in the row when a change ends with a key', async () => {
  mockProposals([], [], [createProposal({ title: 'Dinner' })]);
  const { user, onClose } = await renderDialog({ startsWithReview: true });
  const findTime = () => screen.findByRole('button', { name: /^Change the time/ });
  for (const key of ['{Escape}', '{Enter}']) {
    await user.click(await findTime());
    await user.keyboard(key);
    expect(await findTime()).toHaveFocus();
  }
  await user.type(screen.getByRole('textbox', { name: 'Place' }), '{Enter}');
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More for Dinner' }));
  expect(findButton('Add 1 event')).toHaveClass('button-primary');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit everything' }));
  // Its source stands beside the form.
  expect(screen.getByRole('form').closest('.beside-source')).toContainElement(
    screen.getByRole('figure', { name: 'Source' }),
  );
  // The form has a primary button of its own.
  expect(findButton('Add 1 event')).not.toHaveClass('button-primary');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Dinner' })).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
});

it('changes several at once', async () => {
  const proposals = [createProposal({ title: 'Dinner' }), createProposal({ title: 'Drinks' })];
  const { calls, routes } = mockProposals([], [], proposals);
  routes[`PATCH ${PATH}`] = { body: proposals };
  const { user } = await renderDialog({ startsWithReview: true });
  await user.click(await screen.findByRole('button', { name: 'Change 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 2 events' }));
  await user.type(dialog.getByRole('textbox', { name: 'Year' }), '99');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(dialog.getByRole('textbox', { name: 'Year' })).toHaveAccessibleDescription('Enter a year.');
  await user.clear(dialog.getByRole('textbox', { name: 'Year' }));
  await user.type(dialog.getByRole('textbox', { name: 'Move by days' }), '1');
  await user.type(dialog.getByRole('textbox', { name: 'Guests' }), 'Ann, Ben');
  await user.click(dialog.getByRole('radio', { name: 'Only these guests' }));
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('2 events changed')).toBeVisible();
  const change = { datetime: '2099-06-13T19:00', attendees: 'Ann, Ben', audience: 'attendees' };
  expect(calls.find(({ method }) => method === 'PATCH')?.json).toEqual({
    changes: proposals.map(({ id }) => ({ id, ...change })),
  });
});

it('goes on with the next row after discarding one', async () => {
  const proposals = [createProposal({ title: 'First' }), createProposal({ title: 'Second' })];
  const { routes } = mockProposals([], [], proposals);
  routes[`DELETE ${PATH}/${proposals[0]?.id}`] = { body: { success: true } };
  const { user } = await renderDialog({ startsWithReview: true });
  await user.click(await screen.findByRole('button', { name: 'More for First' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Discard' }));
  routes[`GET ${PATH}`] = { body: proposals.slice(1) };
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
});

it('discards several after asking', async () => {
  const proposals = [createProposal({ title: 'First' }), createProposal({ title: 'Second' })];
  const { calls, routes } = mockProposals([], [], proposals);
  for (const { id } of proposals) routes[`DELETE ${PATH}/${id}`] = { body: { success: true } };
  const { user } = await renderDialog({ startsWithReview: true });
  await user.click(await screen.findByRole('button', { name: 'More for the chosen events' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Discard 2' }));
  routes[`GET ${PATH}`] = { body: [] };
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});
