import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  button,
  CREATE,
  field,
  fillIn,
  listBodies,
  mockForm,
  renderForm,
  STORED_EVENT,
} from './testing/event-form.tsx';

const question = () => within(screen.getByRole('group', { name: 'Who sees this?' }));
const everyone = () => question().getByRole('radio', { name: 'Everyone' });
const only = () => question().getByRole('radio', { name: 'Only these guests' });
const except = () => question().getByRole('radio', { name: 'Everyone but these guests' });
const MEANING = "Only these guests can see it. Everyone else won't know it exists.";
const SEEN = 'Guests who already opened the page may have seen it.';

it('adds a private event, and says what that means', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: { ...STORED_EVENT, audience: 'attendees' } } });
  const view = await renderForm();
  await fillIn(view);
  expect(everyone()).toBeChecked();
  expect(screen.queryByText(MEANING)).not.toBeInTheDocument();
  await view.user.click(only());
  expect(screen.getByText(MEANING)).toBeVisible();
  expect(screen.getByText(/Hosts and co-hosts always see everything/)).toBeVisible();
  expect(screen.queryByText(SEEN)).not.toBeInTheDocument();
  const names = screen.getByRole('combobox', { name: 'These guests *' });
  await view.user.click(button('Add Event'));
  expect(names).toHaveAccessibleDescription(/Please add at least one guest/);
  expect(listBodies(calls)).toEqual([]);
  await view.user.type(names, 'Ben');
  await view.user.click(button('Add Event'));
  expect(listBodies(calls)).toEqual([expect.objectContaining({ audience: 'attendees', attendees: 'Ben' })]);
  expect(field('Title *')).toHaveValue('');
  expect(everyone()).toBeChecked();
});

it('warns when an event that guests could see becomes private', async () => {
  const update = 'PUT /api/projects/ABCD2345/events/7';
  const { calls } = mockForm({ [update]: { body: { ...STORED_EVENT, audience: 'attendees' } } });
  const { user } = await renderForm({ event: STORED_EVENT });
  await user.click(except());
  expect(screen.getByText(SEEN)).toBeVisible();
  expect(screen.getByText(/Nobody is left out/)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Not these guests' }), 'Ben');
  expect(screen.queryByText(/Nobody is left out/)).not.toBeInTheDocument();
  await user.click(button('Update Event'));
  expect(listBodies(calls)).toEqual([
    expect.objectContaining({ audience: 'attendees', attendees: 'Everyone except Ben', sequence: 3 }),
  ]);
});
