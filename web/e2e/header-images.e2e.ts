import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openPanel } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** The section for header images of an itinerary of its own, with pictures of these widths. */
async function openImages(page: Page, widths: number[] = []) {
  const itinerary = await createPaidItinerary(page, 'Pictures');
  // An empty itinerary greets its host with the first steps.
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  if (widths.length > 0) await itinerary.addPictures(widths.map((width) => [width, 600]));
  await page.goto(`/project/${itinerary.projectId}`);
  return openSection(page);
}

async function openSection(page: Page) {
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  return panel.getByRole('region', { name: 'Header Image' });
}

/** A photo: real JPEG, its upper half red and the lower one blue, turned by the camera where it says so. */
async function takePhoto(name: string, width: number, height: number, orientation?: number) {
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
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
/** The widths of the images on the list, from top to bottom, as their addresses say. */
const expectWidths = (section: Locator, widths: number[]) =>
  expect
    .poll(() =>
      section
        .getByRole('img', { name: /^Header, image/ })
        .evaluateAll((all) =>
          all.map((one) => Number(/-(\d+)x\d+\.jpg/.exec(one.getAttribute('src') ?? '')?.[1])),
        ),
    )
    .toEqual(widths);

test('a photo is cropped by keys and buttons, uploaded upright, and seen by a guest', async ({ page }) => {
  const section = await openImages(page);
  await pick(section, await takePhoto('gate.jpg', 1200, 800, 6));
  const dialog = cropDialog(page);
  const size = dialog.getByLabel('Size of the crop');
  const expectSize = (text: string) => expect(size).toHaveText(text);
  const crop = dialog.getByRole('group', { name: /^Crop\./ });

  // The camera lay on its side: 800 wide and 1200 high is how it is seen. Nine tenths of that.
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
  for (let times = 0; times < 11; times++) await dialog.getByRole('button', { name: 'Lower' }).click();
  await expectSize('609 × 50 px');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expectSize('720 × 1080 px');

  await dialog.getByRole('button', { name: 'Crop and Upload' }).click();
  await told(page, 'Images updated');
  await expectWidths(section, [720]);
  await expectAccessible(page, 'an image on the list');

  const address = await section.getByRole('img').getAttribute('src');
  const stored = await page.request.get((address ?? '').replace(/\?.*/, ''));
  const { data } = await sharp(await stored.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Turned clockwise, the red half is on the right.
  const [left, right] = [data[2] ?? 0, data[(720 - 1) * 3] ?? 0];
  expect(left).toBeGreaterThan(150);
  expect(right).toBeGreaterThan(150);

  await page.keyboard.press('Escape');
  await expect(page.locator('main img[src*="-720x1080"]').first()).toBeVisible();
});

test('the crop is dragged by its corner', async ({ page }) => {
  const section = await openImages(page);
  await pick(section, await takePhoto('gate.jpg', 1000, 600));
  const corner = cropDialog(page).getByRole('button', { name: /^Bottom right corner/ });
  const box = await corner.boundingBox();
  if (!box) throw new Error('No corner.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 200, box.y - 120, { steps: 5 });
  await page.mouse.up();
  const text = await cropDialog(page).getByLabel('Size of the crop').textContent();
  const [width, height] = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(width).toBeLessThan(850);
  expect(height).toBeLessThan(500);
});

test('files that will not do are refused in words', async ({ page }) => {
  const section = await openImages(page, [700, 701, 702]);
  const photo = await takePhoto('gate.jpg', 300, 200);
  await pick(section, photo, photo, photo);
  await told(page, 'You can only upload up to 5 images.');
  await pick(section, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await told(page, 'Please select an image file.');
  await pick(section, { ...photo, buffer: Buffer.alloc(10 * 1024 * 1024) });
  await told(page, 'Please select an image smaller than 10MB.');
  // Not just any bytes: Playwright's recorder would fetch a broken picture again, which our policy refuses.
  await pick(section, { name: 'nothing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(NOTHING) });
  await told(page, 'Failed to process image. Please try again.');
  await expect(cropDialog(page)).toBeHidden();
});

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>';

test('an upload shows how far it is, can be given up, and tried again when it fails', async ({ page }) => {
  const section = await openImages(page);
  const upload = async (name: string) => {
    await pick(section, await takePhoto(name, 900, 600));
    const sent = page.waitForRequest('**/api/uploads/**');
    await cropDialog(page).getByRole('button', { name: 'Crop and Upload' }).click();
    await sent;
  };
  let release = () => {};
  await page.route('**/api/uploads/**', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.abort();
  });
  await upload('one.jpg');
  await expect(section.getByRole('progressbar', { name: 'Upload of one.jpg' })).toBeVisible();
  await section.getByRole('button', { name: 'Cancel one.jpg' }).click();
  await expect(section.getByRole('progressbar')).toBeHidden();
  release();

  await upload('two.jpg');
  await expect(section.getByRole('progressbar')).toBeVisible();
  release();
  await told(page, 'Failed to upload image. Please try again.');
  await page.unroute('**/api/uploads/**');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expectWidths(section, [810]);
});

test('images are put in order and removed; what does not save is taken back', async ({ page }) => {
  const section = await openImages(page, [700, 701, 702]);
  await expectWidths(section, [700, 701, 702]);

  await section.getByRole('button', { name: 'Move image 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await told(page, 'image 3 moved to position 2 of 3.');
  await page.keyboard.press('Space');
  await told(page, 'Images updated');
  await expectWidths(section, [700, 702, 701]);

  await page.route('**/images', (route) => route.abort());
  await section.getByRole('button', { name: 'Move image 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to bottom' }).click();
  await told(page, 'Failed to save image changes. Please try again.');
  await expectWidths(section, [700, 702, 701]);
  await page.unroute('**/images');

  await section.getByRole('button', { name: 'Remove image 1', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this image?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectWidths(section, [702, 701]);
  await page.reload();
  await expectWidths(await openSection(page), [702, 701]);
});
