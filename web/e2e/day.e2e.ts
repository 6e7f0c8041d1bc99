import { openAsGuest } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, findNoonZone, hoursFromNow } from './paid-itinerary.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test('a host runs late in four taps, and a guest says "Got it" in one', async ({ page: owner, browser }) => {
  const itinerary = await createPaidItinerary(owner, 'Sofia & Marco');
  await itinerary.customize({ timeZone: findNoonZone(), contactPhone: '+39 055 123 4567' });
  await itinerary.addEvents([
    { title: 'Lunch', datetime: hoursFromNow(-0.5), endsAt: hoursFromNow(0.5), attendees: 'Ben, Mia' },
    { title: 'Ceremony', datetime: hoursFromNow(1), attendees: 'Ben, Mia' },
    { title: 'Dinner', datetime: hoursFromNow(3), attendees: 'Ben, Mia' },
  ]);
  const link = await itinerary.readPersonalLink('Ben');
  const guest = await openVisitor(browser, { ...PHONE, serviceWorkers: 'allow' });
  await guest.goto(link);
  await expect(guest.getByRole('region', { name: 'Now and next' })).toContainText('Ceremony');
  await expect(guest.getByRole('link', { name: 'Call your host' })).toHaveAttribute(
    'href',
    'tel:+390551234567',
  );
  // Not again on the cover.
  await expect(guest.locator('a[href^="tel:"]:visible')).toHaveCount(1);
  // What was shown is stored.
  await expect
    .poll(() =>
      guest.evaluate(
        async (id) => Boolean(await caches.match(`/api/projects/${id}/shown`)),
        itinerary.projectId,
      ),
    )
    .toBe(true);
  await guest.goto('about:blank');

  const host = await openVisitor(browser, PHONE);
  await host.context().addCookies(await owner.context().cookies());
  await host.goto(`/project/${itinerary.projectId}`);
  await host.getByRole('button', { name: 'Running late' }).tap();
  const dialog = host.getByRole('dialog', { name: 'Running late' });
  await dialog.getByText('+30', { exact: true }).tap();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Ceremony');
  await dialog.getByRole('button', { name: 'Move 2 events' }).tap();
  await expect(dialog).toBeHidden();
  await expect(host.getByText('Moved 2 events')).toBeVisible();
  await expect(host.getByRole('button', { name: '0 of 2 have the new time' })).toBeVisible();

  await expect(host.getByText(/Ceremony is now/)).toBeHidden();

  await guest.goto(`/project/${itinerary.projectId}`);
  await guest.getByRole('button', { name: 'Got it' }).tap();
  await expect(guest.getByRole('button', { name: 'Got it' })).toBeHidden();
  await host.reload();
  await host.getByRole('button', { name: '1 of 2 have the new time' }).tap();
  await expect(host.getByRole('dialog').getByText('Mia')).toBeVisible();
  await guest.context().close();
  await host.context().close();
});

test('without a connection the day moves once it is back', async ({ page: owner, browser }) => {
  const itinerary = await createPaidItinerary(owner, 'Boat trip');
  await itinerary.customize({ timeZone: findNoonZone() });
  await itinerary.addEvents([{ title: 'Dinner', datetime: hoursFromNow(2) }]);
  const host = await openVisitor(browser, PHONE);
  await host.context().addCookies(await owner.context().cookies());
  await host.goto(`/project/${itinerary.projectId}`);
  await host.getByRole('button', { name: 'Running late' }).tap();
  const dialog = host.getByRole('dialog', { name: 'Running late' });
  await dialog.getByText('+45', { exact: true }).tap();
  await host.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Move 1 event' }).tap();
  await expect(host.getByText(/Waiting to send: 1 event/)).toBeVisible();
  await host.context().setOffline(false);
  await expect(host.getByText(/Waiting to send/)).toBeHidden();
  const { events } = await (await owner.request.get(`/api/projects/${itinerary.projectId}/itinerary`)).json();
  expect(events[0].sequence).toBe(1);
  await host.context().close();
});

test('the wall screen, the map and the text for a chat', async ({ page: owner, browser }) => {
  const itinerary = await createPaidItinerary(owner, 'Lake Como');
  await itinerary.customize({ timeZone: findNoonZone() });
  await itinerary.addEvents([
    { title: 'Lunch', datetime: hoursFromNow(-0.5), endsAt: hoursFromNow(0.5) },
    { title: 'Dinner', datetime: hoursFromNow(2) },
  ]);
  const guest = await openVisitor(browser, PHONE);
  await openAsGuest(guest, itinerary);
  const place = guest
    .getByRole('region', { name: 'Now and next' })
    .getByRole('link', { name: /Springfield/ });
  const maps = guest.getByRole('dialog', { name: 'Open in' });
  // The choice of a map app loads when the browser is idle; until then the link opens the default one.
  await expect(async () => {
    await place.first().tap({ timeout: 3_000 });
    await expect(maps).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(maps.getByRole('link', { name: 'Waze' })).toHaveAttribute(
    'href',
    /^https:\/\/waze\.com\/ul\?q=1%20Main/,
  );
  await expect(maps.getByRole('button', { name: 'Copy address' })).toBeVisible();
  await guest.goto(`/project/${itinerary.projectId}?view=now`);
  await expect(guest.getByText('Nothing more today.')).toBeHidden();
  await expect(guest.locator('.wall')).toContainText(/Now\s*Lunch.*Next\s*Dinner/s);
  await expect(guest.getByRole('img', { name: 'Open on your phone' })).toBeVisible();
  await guest.context().close();

  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await owner.goto(`/project/${itinerary.projectId}`);
  await owner.getByRole('button', { name: 'Share' }).click();
  await owner.getByRole('button', { name: 'Copy for chat' }).click();
  await expect(owner.getByText('Copied!')).toBeVisible();
  const text = await owner.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^\*Lake Como\*\n\n\*.*\*\n.*: Lunch, 1 Main Street, Springfield\n/);
});
