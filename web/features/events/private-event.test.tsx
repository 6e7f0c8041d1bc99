import { screen } from '@testing-library/react';
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

const everyone = () => screen.getByRole('radio', { name: 'Everyone with the link' });
const onlyListed = () => screen.getByRole('radio', { name: 'Only the people listed' });
const MEANING = "Only the people listed can see this. Everyone else won't know it exists.";
const SEEN = 'People who already opened the page may have seen it.';

it('adds a private event, and says what that means', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: { ...STORED_EVENT, audience: 'attendees' } } });
  const view = await renderForm();
  await fillIn(view);
  expect(everyone()).toBeChecked();
  expect(screen.queryByText(MEANING)).not.toBeInTheDocument();
  await view.user.click(onlyListed());
  expect(screen.getByText(MEANING)).toBeVisible();
  expect(screen.getByText(/Hosts and co-hosts always see everything/)).toBeVisible();
  expect(screen.queryByText(SEEN)).not.toBeInTheDocument();
  expect(screen.getByText(/Nobody is listed/)).toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'Specific People' }));
  await view.user.type(screen.getByRole('combobox', { name: "Who's coming" }), 'Ben');
  expect(screen.queryByText(/Nobody is listed/)).not.toBeInTheDocument();
  await view.user.click(button('Add Event'));
  expect(listBodies(calls)).toEqual([expect.objectContaining({ audience: 'attendees', attendees: 'Ben' })]);
  expect(field('Title *')).toHaveValue('');
  expect(everyone()).toBeChecked();
});

it('warns when an event that guests could see becomes private', async () => {
  const update = 'PUT /api/projects/ABCD2345/events/7';
  const { calls } = mockForm({ [update]: { body: { ...STORED_EVENT, audience: 'attendees' } } });
  const { user } = await renderForm({ event: STORED_EVENT });
  await user.click(onlyListed());
  expect(screen.getByText(SEEN)).toBeVisible();
  await user.click(button('Update Event'));
  expect(listBodies(calls)).toEqual([expect.objectContaining({ audience: 'attendees', sequence: 3 })]);
});
