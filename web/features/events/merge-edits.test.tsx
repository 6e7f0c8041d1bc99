import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberOwnSave } from '../../lib/own-saves.ts';
import { errorReply } from '../../testing/mock-api.ts';
import {
  button,
  field,
  listBodies,
  mockForm,
  renderForm,
  STORED_EVENT as stored,
} from './testing/event-form.tsx';

const UPDATE = 'PUT /api/projects/ABCD2345/events/7';

/** Renders the form of an event that somebody else changes before it is saved. */
async function editAlongside(theirs: typeof stored) {
  const conflict = errorReply(409, 'CONFLICT', 'Changed.', { current: theirs });
  const { calls } = mockForm({
    [UPDATE]: ({ json }) => {
      const body = json as typeof stored;
      return body.sequence === theirs.sequence ? { body: { ...body, id: 7, sequence: 6 } } : conflict;
    },
  });
  return { calls, ...(await renderForm({ event: stored })) };
}

it('keeps what only the other side changed, without a question', async () => {
  const { calls, user, onDone } = await editAlongside({ ...stored, location: 'Pier 9', sequence: 5 });
  await user.type(field('Title *'), ' by the sea{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(listBodies(calls).at(-1)).toMatchObject({
    title: 'Dinner by the sea',
    location: 'Pier 9',
    sequence: 5,
  });
  expect(screen.queryByText(/changed this event/)).toBeNull();
});

it('asks only about the field that both changed, and reverts nothing else', async () => {
  const theirs = { ...stored, title: 'Brunch', location: 'Pier 9', vibe: 'Linen', sequence: 5 };
  const { calls, user } = await editAlongside(theirs);
  await user.type(field('Description'), ', table 4');
  await user.type(field('Title *'), ' by the sea{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this event' });
  expect(
    within(dialog)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['TitleChanged']);
  await user.click(within(dialog).getByRole('button', { name: 'Keep Mine' }));
  await waitFor(() => expect(listBodies(calls)).toHaveLength(2));
  expect(listBodies(calls).at(-1)).toMatchObject({
    title: 'Dinner by the sea',
    description: 'At the harbor, table 4',
    location: 'Pier 9',
    vibe: 'Linen',
  });
});

it('saves the other edits with their version of the field', async () => {
  const { calls, user, onDone } = await editAlongside({ ...stored, title: 'Brunch', sequence: 5 });
  await user.type(field('Description'), ', table 4');
  await user.type(field('Title *'), ' by the sea{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use Theirs' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(listBodies(calls).at(-1)).toMatchObject({ title: 'Brunch', description: 'At the harbor, table 4' });
});

it('shows a merged event that is not valid instead of sending it', async () => {
  const end = '2099-06-13T01:00:00Z';
  const { calls, user } = await editAlongside({ ...stored, endsAt: end, sequence: 5 });
  const start = screen.getByLabelText('Date & Time *');
  await user.clear(start);
  await user.type(start, '2099-06-13T09:00');
  await user.click(button('Update Event'));
  await waitFor(() => expect(screen.getByLabelText('Ends (optional)')).toBeInvalid());
  expect(listBodies(calls)).toHaveLength(1);
});

it('says that the other version is from another tab of this browser', async () => {
  rememberOwnSave('event/7/5');
  const { user } = await editAlongside({ ...stored, title: 'Brunch', sequence: 5 });
  await user.type(field('Title *'), ' by the sea{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'You changed this event in another tab' });
  expect(dialog).not.toHaveTextContent(/their/i);
});
