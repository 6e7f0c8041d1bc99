import type { Page } from '@playwright/test';
import { openAsGuest } from './actions.ts';
import { expect, expectAccessible, openVisitor, SERVICE_WORKER_TIMEOUT, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const lunch = { title: 'Lunch', datetime: `${dayFromNow(3)}T13:00` };

const findAnswer = (page: Page, answer: string) =>
  page.getByRole('group', { name: 'RSVP', exact: true }).getByRole('button', { name: answer });

/** Expects every answer to fit the room that the server's page reserves for it, so that nothing moves. */
async function expectNothingMoved(page: Page) {
  const grown = await page
    .locator('.rsvp')
    .evaluateAll((boxes) =>
      boxes
        .map((box) => box.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(box).minHeight))
        .filter((height) => height > 0.5),
    );
  expect(grown).toEqual([]);
}

test('an older relative answers in two taps with a personal link', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'Golden wedding');
  await itinerary.addEvents([
    { ...lunch, attendees: 'Ana, Ben', rsvp: { capacity: 20 } },
    { ...lunch, title: 'Setting the tables', attendees: 'Ben' },
  ]);
  await itinerary.askForRsvp({ deadline: dayFromNow(2), showList: true });

  const guest = await openVisitor(browser, PHONE);
  await guest.goto(await itinerary.readPersonalLink('Ana'));
  const until = guest.getByText(/^Answer by /);
  expect(await until.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(guest.getByRole('heading', { name: 'Lunch' })).toBeInViewport();
  await expect(guest.getByText('Setting the tables')).toHaveCount(0);
  await expect(guest.getByRole('group', { name: /^RSVP/ })).toHaveCount(2);
  await expectNothingMoved(guest);
  await findAnswer(guest, 'Yes').tap();
  await guest.getByRole('button', { name: 'Send' }).tap();
  const next = guest.getByRole('dialog', { name: "You're coming!" });
  await expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await next.getByRole('button', { name: 'Close' }).tap();
  await expect(next).toBeHidden();
  await expect(guest.getByRole('heading', { name: "You're coming" })).toBeVisible();
  await expect(findAnswer(guest, 'Change')).toBeFocused();
  await expect(findAnswer(guest, 'Yes')).toBeHidden();
  await expectNothingMoved(guest);
  await expectAccessible(guest, 'itinerary that asks for answers');

  await guest.getByRole('button', { name: 'Add to calendar: Lunch' }).tap();
  await expect(guest.getByRole('link', { name: /Google/ })).toBeVisible();
  await guest.context().close();
});

test('a guest on the shared link answers offline, and the answer is sent once', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'A weekend in the valley');
  const { projectId } = itinerary;
  await itinerary.addEvents([{ ...lunch, attendees: 'Ana, Ben' }]);
  await itinerary.askForRsvp();

  const guest = await openVisitor(browser, { ...PHONE, serviceWorkers: 'allow' });
  const answered: string[] = [];
  guest.on('response', (response) => {
    if (response.request().method() === 'PUT') answered.push(response.url());
  });
  await openAsGuest(guest, itinerary);
  await findAnswer(guest, 'Maybe').tap();
  await guest.getByRole('dialog', { name: 'Who are you?' }).getByRole('button', { name: 'Ben' }).tap();
  await guest.getByRole('dialog', { name: 'Are you coming?' }).getByRole('button', { name: 'Cancel' }).tap();
  // A busy machine may take long to install a service worker.
  await expect
    .poll(() => isSavedFor(guest, projectId, 'Ben'), { timeout: SERVICE_WORKER_TIMEOUT })
    .toBe(true);

  await guest.context().setOffline(true);
  await findAnswer(guest, 'Maybe').tap();
  await guest.getByRole('button', { name: 'Send' }).tap();
  const waits = guest.getByRole('group', { name: 'RSVP', exact: true }).getByText('Waiting to send');
  await expect(waits).toBeVisible();
  await knowNoNetwork(guest);
  await guest.reload();
  await expect(waits).toBeVisible();

  await guest.context().setOffline(false);
  await guest.evaluate(() => dispatchEvent(new Event('online')));
  await expect(guest.getByText('Your answer was sent')).toBeVisible();
  await expect(waits).toBeHidden();
  await expect(guest.getByRole('heading', { name: 'You might come' })).toBeVisible();
  expect(answered).toHaveLength(1);
  const { rows } = await (await host.request.get(`/api/projects/${projectId}/rsvps`)).json();
  expect(rows).toMatchObject([{ eventId: null, answer: 'maybe', byHost: false }]);
  await guest.context().close();
});

/**
 * Tells pages that are loaded from now on that there is no network, until their `online` event. Chromium's emulation tells only
 * the page that is open when the network goes.
 */
const knowNoNetwork = (page: Page) =>
  page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    addEventListener('online', () => {
      isOnline = true;
    });
  });

/** Whether the page opens offline, as this person. */
const isSavedFor = (page: Page, projectId: string, name: string) =>
  page.evaluate(
    async ([id, person]) => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
      const copy = await (await caches.open(`itinerary-${id}`)).match(`/api/projects/${id}/itinerary`);
      return (await copy?.json())?.project.viewer.person?.name === person;
    },
    [projectId, name],
  );

test('a guest who asked for a personal link is not asked again', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'Golden wedding');
  await itinerary.addEvents([{ ...lunch, attendees: 'Ana, Ben', rsvp: { capacity: 20 } }]);
  await itinerary.askForRsvp();
  await (await openVisitor(browser, PHONE)).goto(await itinerary.readPersonalLink('Ben'));

  const page = await openVisitor(browser, PHONE);
  await openAsGuest(page, itinerary);
  await findAnswer(page, 'Yes').tap();
  const who = page.getByRole('dialog', { name: 'Who are you?' });
  // At the edge of the screen: nothing of the page is seen below it.
  const sheet = page.locator('.dialog');
  await expect
    .poll(() => sheet.evaluate((one) => Math.round(one.getBoundingClientRect().bottom)))
    .toBe(PHONE.viewport.height);
  await who.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await who.getByRole('button', { name: 'Continue' }).tap();
  const needed = page.getByRole('dialog', { name: 'Hi Ben' });
  await expect(needed.getByText(/It keeps others from answering for you/)).toBeVisible();
  await expect(needed.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await needed.getByRole('button', { name: 'Send and ask for my link' }).tap();
  await page.getByRole('dialog', { name: 'Request sent' }).getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText(/Your answer Yes was sent/)).toBeVisible();
  await expect(page.getByRole('group', { name: /^RSVP/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).tap();
  await expect(findAnswer(page, 'Yes')).toBeVisible();
});
