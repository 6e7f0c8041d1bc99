import type { Page } from '@playwright/test';
import { LIMITS } from '../../worker/contract/limits.ts';
import type { Customizations } from '../../worker/contract/projects.ts';
import { openAsGuest, readDemoCodes } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary } from './paid-itinerary.ts';

/** An itinerary with everything that the top of the page can show. */
async function createFullItinerary(page: Page, customizations: Customizations = {}) {
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({
    look: 'garden',
    place: 'Lake Como',
    timeZone: 'Europe/Rome',
    showCountdown: true,
    customLinks: [
      { name: 'Photos', url: 'photos.example.com' },
      { name: 'Registry', url: 'registry.example.com' },
    ],
    ...customizations,
  });
  await itinerary.addEvents([
    { title: 'Welcome drinks', datetime: '2099-06-11T18:00', attendees: 'Ann, Ben, Cleo' },
    { title: 'Dinner', datetime: '2099-06-11T20:00' },
    { title: 'Ceremony', datetime: '2099-06-12T15:30' },
    { title: 'Brunch', datetime: '2099-06-13T10:30' },
  ]);
  return itinerary;
}

/** Opens it as its host. */
async function openFullItinerary(page: Page, customizations: Customizations = {}) {
  const { projectId } = await createFullItinerary(page, customizations);
  await page.goto(`/project/${projectId}`);
  await expect(page.getByRole('heading', { name: 'Welcome drinks' })).toBeVisible();
}

/** Text of `length` characters. */
const write = (text: string, length: number) => text.repeat(length).slice(0, length).trimEnd();

/** The longest texts and the most links that the limits allow. */
const LONGEST: Customizations = {
  customTitle: write('Anniversary weekend ', LIMITS.title),
  place: write('Lombardy ', LIMITS.place),
  customLinks: Array.from({ length: LIMITS.customLinks }, (_, at) => ({
    name: write(`Link number ${at} `, LIMITS.linkName),
    url: 'photos.example.com',
  })),
};

async function expectFirstEventInView(page: Page) {
  const event = await page.getByRole('heading', { name: 'Welcome drinks' }).boundingBox();
  const footer = await page.locator('.page-foot').boundingBox();
  expect((event?.y ?? 0) + (event?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
}

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the first event is in view, and a bar shows the title once the cover has scrolled away', async ({
      page,
    }) => {
      await openFullItinerary(page);
      await expect(page.getByText('June 11–13, 2099 · Lake Como · 3 people · Rome time')).toBeVisible();
      await expectFirstEventInView(page);
      const cover = await page.locator('.cover').boundingBox();
      expect(cover).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(cover?.height).toBeLessThanOrEqual(0.38 * viewport.height);

      const findAtTop = () =>
        page.evaluate(() => document.elementFromPoint(60, 24)?.closest('.cover, .title-bar')?.className);
      expect(await findAtTop()).toMatch(/^cover /);
      // The bar waits until the large title has gone.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page
        .locator('.page-top > h1')
        .evaluate((title) => scrollBy(0, title.getBoundingClientRect().top));
      const bar = page.locator('.title-bar');
      await expect
        .poll(async () => {
          const box = await bar.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(0);
      await page.getByRole('heading', { name: 'Brunch' }).evaluate((end) => end.scrollIntoView());
      await expect.poll(findAtTop).toBe('title-bar');
      await expect(bar).toHaveText('Sofia & Marco');
    });

    test('the first event is in view below the longest title and the most links', async ({ page }) => {
      await openFullItinerary(page, LONGEST);
      await expectFirstEventInView(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await expectAccessible(page, `longest first screen on a ${name}`);
    });
  });
}

test('the first event begins in view with text of 200 % on a phone, below everything that guests can be asked', async ({
  page,
  browser,
}) => {
  const itinerary = await createFullItinerary(page);
  await itinerary.askForRsvp({ showList: true });
  const guest = await openVisitor(browser, { viewport: { width: 390, height: 844 } });
  const devtools = await guest.context().newCDPSession(guest);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openAsGuest(guest, itinerary);
  await expect(guest.getByRole('group', { name: 'RSVP', exact: true })).toBeVisible();
  const event = await guest.getByRole('heading', { name: 'Welcome drinks' }).boundingBox();
  expect((event?.y ?? 0) + (event?.height ?? 0)).toBeLessThan(844);
  await guest.context().close();
});

test('a wide page asks beside the facts, so that only the tabs stand above the events', async ({
  page,
  browser,
}) => {
  const itinerary = await createFullItinerary(page);
  await itinerary.askForRsvp();
  const guest = await openVisitor(browser, { viewport: { width: 1440, height: 900 } });
  await openAsGuest(guest, itinerary);
  const yes = guest.getByRole('group', { name: 'RSVP', exact: true }).getByRole('button', { name: 'Yes' });
  const rsvp = await yes.boundingBox();
  const facts = await guest.locator('.page-facts').boundingBox();
  const tabs = await guest.getByRole('tablist').boundingBox();
  expect(rsvp?.y).toBeGreaterThanOrEqual(facts?.y ?? 0);
  expect((tabs?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)).toBeLessThan(24);
  // The drawing is shown once, as wide as what is below it, and the bar with the title not yet beside it.
  const drawing = await guest.locator('.cover img').boundingBox();
  const panel = await guest.getByRole('tabpanel').boundingBox();
  expect([drawing?.x, drawing?.width]).toEqual([panel?.x, panel?.width]);
  await expect(guest.locator('.title-bar')).toBeHidden();
  await yes.click();
  await expect(guest.getByRole('dialog', { name: 'Who are you?' })).toBeVisible();
  await guest.context().close();
});

test('the first event is on the page without JavaScript', async ({ browser }) => {
  const page = await openVisitor(browser, { javaScriptEnabled: false });
  const { projectId, accessCode } = await readDemoCodes(page);
  await page.request.post(`/api/projects/${projectId}/access`, { data: { accessCode } });
  await page.goto(`/project/${projectId}`);
  await expect(page.getByRole('heading', { name: 'Flight to Lisbon' })).toBeVisible();
  await expect(page.locator('.cover img')).toBeVisible();
});
