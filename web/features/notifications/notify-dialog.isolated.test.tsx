import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '../../../worker/contract/notifications.ts';
import { endNotifications } from '../../lib/end-notifications.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { holdBack } from '../../testing/render-writes.tsx';
import NotifyDialog from './notify-dialog.tsx';
import { findPushSupport, hasPushSubscription, PermissionError, subscribeToPush } from './push.ts';

vi.mock('./push.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./push.ts')>()),
  findPushSupport: vi.fn(),
  hasPushSubscription: vi.fn(),
  subscribeToPush: vi.fn(),
}));
vi.mock('../../lib/push-projects.ts');
vi.mock('../../lib/end-notifications.ts');

const PATH = '/api/projects/ABCD2345/notifications';
const BEN = { id: 2, name: 'Ben', linked: true };
const PUSH = {
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'key', auth: 'auth' },
};
const NONE = { evening: false, hour: false };
const BOTH = { evening: true, hour: true };
const BY_PUSH: Subscription = {
  kind: 'push',
  email: null,
  onlyMine: false,
  reminders: NONE,
  status: 'active',
};
const PENDING: Subscription = {
  kind: 'email',
  email: 'ben@example.com',
  onlyMine: true,
  reminders: NONE,
  status: 'pending',
};

beforeEach(() => {
  vi.mocked(findPushSupport).mockReturnValue('ready');
  vi.mocked(hasPushSubscription).mockResolvedValue(true);
  vi.mocked(subscribeToPush).mockResolvedValue(PUSH);
});

async function openDialog({
  mine = [],
  vapidPublicKey = 'vapid',
  person = null,
  routes = {},
}: {
  mine?: Subscription[];
  vapidPublicKey?: string | null;
  person?: typeof BEN | null;
  routes?: Parameters<typeof mockApi>[0];
} = {}) {
  const state = { mine };
  const api = mockApi({
    [`GET ${PATH}`]: () => ({ body: { mine: state.mine, count: null } }),
    'GET /api/config': { body: { vapidPublicKey } },
    [`POST ${PATH}`]: { status: 201, body: { success: true } },
    ...routes,
  });
  const view = await renderComponent(
    <NotifyDialog projectId="ABCD2345" person={person} theme={{} as never} onClosed={vi.fn()} />,
  );
  return { ...view, ...api, state };
}

const sent = (calls: { method: string; json: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ json }) => json);
const button = (name: string) => screen.findByRole('button', { name });

