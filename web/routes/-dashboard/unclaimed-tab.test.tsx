import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MyProject, User } from '../../../worker/contract/accounts.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { UNCLAIMED_HOTEL } from '../../testing/unclaimed-event.ts';
import UnclaimedTab from './unclaimed-tab.tsx';

const hotel = UNCLAIMED_HOTEL;
const car: UnclaimedEvent = {
  ...hotel,
  id: 2,
  title: 'Rental car',
  needsReview: false,
  confidence: 95,
  reasons: [],
};
const user = { id: 1, firstName: 'Nora', lastName: 'Lindqvist', email: 'nora@example.com' } as User;
const project = { projectId: 'ABCD2345', name: 'Japan' } as MyProject;

// Compiles the lazily loaded dialog before the first test waits for it.
beforeAll(
  async () => void (await import('../../features/proposals/unclaimed/edit-event-dialog.tsx')),
  30_000,
);

async function renderTab(events: UnclaimedEvent[], routes: Parameters<typeof mockApi>[0] = {}) {
  const server = { events };
  const api = mockApi({
    'GET /api/unclaimed-events': () => ({ body: server.events }),
    'GET /api/my-projects': { body: [project] },
    'GET /api/intake': {
      body: { address: 'nora@in.example.com', sharedAddress: null, previous: null, aliases: [] },
    },
    'GET /api/unclaimed-events/1/mail': {
      body: { mail: hotel.mail, text: 'Check-in 3 PM', isCut: false, evidence: [] },
    },
    ...routes,
  });
  const view = await renderComponent(<UnclaimedTab user={user} onSettings={vi.fn()} />);
  await screen.findByRole('heading', { name: events[0]?.title ?? 'No unclaimed events' });
  return { server, ...api, ...view };
}

const item = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
const sent = (calls: { method: string; path: string; json: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ path, json }) => ({ path, json }));

it('folds how to forward emails if events wait already, not when the first arrive', async () => {
  const view = await renderTab([hotel]);
  const findCopy = () => screen.findByRole('button', { name: /^Copy/ });
  expect(await findCopy()).not.toBeVisible();
  await view.user.click(screen.getByRole('heading', { name: 'Forward your confirmation emails' }));
  expect(await findCopy()).toBeVisible();
  view.unmount();
  const { server, queryClient } = await renderTab([]);
  server.events = [hotel];
  await queryClient.refetchQueries();
  await screen.findByRole('heading', { name: hotel.title });
  expect(await findCopy()).toBeVisible();
});

