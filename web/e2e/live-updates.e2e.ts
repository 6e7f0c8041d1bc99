import { openAsGuest } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

test('an open page shows changes, catches up after being offline and closes when the code changes', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'Changing plans');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:30` }]);

  const guest = await openVisitor(browser, { serviceWorkers: 'allow' });
  const connected = guest.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  const requests: string[] = [];
  guest.on('request', (request) => request.url().endsWith('/itinerary') && requests.push(request.url()));
  await openAsGuest(guest, itinerary);
  await connected;
  requests.length = 0;

  // Timed in the page, so a slow test machine does not count.
  await guest.evaluate(() => {
    const record = window as unknown as { seenAt?: number };
    new MutationObserver(() => {
      if (document.body.textContent.includes('Sunset sail')) record.seenAt ??= Date.now();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await itinerary.addEvents([{ title: 'Sunset sail', datetime: `${dayFromNow(30)}T18:30` }]);
  const savedAt = Date.now();
  await expect(guest.getByRole('heading', { name: 'Sunset sail' })).toBeVisible();
  await expect(guest.getByRole('status').filter({ hasText: 'Added: Sunset sail' })).toBeVisible();
  expect(requests).toHaveLength(1);
  const seenAt = await guest.evaluate(() => (window as unknown as { seenAt: number }).seenAt);
  expect(seenAt - savedAt).toBeLessThan(2000);

  // A change while the guest is offline.
  await guest.context().setOffline(true);
  await guest.evaluate(() => dispatchEvent(new Event('online'))); // a ping without a reply
  await itinerary.addEvents([{ title: 'Late drinks', datetime: `${dayFromNow(30)}T23:30` }]);
  await guest.context().setOffline(false);
  await expect(guest.getByRole('heading', { name: 'Late drinks' })).toBeVisible();

  await itinerary.changeAccessCode('NEWC0D');
  await expect(guest).toHaveURL(`/access/${itinerary.projectId}`);
  await expect
    .poll(() => guest.evaluate((id) => caches.has(`itinerary-${id}`), itinerary.projectId))
    .toBe(false);
  await guest.context().close();
});