describe('with push messages', () => {
  it('turns them on for own events only', async () => {
    const { user, calls, state } = await openDialog({ person: BEN });
    await user.click(await screen.findByRole('radio', { name: 'Only my events' }));
    state.mine = [{ ...BY_PUSH, onlyMine: true }];
    await user.click(await button('Turn on notifications'));
    expect(await screen.findByText('Notifications on')).toBeVisible();
    expect(subscribeToPush).toHaveBeenCalledWith('vapid');
    expect(sent(calls)).toEqual([{ kind: 'push', subscription: PUSH, onlyMine: true, reminders: BOTH }]);
  });

  it('offers all events only to a guest without a name', async () => {
    await openDialog();
    await button('Turn on notifications');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('explains what to do when the guest does not allow them', async () => {
    vi.mocked(subscribeToPush).mockRejectedValue(new PermissionError());
    const { user, calls } = await openDialog();
    await user.click(await button('Turn on notifications'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Notifications were not allowed.');
    expect(sent(calls)).toEqual([]);
  });

  it('explains that the browser blocks them', async () => {
    vi.mocked(findPushSupport).mockReturnValue('denied');
    await openDialog();
    expect(await screen.findByText(/are blocked/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('says how to install the page on an iPhone', async () => {
    vi.mocked(findPushSupport).mockReturnValue('install');
    await openDialog();
    expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
    expect(screen.getByLabelText('Or by email')).toBeVisible();
  });

  it('turns them off', async () => {
    const { user, state } = await openDialog({ mine: [BY_PUSH] });
    expect(await screen.findByText('On this device.')).toBeVisible();
    state.mine = [];
    await user.click(await button('Turn off'));
    expect(endNotifications).toHaveBeenCalledWith('ABCD2345');
    expect(await button('Turn on notifications')).toBeVisible();
  });

  it('turns them off after a choice that is still being sent', async () => {
    const choice = holdBack();
    const { user, calls, state } = await openDialog({
      mine: [BY_PUSH],
      person: BEN,
      routes: { [`POST ${PATH}`]: choice.reply },
    });
    await user.click(await screen.findByRole('radio', { name: 'Only my events' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await user.click(await button('Turn off'));
    expect(endNotifications).not.toHaveBeenCalled();
    state.mine = [];
    await choice.send({ status: 201, body: { success: true } });
    expect(await button('Turn on notifications')).toBeVisible();
    expect(endNotifications).toHaveBeenCalledOnce();
  });

  it('are off if the browser has lost its subscription', async () => {
    vi.mocked(hasPushSubscription).mockResolvedValue(false);
    await openDialog({ mine: [BY_PUSH] });
    expect(await button('Turn on notifications')).toBeVisible();
  });
});

describe('by email', () => {
  it('asks for an address and waits for its confirmation', async () => {
    vi.mocked(findPushSupport).mockReturnValue('none');
    const { user, calls, state } = await openDialog();
    await user.click(await button('Email me'));
    expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(/Please enter your email/);
    await user.type(screen.getByLabelText('Email'), 'ben@example.com');
    state.mine = [PENDING];
    await user.click(await button('Email me'));
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByText(/We sent a link to ben@example.com/)).toBeVisible();
    expect(sent(calls)).toEqual([
      { kind: 'email', email: 'ben@example.com', onlyMine: false, reminders: BOTH },
    ]);
  });

  it('asks about a likely typing error in the address, and takes the answer', async () => {
    const { user } = await openDialog();
    const field = await screen.findByLabelText('Or by email');
    await user.type(field, 'ben@gmial.com');
    await user.click(await button('ben@gmail.com'));
    expect(field).toHaveValue('ben@gmail.com');
  });

  it('is all there is where push messages are off', async () => {
    await openDialog({ vapidPublicKey: null });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).not.toBeInTheDocument();
  });

  it('shows why an address was refused', async () => {
    const routes = { [`POST ${PATH}`]: errorReply(429, 'RATE_LIMITED', 'Too many requests.') };
    const { user } = await openDialog({ routes });
    await user.type(await screen.findByLabelText('Or by email'), 'ben@example.com');
    await user.click(await button('Email me'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  });

  it('changes which events it is about', async () => {
    const { user, calls } = await openDialog({ mine: [{ ...PENDING, status: 'active' }], person: BEN });
    await user.click(await screen.findByRole('radio', { name: 'All events' }));
    expect(sent(calls)).toEqual([
      { kind: 'email', email: 'ben@example.com', onlyMine: false, reminders: NONE },
    ]);
  });
});

it('changes the reminders at once', async () => {
  const { user, calls } = await openDialog({ mine: [BY_PUSH] });
  const hour = await screen.findByRole('checkbox', { name: 'An hour before each event' });
  expect(hour).not.toBeChecked();
  await user.click(hour);
  expect(hour).toBeChecked();
  const reminders = { evening: false, hour: true };
  expect(sent(calls)).toEqual([{ kind: 'push', subscription: PUSH, onlyMine: false, reminders }]);
});

it('offers to try again after an error', async () => {
  const { user, routes } = await openDialog({
    routes: { [`GET ${PATH}`]: errorReply(503, 'UNAVAILABLE', 'Try again soon.') },
  });
  expect(await screen.findByText('Try again soon.')).toBeVisible();
  routes[`GET ${PATH}`] = { body: { mine: [], count: null } };
  await user.click(await button('Try again'));
  expect(await button('Turn on notifications')).toBeVisible();
});
