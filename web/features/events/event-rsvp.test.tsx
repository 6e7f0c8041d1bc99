import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorReply } from '../../testing/mock-api.ts';
import {
  button,
  CREATE,
  fillIn,
  listBodies,
  mockForm,
  renderForm,
  STORED_EVENT,
} from './testing/event-form.tsx';

const RSVPS = 'GET /api/projects/ABCD2345/rsvps';
const UPDATE = 'PUT /api/projects/ABCD2345/events/7';
const asks = () => screen.getByRole('checkbox', { name: 'Ask for RSVP' });
const capacity = () => screen.getByRole('spinbutton', { name: 'Capacity (optional)' });
const ASKING = { ...STORED_EVENT, rsvp: { capacity: 20 } };

it('asks for answers, with a capacity or without one', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: ASKING } });
  const view = await renderForm();
  await fillIn(view);
  await view.user.click(asks());
  await view.user.click(button('Add Event'));
  await fillIn(view);
  expect(asks()).not.toBeChecked();
  await view.user.click(asks());
  await view.user.type(capacity(), '20');
  await view.user.click(button('Add Event'));
  expect(listBodies(calls)).toMatchObject([{ rsvp: { capacity: null } }, { rsvp: { capacity: 20 } }]);
});

it('shows how many people come so far, and stops asking', async () => {
  const row = { personId: 1, eventId: 7, answer: 'yes', partySize: 3 };
  const { calls } = mockForm({
    [RSVPS]: { body: { mine: [], list: null, summary: null, rows: [row] } },
    [UPDATE]: { body: STORED_EVENT },
  });
  const { user } = await renderForm({ event: ASKING });
  expect(await screen.findByText('3 of 20 people coming')).toBeVisible();
  expect(capacity()).toHaveValue(20);
  await user.click(asks());
  await user.click(button('Update Event'));
  expect(listBodies(calls)).toMatchObject([{ rsvp: null, sequence: 3 }]);
});

it('says that guests are not asked yet, and what is wrong with a capacity', async () => {
  mockForm({
    [UPDATE]: errorReply(400, 'INVALID_INPUT', 'Check it.', {
      fields: { 'rsvp.capacity': 'Enter at least 1.' },
    }),
  });
  const { user } = await renderForm({
    event: { ...STORED_EVENT, rsvp: { capacity: null } },
    isRsvpEnabled: false,
  });
  expect(screen.getByText(/once you turn on RSVP in the Guests tab/)).toBeVisible();
  await user.type(capacity(), '0');
  await user.click(button('Update Event'));
  expect(await screen.findByText('Enter at least 1.')).toBeVisible();
  expect(capacity()).toBeInvalid();
});
