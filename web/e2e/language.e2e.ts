import type { Page } from '@playwright/test';
import { expect, expectAccessible, openVisitor, test, waitForServiceWorker } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The offline copy is in the same language. */
async function expectSameOffline(guest: Page, projectId: string, tab: string) {
  await expect
    .poll(() =>
      guest.evaluate(async (id) => Boolean(await caches.match(`/api/projects/${id}/shown`)), projectId),
    )
    .toBe(true);
  await waitForServiceWorker(guest);
  await guest.context().setOffline(true);
  await guest.reload();
  await expect(guest.getByRole('tab', { name: tab })).toBeVisible();
  await guest.context().setOffline(false);
}

test('a guest reads the page in the language of the browser, and chooses another', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'Sofia & Marco');
  await itinerary.addEvents([
    { title: 'Dinner', datetime: `${dayFromNow(20)}T19:30`, attendees: 'Ben, Mia', rsvp: { capacity: null } },
    { title: 'Brunch', datetime: `${dayFromNow(21)}T11:00` },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 3 });
  const guest = await openVisitor(browser, { ...PHONE, locale: 'de-DE', serviceWorkers: 'allow' });
  await guest.goto(await itinerary.readPersonalLink('Ben'));
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
  await expect(guest.getByRole('tab', { name: 'Kalender' })).toBeVisible();
  await expect(guest.getByText('Kommst du?')).toBeVisible();
  await expect(guest.getByText('19:30').first()).toBeVisible();
  await guest.getByRole('link', { name: 'Sprache' }).click();
  await expectAccessible(guest, 'choice of a language');
  for (const [name, save, lang, calendar] of [
    ['Français', 'Speichern', 'fr', 'Calendrier'],
    ['日本語', 'Enregistrer', 'ja', 'カレンダー'],
    ['العربية', '保存', 'ar', 'التقويم'],
  ] as const) {
    if (lang !== 'fr') await guest.goto(`/language/${itinerary.projectId}`);
    await guest.getByText(name, { exact: true }).click();
    await guest.getByRole('button', { name: save }).click();
    await expect(guest.locator('html')).toHaveAttribute('lang', lang);
    await expect(guest.getByRole('tab', { name: calendar })).toBeVisible();
    await expect.poll(() => guest.evaluate(() => document.fonts.status)).toBe('loaded');
    if (lang === 'fr') await expectSameOffline(guest, itinerary.projectId, calendar);
    const overflow = await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  }
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(guest, 'an itinerary in Arabic');
  await guest.context().close();
});

test('a title in Arabic begins where the lines of an English page do, in one font', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'Company week');
  const title = 'الجلسة 3: خطط العام المقبل والأسئلة';
  await itinerary.addEvents([{ title, datetime: `${dayFromNow(9)}T12:00` }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/project/${itinerary.projectId}`);
  const heading = page.getByRole('heading', { name: title });
  await expect(heading.getByRole('button')).toHaveCSS('text-align', /left|match-parent/);
  await heading.getByRole('button').click();
  const name = page.getByRole('dialog').locator('bdi').first();
  await expect(name).toHaveCSS('direction', 'rtl');
  await expect(name).toHaveCSS('font-family', /^system-ui/);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Calendar' }).click();
  const sides = await page.locator('.entry').evaluate((row) => {
    const { left } = row.getBoundingClientRect();
    return [...row.children].slice(0, 2).map((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return text.getBoundingClientRect().left - left < 24;
    });
  });
  expect(sides).toEqual([true, true]);
});
