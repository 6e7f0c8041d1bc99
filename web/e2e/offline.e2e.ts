import type { Page } from '@playwright/test';
import { openAsGuest, pressInMore } from './actions.ts';
import { expect, openVisitor, SERVICE_WORKER_TIMEOUT, test, waitForServiceWorker } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const EVENT = { title: 'Supper by the river', datetime: `${dayFromNow(30)}T19:30` };

/** Whether the service worker is active and the itinerary and its image are cached. */
const isReadyOffline = (page: Page, projectId: string) =>
  page.evaluate(async (id) => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
    const cached = await (await caches.open(`itinerary-${id}`)).keys();
    return ['/itinerary', '?w='].every((part) => cached.some(({ url }) => url.includes(part)));
  }, projectId);

const waitForOfflineCopy = (page: Page, projectId: string) =>
  expect.poll(() => isReadyOffline(page, projectId), { timeout: SERVICE_WORKER_TIMEOUT }).toBe(true);

const hasOfflineCopy = (page: Page, projectId: string) =>
  page.evaluate((id) => caches.has(`itinerary-${id}`), projectId);

/** Returns a function that says whether the service worker with this text in its address is active. */
async function watchRelease(page: Page, release: string): Promise<() => boolean> {
  const session = await page.context().newCDPSession(page);
  let active = false;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    active ||= versions.some(
      ({ scriptURL, status }) => scriptURL.includes(release) && status === 'activated',
    );
  });
  await session.send('ServiceWorker.enable');
  return () => active;
}

const countLoadedImages = (page: Page) =>
  page
    .locator('.cover img')
    .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

test('an itinerary opens offline after one visit, even after a release, until the guest exits', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'A weekend without signal');
  const { projectId } = itinerary;
  await itinerary.addEvents([EVENT]);
  await itinerary.addFaq('Is there parking?', 'Behind the house.');
  await itinerary.addImages([[600, 400]]);

  const guest = await openVisitor(browser, { serviceWorkers: 'allow' });
  const context = guest.context();
  await openAsGuest(guest, itinerary);
  await waitForOfflineCopy(guest, projectId);

  const expectOffline = async (page: Page) => {
    await expect(page.getByRole('heading', { name: EVENT.title })).toBeVisible();
    await expect(page.getByText(/^You're offline\. Last updated .*\d:\d\d [AP]M\.$/)).toBeVisible();
    await expect.poll(() => countLoadedImages(page)).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await expect(page.getByText('Is there parking?')).toBeVisible();
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(EVENT.title);
    await page.getByRole('tab', { name: 'List' }).click();
  };
  await context.setOffline(true);
  await guest.reload();
  await expectOffline(guest);

  // Back online.
  await context.setOffline(false);
  await expect(guest.getByText(/^You're offline/)).toBeHidden();

  // A new release waits while a page of the old one is open.
  await guest.evaluate(() =>
    navigator.serviceWorker.register('/sw.js?release=2', { updateViaCache: 'none' }),
  );
  await expect
    .poll(() => guest.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting))
    .toBe(true);
  await context.setOffline(true);
  await guest.reload();
  await expectOffline(guest);
  // The last page of the old release closes, so the new one activates, still offline.
  const later = await context.newPage();
  const isActive = await watchRelease(later, 'release=2');
  await guest.close();
  await expect.poll(isActive).toBe(true);
  await later.goto(`/project/${projectId}`);
  await expectOffline(later);

  await context.setOffline(false);
  await pressInMore(later, 'Exit');
  await later.getByRole('alertdialog').getByRole('button', { name: 'Exit' }).click();
  await expect(later).toHaveURL('/');
  expect(await hasOfflineCopy(later, projectId)).toBe(false);
  await context.close();
});

test('a service worker that could not be fetched is installed in the same visit', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'A weekend with little signal');
  const guest = await openVisitor(browser, { serviceWorkers: 'allow' });
  await guest.context().route('**/sw.js', (route) => route.abort(), { times: 1 });
  await openAsGuest(guest, itinerary);
  await waitForServiceWorker(guest);
  await guest.context().close();
});
