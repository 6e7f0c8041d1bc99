import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens an itinerary with three header images, the last one in portrait format. */
async function openSlider(page: Page) {
  const itinerary = await createPaidItinerary(page, 'Many images');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  await itinerary.addImages([
    [1800, 1200],
    [1200, 800],
    [800, 1200],
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await expect(page.getByRole('region', { name: 'Images' })).toBeVisible();
}

const findDot = (page: Page, number: number) =>
  page.getByRole('button', { name: `Image ${number}`, exact: true });
const expectImage = (page: Page, number: number) =>
  expect(findDot(page, number)).toHaveAttribute('aria-current', 'true');

test('images load in the right size without layout shifts', async ({ page }) => {
  const requested: string[] = [];
  await page.route('**/media/**', async (route) => {
    requested.push(route.request().url());
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
  await openSlider(page);

  const cover = page.locator('.cover');
  const before = await cover.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(before).toMatchObject({ x: 0, y: 0, width });
  expect(before?.height).toBeLessThanOrEqual(0.38 * height + 1);
  const first = cover.locator('> img');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveAttribute('srcset', /\?w=480 480w,.*\?w=960 960w,.*\?w=1600 1600w$/);
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('.slides img').nth(1)).toHaveAttribute('loading', 'lazy');

  expect(await cover.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // Tolerates the title, which moves slightly when its font loads.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  // The slider and the offline copy reuse the width that was loaded first.
  expect(new Set(requested.filter((url) => url.includes('-1800x1200'))).size).toBe(1);
});

test('images change every five seconds unless paused, focused, hovered or hidden', async ({ page }) => {
  await page.clock.install();
  await openSlider(page);
  await expectImage(page, 1);
  await page.clock.runFor(5100);
  await expectImage(page, 2);

  await test.step('pause button', async () => {
    await page.getByRole('button', { name: 'Pause slideshow' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Share', exact: true }).focus();
    await page.clock.runFor(20_000);
    await expectImage(page, 2);
    await page.getByRole('button', { name: 'Play slideshow' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('focus', async () => {
    await page.clock.runFor(20_000);
    await expectImage(page, 2);
    await page.getByRole('button', { name: 'Share', exact: true }).focus();
    await page.clock.runFor(5100);
    await expectImage(page, 3);
  });

  await test.step('hover', async () => {
    await page.getByRole('region', { name: 'Images' }).hover();
    await page.clock.runFor(20_000);
    await expectImage(page, 3);
    await page.mouse.move(2, 600);
    await page.clock.runFor(5100);
    await expectImage(page, 1);
  });

  await test.step('hidden tab', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(20_000);
    await expectImage(page, 1);
    await hide(false);
    await page.clock.runFor(5100);
    await expectImage(page, 2);
  });
});

test('the slideshow starts paused with reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlider(page);
  await page.clock.runFor(20_000);
  await expectImage(page, 1);
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.mouse.move(2, 600);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.clock.runFor(5100);
  await expectImage(page, 2);
});

test('buttons, dots and arrow keys navigate the slider and the lightbox', async ({ page }) => {
  await openSlider(page);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expectImage(page, 2);
  await findDot(page, 3).click();
  await expectImage(page, 3);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expectImage(page, 1);
  await page.getByRole('button', { name: 'Enlarge image 1 of 3' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Enlarge image 2 of 3' })).toBeFocused();
  await expectAccessible(page, 'itinerary with images');

  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Images' });
  await expect(lightbox).toContainText('Image 2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('Image 3 of 3');
  await expect(lightbox.getByRole('img', { name: '3 of 3' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(lightbox).toContainText('Image 1 of 3');
  await lightbox.getByRole('button', { name: 'Previous image' }).click();
  await expect(lightbox).toContainText('Image 3 of 3');
  await lightbox.getByRole('button', { name: 'Image 2', exact: true }).click();
  await expect(lightbox.getByRole('img', { name: '2 of 3' })).toBeInViewport();
  await expectAccessible(page, 'lightbox');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge image 2 of 3' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe changes the image in the slider and the lightbox', async ({ page }) => {
    await openSlider(page);
    const touch = await page.context().newCDPSession(page);
    const swipeLeft = (y: number) =>
      touch.send('Input.synthesizeScrollGesture', { x: 300, y, xDistance: -220, yDistance: 0, speed: 1200 });
    const box = await page.locator('.cover').boundingBox();
    await swipeLeft((box?.y ?? 0) + 40);
    await expectImage(page, 2);
    await page.getByRole('button', { name: 'Enlarge image 2 of 3' }).tap();
    const lightbox = page.getByRole('dialog', { name: 'Images' });
    await expect(lightbox).toContainText('Image 2 of 3');
    await expect(lightbox.getByRole('img', { name: '2 of 3' })).toBeInViewport({ ratio: 1 });
    await swipeLeft(400);
    await expect(lightbox).toContainText('Image 3 of 3');
    await expectAccessible(page, 'lightbox on a phone');
  });
});
