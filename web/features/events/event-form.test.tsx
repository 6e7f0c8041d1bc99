import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { errorReply } from '../../testing/mock-api.ts';
import {
  button,
  CREATE,
  field,
  fillIn,
  listBodies,
  mockForm,
  renderForm,
  STORED_EVENT as stored,
} from './testing/event-form.tsx';

const UPDATE = 'PUT /api/projects/ABCD2345/events/7';

describe('adding an event', () => {
  it('requires title, description and location and focuses the first', async () => {
    const { calls } = mockForm();
    const { user } = await renderForm();
    await user.type(field('Title *'), 'Dinner');
    await user.click(button('Add Event'));
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(field('Description *')).toHaveFocus();
    expect(field('Description *')).toHaveAccessibleDescription('Please enter a description.');
    expect(field('Location *')).toBeInvalid();
    expect(field('Title *')).not.toBeInvalid();
    expect(listBodies(calls)).toEqual([]);
  });

  it('sends the event once and clears the form', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: Event }>();
    const { calls } = mockForm({ [CREATE]: () => promise });
    const form = await renderForm();
    await fillIn(form);
    await form.user.keyboard('{Enter}');
    await form.user.click(button('Add Event'));
    expect(button('Add Event')).toHaveAttribute('aria-disabled', 'true');
    resolve({ status: 201, body: stored });
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(listBodies(calls)).toEqual([
      expect.objectContaining({ title: 'Dinner', location: 'Pier 1', attendees: 'Everyone', endsAt: null }),
    ]);
    expect(field('Title *')).toHaveValue('');
    expect(form.onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('points out that a past event was added to the past events', async () => {
    mockForm({ [CREATE]: { status: 201, body: { ...stored, datetime: '2001-06-12T23:00:00Z' } } });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(button('Add Event'));
    expect(await screen.findByText('Past Event Notice')).toBeVisible();
  });

  it('keeps the input after a lost connection and repeats the same request', async () => {
    const { calls, routes } = mockForm({
      [CREATE]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(button('Add Event'));
    expect(await screen.findByText('Failed to create event. Please try again.')).toBeVisible();
    expect(field('Title *')).toHaveValue('Dinner');
    routes[CREATE] = { status: 201, body: stored };
    await form.user.click(button('Add Event'));
    await screen.findByText('Event created successfully!');
    const keys = calls.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows an error of the server at its field until it changes', async () => {
    const fields = { location: 'This location is too long.' };
    mockForm({ [CREATE]: errorReply(400, 'VALIDATION', 'Invalid.', { fields }) });
    const form = await renderForm();
    await fillIn(form);
    await form.user.click(button('Add Event'));
    await waitFor(() => expect(field('Location *')).toHaveFocus());
    expect(field('Location *')).toHaveAccessibleDescription('This location is too long.');
    await form.user.type(field('Location *'), '2');
    expect(field('Location *')).not.toBeInvalid();
  });

  it('discards the input with Cancel', async () => {
    mockForm();
    const { user, onDirtyChange } = await renderForm();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.type(field('Title *'), 'Dinner');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(button('Cancel'));
    expect(field('Title *')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Add New Event' })).toHaveFocus();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('keeps the input when the host does not agree to discard it', async () => {
    mockForm();
    const guard = vi.fn();
    const { user } = await renderForm({ guard });
    await user.type(field('Title *'), 'Dinner');
    await user.click(button('Cancel'));
    expect(guard).toHaveBeenCalledOnce();
    expect(field('Title *')).toHaveValue('Dinner');
  });

  it('asks to upgrade instead of adding once the trial is full', async () => {
    const { calls } = mockForm();
    const refuse = vi.fn();
    const { user } = await renderForm({ refuse });
    await user.click(button('Add Event'));
    expect(refuse).toHaveBeenCalledOnce();
    expect(listBodies(calls)).toEqual([]);
  });

  it('is disabled when the itinerary is full', async () => {
    mockForm();
    await renderForm({ full: true });
    expect(button('Add Event')).toBeDisabled();
    expect(screen.getByText(/^You've reached the limit of/)).toBeVisible();
  });
});

describe('editing an event', () => {
  it('saves the changes with the sequence it started from', async () => {
    const { calls } = mockForm({ [UPDATE]: { body: { ...stored, title: 'Late dinner', sequence: 4 } } });
    const { user, onDone } = await renderForm({ event: stored });
    expect(screen.getByRole('heading', { name: 'Edit Event' })).toBeVisible();
    await user.clear(field('Title *'));
    await user.type(field('Title *'), 'Late dinner{Enter}');
    expect(await screen.findByText('Event updated successfully!')).toBeVisible();
    expect(listBodies(calls)[0]).toMatchObject({
      title: 'Late dinner',
      sequence: 3,
      datetime: stored.datetime,
    });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('can be undone', async () => {
    const undo = { seq: 41, expiresAt: '2099-01-01T00:00:00Z' };
    const { calls, routes } = mockForm({ [UPDATE]: { body: { ...stored, sequence: 4, undo } } });
    routes['POST /api/projects/ABCD2345/undo'] = { body: { success: true, restored: 1, undo: null } };
    const { user } = await renderForm({ event: stored });
    await user.type(field('Title *'), ' late{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/undo'))?.json).toEqual({ seq: 41 });
  });

  it('rejects an end before the start', async () => {
    const { calls } = mockForm();
    const { user } = await renderForm({ event: { ...stored, endsAt: '2099-06-12T22:00:00Z' } });
    await user.click(button('Update Event'));
    const end = screen.getByLabelText('Ends (optional)');
    await waitFor(() => expect(end).toHaveFocus());
    expect(end).toHaveAccessibleDescription('End time must be after the start time.');
    expect(listBodies(calls)).toEqual([]);
  });

  it('shows both versions of a conflict and keeps mine', async () => {
    const theirs = { ...stored, title: 'Brunch', sequence: 5 };
    const { calls, routes } = mockForm({
      [UPDATE]: errorReply(409, 'CONFLICT', 'Changed.', { current: theirs, changedBy: 'Cleo' }),
    });
    const { user, onDone } = await renderForm({ event: stored });
    await user.type(field('Title *'), ' by the sea{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cleo changed this event' });
    expect(within(dialog).getByRole('row', { name: /Title.*Dinner by the sea.*Brunch/ })).toBeVisible();
    routes[UPDATE] = { body: { ...theirs, title: 'Dinner by the sea', sequence: 6 } };
    await user.click(within(dialog).getByRole('button', { name: 'Keep Mine' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(listBodies(calls).at(-1)).toMatchObject({ title: 'Dinner by the sea', sequence: 5 });
  });

  it('offers to add the event again if it was deleted', async () => {
    mockForm({ [UPDATE]: errorReply(404, 'NOT_FOUND', 'Not found.') });
    const { user } = await renderForm({ event: stored });
    await user.type(field('Title *'), ' by the sea{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This event was deleted by someone else.');
    expect(button('Add Event')).toBeEnabled();
    expect(field('Title *')).toHaveValue('Dinner by the sea');
  });
});

describe('editing an event that was added without description and place', () => {
  const bare: Event = { ...stored, description: '', location: '', attendees: 'Ana' };

  it('makes it private without asking for them', async () => {
    const { calls } = mockForm({ [UPDATE]: { body: { ...bare, audience: 'attendees', sequence: 4 } } });
    const { user } = await renderForm({ event: bare });
    expect(field('Description')).not.toBeRequired();
    expect(field('Location')).not.toBeRequired();
    await user.click(screen.getByRole('radio', { name: 'Only these guests' }));
    await user.click(button('Update Event'));
    expect(await screen.findByText('Event updated successfully!')).toBeVisible();
    expect(listBodies(calls)).toEqual([
      expect.objectContaining({ audience: 'attendees', description: '', location: '' }),
    ]);
  });

  it('names what is missing', async () => {
    mockForm();
    const { user } = await renderForm({ event: bare });
    await user.clear(field('Title *'));
    await user.click(button('Update Event'));
    const toast = await screen.findByText('Missing Information');
    expect(toast.parentElement).toHaveTextContent('Please enter a title.');
    expect(toast.parentElement).not.toHaveTextContent('date and time');
  });
});

describe('notifying guests', () => {
  const UPDATED = { [UPDATE]: { body: stored } };

  it('is not offered while nobody gets notifications', async () => {
    mockForm();
    await renderForm({ event: stored, notified: 0 });
    expect(screen.queryByLabelText(/^Note for guests/)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Save without notifying' })).toBeNull();
  });

  it('sends a note with the change', async () => {
    const { calls } = mockForm(UPDATED);
    const { user } = await renderForm({ event: stored, notified: 12 });
    expect(field(/^Note for guests/)).toHaveAccessibleDescription(/12 guests get notifications\.$/);
    await user.type(field(/^Note for guests/), ' Bring a coat ');
    await user.click(button('Update Event'));
    expect(listBodies(calls)).toEqual([expect.objectContaining({ note: 'Bring a coat' })]);
    expect(listBodies(calls)[0]).not.toHaveProperty('notify');
  });

  it('saves without notifying, and without the note', async () => {
    const { calls } = mockForm(UPDATED);
    const { user } = await renderForm({ event: stored, notified: 1 });
    await user.type(field(/^Note for guests/), 'Bring a coat');
    await user.click(screen.getByRole('checkbox', { name: 'Save without notifying' }));
    expect(field(/^Note for guests/)).toBeDisabled();
    await user.click(button('Update Event'));
    expect(listBodies(calls)).toEqual([expect.objectContaining({ notify: false })]);
    expect(listBodies(calls)[0]).not.toHaveProperty('note');
  });
});
