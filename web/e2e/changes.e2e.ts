import type { CDPSession, Page } from '@playwright/test';
import type { Event } from '../../worker/contract/events.ts';
import { openAdminPanel, openAsGuest, pressInMore } from './actions.ts';
import { expect, expectAccessible, openVisitor, test, waitForServiceWorker } from './fixtures.ts';
import { createPaidItinerary } from './paid-itinerary.ts';

const HOUR_MS = 3_600_000;
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

const NEXT_HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
/** A time `hours` after the next full hour. Changes of the next 24 hours are announced at night too, not in the morning. */
const inHours = (hours: number) => new Date(NEXT_HOUR + hours * HOUR_MS).toISOString();

const toTime = (iso: string) =>
  new Date(iso)
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202f', ' ');

/** "Dinner is now at 9:00 PM.", with the day if that is another one. */
const isNowAt = (iso: string) => new RegExp(`Dinner is now .*${toTime(iso)}`);

/** Creates an itinerary with a dinner, and returns a function that moves it. */
async function planDinner(host: Page, name: string) {
  const itinerary = await createPaidItinerary(host, name);
  await itinerary.addEvents([{ title: 'Dinner', datetime: inHours(3) }]);
  const path = `/api/projects/${itinerary.projectId}/events`;
  async function moveDinner(datetime: string) {
    const [{ id, sequence, title, description, location, attendees }]: [Event] = await (
      await host.request.get(path)
    ).json();
    const data = { title, description, location, attendees, sequence, datetime };
    await expect(await host.request.put(`${path}/${id}`, { data, headers: SAME_ORIGIN })).toBeOK();
  }
  return { ...itinerary, moveDinner };
}

const strip = (page: Page) => page.getByRole('region', { name: 'Changes' });

/** The time of the dinner in the stored itinerary: the offline copy, or the one that the guest was shown last. */
const readStored = (page: Page, projectId: string, name: 'itinerary' | 'shown') =>
  page.evaluate(
    async ([id, part]) => {
      const stored = await caches.match(`/api/projects/${id}/${part}`);
      const { events } = stored ? await stored.json() : { events: [] };
      return events[0]?.datetime;
    },
    [projectId, name],
  );

/** Pretends that the page is in the background, or back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new window.Event('visibilitychange'));
  }, hidden);

test('a guest who is away, looking or offline learns that dinner moved', async ({ page: host, browser }) => {
  const itinerary = await planDinner(host, 'Dinner moves');
  const { projectId, moveDinner } = itinerary;
  const first = await openVisitor(browser, { serviceWorkers: 'allow' });
  await openAsGuest(first, itinerary);
  await expect.poll(() => readStored(first, projectId, 'shown')).toBeTruthy();
  await waitForServiceWorker(first);
  const context = first.context();
  await first.close();

  const guest = await context.newPage();
  const changedTitle = guest.getByRole('heading', { name: 'Dinner' }).getByRole('button');
  const readMark = () => changedTitle.evaluate((title) => getComputedStyle(title, '::after').content);

  await test.step('while the page is closed', async () => {
    await moveDinner(inHours(4));
    await guest.goto(`/project/${projectId}`);
    await expect(strip(guest)).toHaveText(/^Since .*: /);
    await expect(strip(guest)).toContainText(isNowAt(inHours(4)));
    expect(await readMark()).toBe('"Changed"');
    const [above, below] = [await strip(guest).boundingBox(), await guest.getByRole('tablist').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await guest.getByRole('button', { name: 'Dismiss' }).click();
    await expect(strip(guest)).toBeHidden();
    expect(await readMark()).toBe('none');
    await expect.poll(() => readStored(guest, projectId, 'shown')).toBe(inHours(4));
  });

  await test.step('while the guest is looking at the page', async () => {
    await moveDinner(inHours(5));
    await expect(guest.getByRole('status').filter({ hasText: isNowAt(inHours(5)) })).toBeVisible();
    await expect(strip(guest)).toBeHidden();
    await expect.poll(() => readStored(guest, projectId, 'shown')).toBe(inHours(5));
  });

  await test.step('while the page is in the background, which then opens offline', async () => {
    await setHidden(guest, true);
    await moveDinner(inHours(6));
    await expect.poll(() => readStored(guest, projectId, 'itinerary')).toBe(inHours(6));
    await context.setOffline(true);
    await guest.reload();
    await expect(guest.getByText(/^You're offline/)).toBeVisible();
    await expect(strip(guest)).toContainText(isNowAt(inHours(6)));
  });
  await context.close();
});

test('on a phone the changes are one row, which names one of them and opens all', async ({
  page: host,
  browser,
}) => {
  const itinerary = await planDinner(host, 'Dinner moves on a phone');
  const { projectId, moveDinner } = itinerary;
  const guest = await openVisitor(browser, { viewport: { width: 375, height: 667 } });
  await openAsGuest(guest, itinerary);
  await expect.poll(() => readStored(guest, projectId, 'shown')).toBeTruthy();
  await guest.goto('about:blank');
  await moveDinner(inHours(4));
  await itinerary.addEvents([{ title: 'A walk along the lake and back', datetime: inHours(30) }]);
  await guest.goto(`/project/${projectId}`);
  await expect(strip(guest)).toContainText(new RegExp(`Dinner moved to .*${toTime(inHours(4))}`));
  await expect(strip(guest)).toContainText('+1 more');
  expect((await strip(guest).boundingBox())?.height).toBeLessThanOrEqual(60);
  await expectAccessible(guest, 'changes on a phone');
  await strip(guest)
    .getByText(/^Dinner moved/)
    .click({ force: true });
  const dialog = guest.getByRole('dialog', { name: 'What changed' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(guest, 'all changes');
  await dialog.getByRole('button', { name: /^A walk/ }).click();
  await expect(guest.getByRole('heading', { name: /^A walk/ })).toBeInViewport();
  await guest.context().close();
});

/**
 * Delivers a push message as the browser's push service would, and resolves when its notification is shown. Chromium
 * deletes a notification that is stored and not shown yet if a page lists its notifications at that moment.
 */
