import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPushProjects } from '../lib/push-projects.ts';
import { openNotice, renewSubscription, type SubscriptionChange, showNotice } from './push.ts';

vi.mock('../lib/push-projects.ts', () => ({ listPushProjects: vi.fn() }));

const ORIGIN = 'https://foldout.test';
const MESSAGE = {
  title: 'Lake Como',
  body: 'Dinner is now at 9:00 PM',
  url: `${ORIGIN}/project/ABCD2345?revision=7#event-12`,
  tag: 'notice-1-5',
};

function createScope(openUrls: string[] = []) {
  const tabs = openUrls.map((url) => ({ url, focus: vi.fn(), navigate: vi.fn(async () => null) }));
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    clients: { matchAll: vi.fn(async () => tabs), openWindow: vi.fn() },
  };
  return { scope: scope as typeof scope & Parameters<typeof showNotice>[0], tabs };
}

const push = (message: object | null) =>
  ({ data: message && { json: () => message } }) as unknown as PushEvent;
const click = (url: string, more: { seq?: number; action?: string } = {}) =>
  ({
    notification: { close: vi.fn(), data: { url, seq: more.seq } },
    action: more.action ?? '',
  }) as unknown as NotificationEvent;

beforeEach(() => {
  vi.mocked(listPushProjects).mockResolvedValue([{ projectId: 'ABCD2345', onlyMine: true, personId: 2 }]);
});
afterEach(() => vi.unstubAllGlobals());

describe('a message', () => {
  it('is shown with what a click opens', async () => {
    const { scope } = createScope();
    await showNotice(scope, push(MESSAGE));
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Lake Como', {
      body: 'Dinner is now at 9:00 PM',
      tag: 'notice-1-5',
      icon: '/icons/mark-192.png',
      data: { url: MESSAGE.url, seq: undefined },
      actions: [],
    });
  });

  it('is not shown after the guest has left the itinerary, nor without content', async () => {
    const { scope } = createScope();
    vi.mocked(listPushProjects).mockResolvedValue([
      { projectId: 'EFGH2345', onlyMine: false, personId: null },
    ]);
    await showNotice(scope, push(MESSAGE));
    await showNotice(scope, push(null));
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });
});

describe('"Got it"', () => {
  it('is a button of messages to people', async () => {
    const { scope } = createScope();
    await showNotice(scope, push({ ...MESSAGE, seq: 9, confirm: 'Got it' }));
    const [, options] = scope.registration.showNotification.mock.calls[0] ?? [];
    expect(options).toMatchObject({ data: { seq: 9 }, actions: [{ action: 'confirm', title: 'Got it' }] });
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('tells the hosts (%s), else opens the page', async (ok, opened) => {
    const fetch = vi.fn(async () => ({ ok }));
    vi.stubGlobal('fetch', fetch);
    const { scope } = createScope();
    await openNotice(scope, click(MESSAGE.url, { seq: 9, action: 'confirm' }));
    expect(fetch).toHaveBeenCalledWith(
      '/api/projects/ABCD2345/acknowledgements',
      expect.objectContaining({ method: 'POST', body: '{"seq":9}' }),
    );
    expect(scope.clients.openWindow).toHaveBeenCalledTimes(opened);
  });
});

describe('a click', () => {
  it('goes to the event in the tab that shows the itinerary', async () => {
    const { scope, tabs } = createScope([`${ORIGIN}/`, `${ORIGIN}/project/ABCD2345?tab=faq`]);
    await openNotice(scope, click(MESSAGE.url));
    expect(tabs[1]?.focus).toHaveBeenCalledOnce();
    expect(tabs[1]?.navigate).toHaveBeenCalledWith(`${ORIGIN}/project/ABCD2345?tab=faq#event-12`);
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens a tab if there is none', async () => {
    const { scope, tabs } = createScope([`${ORIGIN}/project/EFGH2345`]);
    await openNotice(scope, click(MESSAGE.url));
    expect(tabs[0]?.focus).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).toHaveBeenCalledWith(MESSAGE.url);
  });

  it('does not lead to another site', async () => {
    const { scope } = createScope();
    await openNotice(scope, click('https://elsewhere.test/project/ABCD2345'));
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });
});

it('tells all itineraries when the browser replaces the subscription', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetched);
  const { scope } = createScope();
  const options = { userVisibleOnly: true };
  scope.registration.pushManager.subscribe.mockResolvedValue({ endpoint: 'https://push.test/new' });
  await renewSubscription(scope, { oldSubscription: { options } } as SubscriptionChange);
  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith(options);
  const [path, init] = fetched.mock.lastCall ?? [];
  expect([path, init?.method]).toEqual(['/api/projects/ABCD2345/notifications', 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({
    kind: 'push',
    subscription: { endpoint: 'https://push.test/new' },
    onlyMine: true,
  });
});
