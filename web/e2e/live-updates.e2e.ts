import { enterByLink } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

test('an open page follows its host, catches up after a sleep, and closes with a changed code', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'A plan that moves');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:30` }]);

  const guest = await openVisitor(browser, { serviceWorkers: 'allow' });
  const listening = guest.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  const calls: string[] = [];
  guest.on('request', (request) => request.url().endsWith('/itinerary') && calls.push(request.url()));
  await enterByLink(guest, itinerary);
  await listening;
  calls.length = 0;

  // Seen by the page itself, so that a slow machine measures the product and not the test.
  await guest.evaluate(() => {
    const noted = window as unknown as { seenAt?: number };
    new MutationObserver(() => {
      if (document.body.textContent.includes('Sunset sail')) noted.seenAt ??= Date.now();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await itinerary.addEvents([{ title: 'Sunset sail', datetime: `${dayFromNow(30)}T18:30` }]);
  const savedAt = Date.now();
  await expect(guest.getByRole('heading', { name: 'Sunset sail' })).toBeVisible();
  await expect(guest.getByRole('status').filter({ hasText: 'Added: Sunset sail' })).toBeVisible();
  expect(calls).toHaveLength(1);
  const seenAt = await guest.evaluate(() => (window as unknown as { seenAt: number }).seenAt);
  expect(seenAt - savedAt).toBeLessThan(2000);

  // No line, and something happens: the page notices when the line is back.
  await guest.context().setOffline(true);
  await guest.evaluate(() => dispatchEvent(new Event('online'))); // asks, and hears nothing
  await itinerary.addEvents([{ title: 'Late drinks', datetime: `${dayFromNow(30)}T23:30` }]);
  await guest.context().setOffline(false);
  await expect(guest.getByRole('heading', { name: 'Late drinks' })).toBeVisible();

  await itinerary.changeCode('NEWC0D');
  await expect(guest).toHaveURL(`/access/${itinerary.projectId}`);
  await expect
    .poll(() => guest.evaluate((id) => caches.has(`itinerary-${id}`), itinerary.projectId))
    .toBe(false);
  await guest.context().close();
});
