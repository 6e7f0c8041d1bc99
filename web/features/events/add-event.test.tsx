import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { errorReply } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import {
  button,
  CREATE,
  createForm,
  field,
  fillIn,
  listBodies,
  mockForm,
  renderForm,
  STORED_EVENT as stored,
} from './testing/event-form.tsx';

// Compiles the lazily loaded field before a test waits for it.
beforeAll(async () => void (await import('../../ui/forms/time-zone-combobox.tsx')), 30_000);

it('continues after the added event: focus in Title, same day and zone', async () => {
  const added = { ...stored, timeZone: 'Europe/Rome', endsAt: '2099-06-12T23:30:00Z' };
  mockForm({
    [CREATE]: { status: 201, body: { ...added, datetime: '2099-06-12T08:00:00Z', endsAt: null } },
  });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(button('Add Event'));
  await waitFor(() => expect(field('Title *')).toHaveFocus());
  expect(field('Title *')).toHaveValue('');
  expect(screen.getByLabelText('Date & Time *')).toHaveValue('2099-06-12T11:00');
  expect(screen.getByText(/^Rome, /)).toBeVisible();
  expect(form.onAdded).toHaveBeenCalledOnce();
  expect(form.onDirtyChange).toHaveBeenLastCalledWith(false);
});

it('adds a name that is still typed, with one click', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: stored } });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(screen.getByRole('radio', { name: 'Specific People' }));
  await form.user.type(screen.getByRole('combobox', { name: "Who's coming" }), 'Ann,Zoë');
  await form.user.click(button('Add Event'));
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(listBodies(calls)).toEqual([expect.objectContaining({ attendees: 'Ann, Zoë' })]);
});

it('says that a typed word cannot be a name', async () => {
  const { calls } = mockForm({});
  const form = await renderForm();
  await fillIn(form);
  const names = screen.getByRole('combobox', { name: 'Except (optional)' });
  await form.user.type(names, 'everyone');
  await form.user.click(button('Add Event'));
  await waitFor(() => expect(names).toHaveFocus());
  expect(names).toHaveAccessibleDescription(/“everyone” can’t be used as a name\./);
  expect(listBodies(calls)).toEqual([]);
});

it('starts as a copy, which is unsaved input', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: stored } });
  const copyOf = {
    ...stored,
    attendees: 'Ann',
    endsAt: '2099-06-13T01:00:00Z',
    endTimeZone: 'Europe/Rome',
  };
  const { user, onDirtyChange } = await renderForm({ copyOf });
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  await user.click(button('Add Event'));
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(listBodies(calls)[0]).toMatchObject({
    title: 'Dinner',
    datetime: '2099-06-12T19:00',
    endsAt: '2099-06-13T03:00',
    timeZone: 'America/New_York',
    endTimeZone: 'Europe/Rome',
    attendees: 'Ann',
  });
});

it('asks once about a date far from the other events', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: stored } });
  const form = await renderForm({ others: [{ ...stored, id: 9 }] });
  await fillIn(form);
  await form.user.click(button('Add Event'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this date right?' });
  expect(dialog).toHaveAccessibleDescription(/your other events: June 12, 2099\./);
  await form.user.click(within(dialog).getByRole('button', { name: 'Change Date' }));
  await waitFor(() => expect(screen.getByLabelText('Date & Time *')).toHaveFocus());
  expect(listBodies(calls)).toEqual([]);
  await form.user.click(button('Add Event'));
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('adds the event with the date that was asked about', async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: stored } });
  const form = await renderForm({ others: [{ ...stored, id: 9 }] });
  await fillIn(form);
  await form.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  await form.user.click(within(dialog).getByRole('button', { name: 'Add Event' }));
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(listBodies(calls)).toHaveLength(1);
  await waitFor(() => expect(field('Title *')).toHaveFocus());
});

it('sends the time zone of an arrival, and drops it again', async () => {
  const { calls } = mockForm({
    [CREATE]: errorReply(400, 'INVALID_INPUT', 'No.'),
    'GET /api/time-zones/places?text=tokyo': { body: { places: [] } },
  });
  const form = await renderForm();
  await fillIn(form);
  await form.user.click(button('Add end time'));
  await form.user.click(button('Arrives in another time zone'));
  const zone = await screen.findByRole('combobox', { name: 'Arrival time zone' });
  expect(zone).toHaveFocus();
  await form.user.keyboard('tokyo');
  await form.user.click(await screen.findByText('Tokyo'));
  await form.user.click(button('Add Event'));
  await waitFor(() =>
    expect(listBodies(calls).at(-1)).toMatchObject({
      timeZone: 'America/New_York',
      endTimeZone: 'Asia/Tokyo',
    }),
  );
  await form.user.click(button('Arrives in the same time zone'));
  await form.user.click(button('Add Event'));
  await waitFor(() => expect(listBodies(calls).at(-1)).toMatchObject({ endTimeZone: null, endsAt: null }));
});

it('offers the time zone of the location unless the host picked one', async () => {
  mockForm({ 'GET /api/time-zones/suggestion?text=Barcelona': { body: { timeZone: 'Europe/Madrid' } } });
  const { user } = await renderForm();
  await user.type(field('Location *'), 'Barcelona');
  await user.click(await screen.findByRole('button', { name: 'Use Central European Time' }));
  expect(screen.getByText(/^Madrid, /)).toBeVisible();
  expect(screen.getByText('The event is now in Central European Time.')).toHaveFocus();
});

/** An open form, and a switch that changes the itinerary's time zone as another host would. */
function FormInZone() {
  const [zone, setZone] = useState('America/New_York');
  return (
    <>
      <button type="button" onClick={() => setZone('Europe/Rome')}>
        Change the itinerary
      </button>
      {createForm({ projectZone: zone })}
    </>
  );
}

it("follows the itinerary's time zone when that changes while the form is open", async () => {
  const { calls } = mockForm({ [CREATE]: { status: 201, body: stored } });
  const { user } = await renderComponent(<FormInZone />);
  await user.type(field('Title *'), 'Dinner');
  const start = screen.getByLabelText('Date & Time *');
  const before = (start as HTMLInputElement).value;
  await user.click(button('Change the itinerary'));
  expect(screen.getByText(/^Rome, /)).toBeVisible();
  expect(start).toHaveValue(before);
  await user.type(field('Description *'), 'At the harbor');
  await user.type(field('Location *'), 'Pier 1');
  await user.click(button('Add Event'));
  await waitFor(() =>
    expect(listBodies(calls)).toEqual([
      expect.objectContaining({ timeZone: 'Europe/Rome', datetime: before }),
    ]),
  );
});

it('keeps a time zone that was picked in the form', async () => {
  mockForm({
    'GET /api/time-zones/suggestion?text=Pier+1': { body: { timeZone: 'Europe/Lisbon' } },
  });
  const { user } = await renderComponent(<FormInZone />);
  await user.type(field('Location *'), 'Pier 1');
  await user.click(await screen.findByRole('button', { name: /^Use / }));
  await user.click(button('Change the itinerary'));
  expect(screen.getByText(/^Lisbon, /)).toBeVisible();
});
