import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVENT_DEFAULTS, type Event } from '../../../worker/contract/events.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import ShiftDialog from './shift-dialog.tsx';
import { readWaitingShifts } from './waiting-shifts.ts';

vi.mock(import('../../ui/toasts/toast.ts'), { spy: true });

const PATH = '/api/projects/ABCD2345/shift';
const NOW = Date.parse('2027-06-12T16:00:00Z');

const toEvent = (id: number, title: string, datetime: string, more: Partial<Event> = {}): Event => ({
  ...EVENT_DEFAULTS,
  id,
  title,
  datetime,
  timeZone: 'Europe/Lisbon',
  sequence: 3,
  createdAt: datetime,
  updatedAt: datetime,
  ...more,
});
const EVENTS = [
  toEvent(1, 'Lunch', '2027-06-12T11:00:00.000Z'),
  toEvent(2, 'Dinner', '2027-06-12T18:30:00.000Z', { endsAt: '2027-06-12T20:00:00.000Z' }),
  toEvent(3, 'Boat', '2027-06-12T20:15:00.000Z', { pinned: true }),
  toEvent(4, 'Dancing', '2027-06-12T21:00:00.000Z'),
  toEvent(5, 'Brunch', '2027-06-13T10:00:00.000Z'),
];
const SHIFTED = {
  moved: [{ id: 2, from: '', to: '', sequence: 4 }],
  pinned: [3],
  clashes: [],
  seq: 9,
  undo: { seq: 9, expiresAt: '' },
};

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => localStorage.clear());

async function openDialog(routes: Parameters<typeof mockApi>[0] = {}, purpose: 'late' | 'move' = 'late') {
  const api = mockApi({ [`POST ${PATH}`]: { body: SHIFTED }, ...routes });
  const onClosed = vi.fn();
  const view = await renderComponent(
    <ShiftDialog
      projectId="ABCD2345"
      events={EVENTS}
      pageZone="Europe/Lisbon"
      purpose={purpose}
      onClosed={onClosed}
    />,
  );
  return { ...view, ...api, onClosed };
}

it('moves the rest of the day in two taps, after saying what moves, stays and overlaps', async () => {
  const { user, calls } = await openDialog();
  expect(screen.getByRole('button', { name: 'Move events' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '30 minutes' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Dinner from 7:30 PM →to 8:00 PM',
    'Dancing from 10:00 PM →to 10:30 PM',
  ]);
  expect(preview.getByText(/Fixed time, stays: Boat/)).toBeVisible();
  expect(preview.getByText('Dinner now overlaps with Boat.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move 2 events' }));
  expect(calls.filter(({ method }) => method === 'POST').map(({ json }) => json)).toEqual([
    {
      fromEventId: 2,
      minutes: 30,
      until: 'day',
      skip: [],
      expected: [
        { id: 2, sequence: 3 },
        { id: 4, sequence: 3 },
      ],
      note: null,
    },
  ]);
  expect(readWaitingShifts('ABCD2345')).toEqual([]);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Moved 1 event' }));
});

it('leaves out what the host unchecks', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('radio', { name: '-10 minutes' }));
  await user.click(screen.getByRole('radio', { name: '15 minutes' }));
  await user.click(screen.getByRole('checkbox', { name: /Dancing/ }));
  expect(screen.getByRole('button', { name: 'Move 1 event' })).toBeEnabled();
});

it('says that somebody was quicker, and stays open', async () => {
  const { user, onClosed } = await openDialog({ [`POST ${PATH}`]: errorReply(409, 'CONFLICT', 'No.') });
  await user.click(screen.getByRole('radio', { name: '30 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Move 2 events' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed these events in the meantime.');
  expect(onClosed).not.toHaveBeenCalled();
  expect(readWaitingShifts('ABCD2345')).toEqual([]);
});

it('waits without a connection', async () => {
  const { user } = await openDialog({ [`POST ${PATH}`]: errorReply(503, 'UNAVAILABLE', 'Later.') });
  await user.click(screen.getByRole('radio', { name: '30 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Move 2 events' }));
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Waiting to send' }));
  expect(readWaitingShifts('ABCD2345')).toMatchObject([{ body: { fromEventId: 2, minutes: 30 } }]);
});

it('moves a whole plan by a day', async () => {
  const { user, calls } = await openDialog({}, 'move');
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '1');
  await user.click(screen.getByRole('button', { name: 'Move 4 events' }));
  expect(calls.at(0)?.json).toMatchObject({ fromEventId: 1, days: 1, until: 'end' });
});
