import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectText, openAdminPanel } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** Creates an itinerary with images of these widths and opens its header image section. */
async function openImages(page: Page, widths: number[] = []) {
  const itinerary = await createPaidItinerary(page, 'Images');
  // An event prevents the onboarding dialog.
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  if (widths.length > 0) await itinerary.addImages(widths.map((width) => [width, 600]));
  await page.goto(`/project/${itinerary.projectId}`);
  return openSection(page);
}

async function openSection(page: Page) {
  const panel = await openAdminPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  return panel.getByRole('region', { name: 'Header Image' });
}

/** Creates a JPEG, red above and blue below, with an EXIF orientation. */
async function createPhoto(name: string, width: number, height: number, orientation?: number) {
  const half = { width, height: height / 2, channels: 3 as const };
  const lower = await sharp({ create: { ...half, background: '#1040c0' } })
    .png()
    .toBuffer();
  const photo = sharp({ create: { width, height, channels: 3, background: '#c01010' } })
    .composite([{ input: lower, left: 0, top: height / 2 }])
    .withMetadata(orientation ? { orientation } : {});
  return { name, mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
}

type Photo = { name: string; mimeType: string; buffer: Buffer };
const pick = (section: Locator, ...files: Photo[]) =>
  section.locator('input[type="file"]').setInputFiles(files);
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop image' });
/** Expects these widths, as given in the URLs, from top to bottom. */
const expectWidths = (section: Locator, widths: number[]) =>
  expect
    .poll(() =>
      section
        .getByRole('img', { name: /^Header, image/ })
        .evaluateAll((images) =>
          images.map((image) => Number(/-(\d+)x\d+\.jpg/.exec(image.getAttribute('src') ?? '')?.[1])),
        ),
    )
    .toEqual(widths);

test('a host crops a photo by keyboard, buttons and mouse and uploads it upright', async ({ page }) => {
  const section = await openImages(page);
  await pick(section, await createPhoto('gate.jpg', 1200, 800, 6));
  const dialog = cropDialog(page);
  const size = dialog.getByLabel('Crop size');
  const expectSize = (text: string) => expect(size).toHaveText(text);
  const crop = dialog.getByRole('group', { name: /^Crop area\./ });

  // 90 % of 800 × 1200: the photo is rotated by its EXIF orientation.
  await expectSize('720 × 1080 px');
  await expect(crop).toBeFocused();
  await expectAccessible(page, 'crop dialog');
  await page.keyboard.press('Control+ArrowLeft');
  await dialog.getByRole('button', { name: /^Right side/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectSize('709 × 1080 px');
  await page.keyboard.press('Control+ArrowLeft');
  await expectSize('609 × 1080 px');
  await dialog.getByText('Resize', { exact: true }).click();
  await dialog.getByText('100 px', { exact: true }).click();
  for (let times = 0; times < 11; times++) await dialog.getByRole('button', { name: 'Shorter' }).click();
  await expectSize('609 × 50 px');
  const reset = dialog.getByRole('button', { name: 'Reset' });
  await reset.click();
  await expectSize('720 × 1080 px');

  const box = await dialog.getByRole('button', { name: /^Bottom right corner/ }).boundingBox();
  if (!box) throw new Error('The corner is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y - 120, { steps: 5 });
  await page.mouse.up();
  const [width, height] = (await size.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(width).toBeLessThan(690);
  expect(height).toBeLessThan(1000);
  await reset.click();
  await expectSize('720 × 1080 px');

  await dialog.getByRole('button', { name: 'Crop and Upload' }).click();
  await expectText(page, 'Images updated');
  await expectWidths(section, [720]);
  await expectAccessible(page, 'image list');

  const url = await section.getByRole('img').getAttribute('src');
  const stored = await page.request.get((url ?? '').replace(/\?.*/, ''));
  const { data } = await sharp(await stored.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Rotated clockwise, the red half is on the right.
  const [left, right] = [data[2] ?? 0, data[(720 - 1) * 3] ?? 0];
  expect(left).toBeGreaterThan(150);
  expect(right).toBeGreaterThan(150);

  await page.keyboard.press('Escape');
  await expect(page.locator('.cover img[src*="-720x1080"]').first()).toBeVisible();
});

test('a host sorts, removes and adds images, and what fails is said and reverted', async ({ page }) => {
  const section = await openImages(page, [700, 701, 702]);
  await test.step('unsuitable files', () => pickUnsuitable(page, section));
  await test.step('sorting and removing', () => sortAndRemove(page, section));
  await test.step('an upload shows progress, can be canceled and retried', () => upload(page, section));
  await page.reload();
  await expectWidths(await openSection(page), [702, 701, 810]);
});

async function pickUnsuitable(page: Page, section: Locator) {
  const photo = await createPhoto('gate.jpg', 300, 200);
  await pick(section, photo, photo, photo);
  await expectText(page, 'You can only upload up to 5 images.');
  await pick(section, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expectText(page, 'Please select an image file.');
  await pick(section, { ...photo, buffer: Buffer.alloc(10 * 1024 * 1024) });
  await expectText(page, 'Please select an image smaller than 10MB.');
  // An SVG, because Playwright's trace would load a broken image again, which violates the Content-Security-Policy.
  await pick(section, { name: 'empty.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(EMPTY_SVG) });
  await expectText(page, 'Failed to process image. Please try again.');
  await expect(cropDialog(page)).toBeHidden();
}

const EMPTY_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>';

async function upload(page: Page, section: Locator) {
  const begin = async (name: string) => {
    await pick(section, await createPhoto(name, 900, 600));
    const request = page.waitForRequest('**/api/uploads/**');
    await cropDialog(page).getByRole('button', { name: 'Crop and Upload' }).click();
    await request;
  };
  let release = () => {};
  await page.route('**/api/uploads/**', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.abort();
  });
  await begin('one.jpg');
  await expect(section.getByRole('progressbar', { name: 'Upload of one.jpg' })).toBeVisible();
  await section.getByRole('button', { name: 'Cancel one.jpg' }).click();
  await expect(section.getByRole('progressbar')).toBeHidden();
  release();

  await begin('two.jpg');
  await expect(section.getByRole('progressbar')).toBeVisible();
  release();
  await expectText(page, 'Failed to upload image. Please try again.');
  await page.unroute('**/api/uploads/**');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expectWidths(section, [702, 701, 810]);
}

async function sortAndRemove(page: Page, section: Locator) {
  await expectWidths(section, [700, 701, 702]);

  await section.getByRole('button', { name: 'Move image 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expectText(page, 'image 3 moved to position 2 of 3.');
  await page.keyboard.press('Space');
  await expectText(page, 'Images updated');
  await expectWidths(section, [700, 702, 701]);

  await page.route('**/images', (route) => route.abort());
  await section.getByRole('button', { name: 'Move image 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to bottom' }).click();
  await expectText(page, 'Failed to save image changes. Please try again.');
  await expectWidths(section, [700, 702, 701]);
  await page.unroute('**/images');

  await section.getByRole('button', { name: 'Remove image 1', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this image?' });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectWidths(section, [702, 701]);
}