describe('reviewing an event', () => {
  it('saves changes and removes the badge', async () => {
    const view = await renderTab([hotel], {
      'PATCH /api/unclaimed-events/1': () => {
        const event = {
          ...hotel,
          title: 'Ryokan',
          needsReview: false,
          confidence: 100,
          reasons: [],
          sequence: 3,
        };
        view.server.events = [event];
        return { body: event };
      },
    });
    expect(within(item('Ryokan Aoi')).getByText('Needs Review')).toBeVisible();
    expect(within(item('Ryokan Aoi')).getByText('Low Confidence (70%)')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: /^Check Event/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event Details' });
    expect(await within(dialog).findByText('Check-in 3 PM')).toBeVisible();
    const title = within(dialog).getByRole('textbox', { name: 'Title *' });
    await view.user.clear(title);
    await view.user.type(title, 'Ryokan');
    await view.user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event updated')).toBeVisible();
    expect(sent(view.calls, 'PATCH')).toEqual([
      {
        path: '/api/unclaimed-events/1',
        json: expect.objectContaining({ title: 'Ryokan', datetime: hotel.datetime, sequence: 2 }),
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Ryokan' })).toBeVisible();
    expect(screen.queryByText('Needs Review')).not.toBeInTheDocument();
  });

  it('requires a title', async () => {
    const { user, calls } = await renderTab([hotel]);
    await user.click(screen.getByRole('button', { name: /^Check Event/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event Details' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Title *' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(within(dialog).getByRole('textbox', { name: 'Title *' })).toHaveAccessibleDescription(
      'Please enter a title.',
    );
    expect(sent(calls, 'PATCH')).toEqual([]);
  });

  it('asks before Cancel discards changes', async () => {
    const { user } = await renderTab([hotel]);
    await user.click(within(item('Ryokan Aoi')).getByRole('button', { name: /^Check Event/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event Details' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Title/ }), ' in Kyoto');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(dialog).getByRole('textbox', { name: /^Title/ })).toHaveValue('Ryokan Aoi in Kyoto');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps the input if a newer email changed the event, and saves it over the newer version', async () => {
    const current = { ...hotel, location: 'Osaka', sequence: 5 };
    const { user, calls, routes } = await renderTab([hotel], {
      'PATCH /api/unclaimed-events/1': errorReply(409, 'CONFLICT', 'Changed.', { current }),
    });
    await user.click(screen.getByRole('button', { name: /^Check Event/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event Details' });
    const location = within(dialog).getByRole('textbox', { name: 'Location' });
    await user.clear(location);
    await user.type(location, 'Nara');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await within(dialog).findByText(/changed while you were editing/)).toBeVisible();
    expect(location).toHaveValue('Nara');
    routes['PATCH /api/unclaimed-events/1'] = { body: { ...hotel, location: 'Nara', sequence: 6 } };
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Event updated')).toBeVisible();
    expect(sent(calls, 'PATCH')[1]?.json).toMatchObject({ location: 'Nara', sequence: 5 });
  });
});

describe('assigning events', () => {
  it('assigns one event and removes it from the list', async () => {
    const view = await renderTab([hotel, car], {
      'POST /api/unclaimed-events/2/assign': () => {
        view.server.events = [hotel];
        return { body: { success: true, event: {} } };
      },
    });
    await view.user.click(within(item('Rental car')).getByRole('button', { name: /^Assign to/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Japan' }));
    expect(await screen.findByText('Event assigned')).toBeVisible();
    expect(sent(view.calls, 'POST')).toEqual([
      { path: '/api/unclaimed-events/2/assign', json: { projectId: 'ABCD2345' } },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Rental car' })).not.toBeInTheDocument(),
    );
  });

  it('asks for a date before assigning', async () => {
    const { user, calls } = await renderTab([{ ...hotel, datetime: null }]);
    await user.click(within(item('Ryokan Aoi')).getByRole('button', { name: /^Assign to/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Japan' }));
    expect(await screen.findByText('Date needed')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event Details' });
    expect(within(dialog).getByText('Add a date before assigning.')).toBeVisible();
    expect(sent(calls, 'POST')).toEqual([]);
  });

  it('assigns the selected events and reports those that failed', async () => {
    const view = await renderTab([hotel, car], {
      'POST /api/unclaimed-events/assign': () => {
        view.server.events = [hotel];
        const failed = [{ id: 1, code: 'FULL', message: 'The itinerary is full.' }];
        return { body: { success: true, events: [], assignedIds: [2], failed } };
      },
    });
    await view.user.click(screen.getByRole('button', { name: 'Select All' }));
    await view.user.click(screen.getByRole('button', { name: 'Send 2 to itinerary...' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Japan' }));
    expect(await screen.findByText('Failed to assign some events. Please try again.')).toBeVisible();
    expect(screen.getByText('1 event was added to Japan. 1 not added: The itinerary is full.')).toBeVisible();
    expect(sent(view.calls, 'POST')).toEqual([
      { path: '/api/unclaimed-events/assign', json: { ids: [1, 2], projectId: 'ABCD2345' } },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Rental car' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Send 1 to itinerary...' })).toBeVisible();
  });

  it('does nothing if no events are selected', async () => {
    const { user, calls } = await renderTab([hotel]);
    await user.click(screen.getByRole('button', { name: 'Send to itinerary...' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Japan' }));
    expect(await screen.findByText('No events selected')).toBeVisible();
    expect(sent(calls, 'POST')).toEqual([]);
  });

  it('offers the upgrade if the trial is full', async () => {
    const { user } = await renderTab([hotel], {
      'POST /api/unclaimed-events/1/assign': errorReply(403, 'TRIAL_LIMIT_REACHED', 'Trial.'),
    });
    await user.click(within(item('Ryokan Aoi')).getByRole('button', { name: /^Assign to/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Japan' }));
    const prompt = await screen.findByRole('dialog', { name: 'Full Access' });
    expect(within(prompt).getByText('You tried to: add more events')).toBeVisible();
    await user.click(within(prompt).getByRole('button', { name: 'Maybe Later' }));
    expect(screen.getByRole('heading', { name: 'Ryokan Aoi' })).toBeInTheDocument();
  });

  it('restores a deleted event', async () => {
    const view = await renderTab([hotel], {
      'DELETE /api/unclaimed-events/1': () => {
        view.server.events = [];
        return { body: { success: true, undo: { ids: [1], expiresAt: '2099-01-01T00:00:00Z' } } };
      },
      'POST /api/unclaimed-events/restore': () => {
        view.server.events = [hotel];
        return { body: { success: true, events: [hotel] } };
      },
    });
    await view.user.click(screen.getByRole('button', { name: 'Delete Ryokan Aoi' }));
    expect(await screen.findByRole('heading', { name: 'No unclaimed events' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Event restored')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Ryokan Aoi' })).toBeVisible();
  });
});

it('asks again before a change of an event that was edited meanwhile', async () => {
  const { createdAt: _, eventType: __, kind: ___, ...content } = hotel;
  const assigned = { ...content, projectId: 'ABCD2345', projectName: 'Japan', eventId: 7, sequence: 0 };
  const change = { ...hotel, emailChange: { kind: 'change-of-assigned' as const, event: assigned } };
  const current = { ...assigned, title: 'Our ryokan', sequence: 4 };
  const replies = [
    errorReply(409, 'CONFLICT', 'Somebody else changed this.', { current }),
    { body: { success: true, event: null, undo: null } },
  ];
  const { user, calls } = await renderTab([change], {
    'POST /api/unclaimed-events/1/answer': () => replies.shift() ?? { status: 500, body: {} },
  });
  await user.click(screen.getByRole('button', { name: 'Update itinerary' }));
  expect(await screen.findByText(/“Our ryokan” was changed in the itinerary/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update anyway' }));
  expect(await screen.findByText('Itinerary updated')).toBeVisible();
  expect(sent(calls, 'POST').map(({ json }) => json)).toEqual([
    { answer: 'apply' },
    { answer: 'apply', sequence: 4 },
  ]);
});
