import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** A page of pictures: three in the header, the last of another shape. */
async function openPictures(page: Page) {
  const itinerary = await createPaidItinerary(page, 'Many pictures');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  await itinerary.addPictures([
    [1800, 1200],
    [1200, 800],
    [800, 1200],
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await expect(page.getByRole('region', { name: 'Images' })).toBeVisible();
}

const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: `Image ${number}`, exact: true });
const expectPicture = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

test('the frame stands before the pictures come, and asks for the size it needs', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/media/**', async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPictures(page);

  const frame = page.locator('.frame');
  const before = await frame.boundingBox();
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.5, 1);
  const first = frame.locator('> img');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveAttribute('srcset', /\?w=480 480w,.*\?w=960 960w,.*\?w=1600 1600w$/);
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('.slides img').nth(1)).toHaveAttribute('loading', 'lazy');

  expect(await frame.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // A title may move by a hair when its font comes; nothing moves for a picture.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  // The slider shows what the frame has fetched, in no second width, and so does what is kept for later.
  expect(new Set(asked.filter((url) => url.includes('-1800x1200'))).size).toBe(1);
});

test('pictures turn every five seconds, but not under a hand, out of sight or against a wish', async ({
  page,
}) => {
  await page.clock.install();
  await openPictures(page);
  await expectPicture(page, 1);
  await page.clock.runFor(5100);
  await expectPicture(page, 2);

  await test.step('the pause button', async () => {
    await page.getByRole('button', { name: 'Pause slideshow' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Share', exact: true }).focus();
    await page.clock.runFor(20_000);
    await expectPicture(page, 2);
    await page.getByRole('button', { name: 'Play slideshow' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('the focus', async () => {
    await page.clock.runFor(20_000);
    await expectPicture(page, 2);
    await page.getByRole('button', { name: 'Share', exact: true }).focus();
    await page.clock.runFor(5100);
    await expectPicture(page, 3);
  });

  await test.step('the pointer', async () => {
    await page.getByRole('region', { name: 'Images' }).hover();
    await page.clock.runFor(20_000);
    await expectPicture(page, 3);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5100);
    await expectPicture(page, 1);
  });

  await test.step('a tab out of sight', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(20_000);
    await expectPicture(page, 1);
    await hide(false);
    await page.clock.runFor(5100);
    await expectPicture(page, 2);
  });
});

test('who wants less motion sees the first picture until they ask', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPictures(page);
  await page.clock.runFor(20_000);
  await expectPicture(page, 1);
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.clock.runFor(5100);
  await expectPicture(page, 2);
});

test('arrows, dots and keys lead through the slider and the large pictures', async ({ page }) => {
  await openPictures(page);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expectPicture(page, 2);
  await dot(page, 3).click();
  await expectPicture(page, 3);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expectPicture(page, 1);
  await page.getByRole('button', { name: 'Enlarge image 1 of 3' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Enlarge image 2 of 3' })).toBeFocused();
  await expectAccessible(page, 'itinerary with pictures');

  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Images' });
  await expect(large).toContainText('Image 2 / of 3');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('Image 3 / of 3');
  await expect(large.getByRole('img', { name: '3 of 3' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(large).toContainText('Image 1 / of 3');
  await large.getByRole('button', { name: 'Previous image' }).click();
  await expect(large).toContainText('Image 3 / of 3');
  await large.getByRole('button', { name: 'Image 2', exact: true }).click();
  await expect(large.getByRole('img', { name: '2 of 3' })).toBeInViewport();
  await expectAccessible(page, 'large pictures');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge image 2 of 3' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger swipes both', async ({ page }) => {
    await openPictures(page);
    const touch = await page.context().newCDPSession(page);
    const swipeLeft = (y: number) =>
      touch.send('Input.synthesizeScrollGesture', { x: 300, y, xDistance: -220, yDistance: 0, speed: 1200 });
    const box = await page.locator('.frame').boundingBox();
    await swipeLeft((box?.y ?? 0) + 40);
    await expectPicture(page, 2);
    await page.getByRole('button', { name: 'Enlarge image 2 of 3' }).tap();
    const large = page.getByRole('dialog', { name: 'Images' });
    await expect(large).toContainText('Image 2 / of 3');
    await swipeLeft(400);
    await expect(large).toContainText('Image 3 / of 3');
    await expectAccessible(page, 'large pictures on a phone');
  });
});