async function deliverPush(session: CDPSession, origin: string, registrationId: string, message: object) {
  const service = 'notifications';
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  const shown = new Promise<void>((resolve) => {
    session.on(
      'BackgroundService.backgroundServiceEventReceived',
      ({ backgroundServiceEvent: { eventName } }) => {
        if (eventName === 'Notification displayed') resolve();
      },
    );
  });
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await shown;
}

test('a guest turns on notifications and gets one', { tag: '@whole-browser' }, async ({
  page: host,
  browser,
}) => {
  const itinerary = await planDinner(host, 'Dinner moves again');
  const guest = await openVisitor(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  const session = await guest.context().newCDPSession(guest);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  const errors: string[] = [];
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) =>
    errors.push(errorMessage.errorMessage),
  );
  await session.send('ServiceWorker.enable');
  // Tests have no push service of a browser vendor: the subscription is that of our emulator.
  const subscription = await (await host.request.post('/dev/push/subscriptions')).json();
  await guest.addInitScript((json) => {
    const fake = { ...json, toJSON: () => json, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => fake;
    PushManager.prototype.getSubscription = async () => fake;
  }, subscription);
  await openAsGuest(guest, itinerary);

  await guest.getByRole('button', { name: 'Notify me' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Notify me' });
  await expect(dialog.getByRole('button', { name: 'Email me' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(dialog.getByText('Notifications on')).toBeVisible();
  await guest.keyboard.press('Escape');

  await itinerary.moveDinner(inHours(4));
  const findMessage = async () => {
    const pushes: { endpoint: string; body: string }[] = await (await host.request.get('/dev/pushes')).json();
    return pushes.find(({ endpoint }) => endpoint === subscription.endpoint);
  };
  await expect.poll(async () => (await findMessage())?.body).toContain('Dinner');
  const message = { ...(await findMessage()), tag: 'notice' };
  await deliverPush(session, new URL(guest.url()).origin, registrationId, message);
  const notifications = await guest.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
  expect(notifications).toEqual([{ title: 'Dinner moves again', body: (message as { body?: string }).body }]);
  expect(errors, 'such as an icon that the service worker may not load').toEqual([]);

  await pressInMore(guest, 'Exit');
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Exit' }).click();
  await expect(guest).toHaveURL('/');
  expect(await guest.evaluate(async () => (await (await caches.open('notifications')).keys()).length)).toBe(
    0,
  );
  await guest.context().close();
});

test('a host undoes a change', async ({ page: host }) => {
  const { projectId, moveDinner } = await planDinner(host, 'Dinner moves back');
  await moveDinner(inHours(4));
  await host.goto(`/project/${projectId}`);
  const panel = await openAdminPanel(host);
  await panel.getByRole('tab', { name: 'More' }).click();
  await expect(panel.getByText('moved Dinner')).toBeVisible();
  await expectAccessible(host, 'History');
  await panel.getByRole('button', { name: 'Undo: Dinner' }).first().click();
  await expect(host.getByText('1 change restored')).toBeVisible();
  await expect(panel.getByText('undid a change of Dinner')).toBeVisible();
  await expect(host.locator('.event-time time').first()).toHaveText(toTime(inHours(3)));
});
