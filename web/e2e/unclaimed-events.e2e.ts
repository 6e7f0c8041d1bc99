import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterCard, expectText, signIn } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const FIXTURES = new URL('../../email-worker/fixtures/', import.meta.url);

/** Sends a sample email to the user's forwarding address and waits until it was processed. */
async function sendEmail(page: Page, name: string) {
  const { address } = await (await page.request.get('/api/intake')).json();
  const response = await page.request.post(`/dev/mail?to=${encodeURIComponent(address)}`, {
    headers: { 'content-type': 'message/rfc822' },
    data: readFileSync(new URL(`${name}.eml`, FIXTURES)),
  });
  const { id } = await response.json();
  await expect
    .poll(async () => (await (await page.request.get(`/dev/mail?id=${id}`)).json()).status)
    .toBe('done');
}

const findItem = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a host turns forwarded emails into events of an itinerary', async ({ page, context }) => {
  test.slow();
  await signIn(page, 'kofi@foldout.example', '/dashboard?tab=unclaimed');
  await expect(page.getByRole('heading', { name: 'No unclaimed events' })).toBeVisible();
  await expect(page.getByText(/flights, hotels and restaurants/)).toBeVisible();
  for (const name of ['hotel-z-digits', 'ferry-graph', 'car-attached-once']) await sendEmail(page, name);
  await page.reload();
  const hotel = findItem(page, 'Ryokan Aoi');
  await expect(hotel.getByText('Needs Review')).toBeVisible();
  await expect(hotel.getByText(/From “Booking confirmed: Ryokan Aoi”, Stay East/)).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect.poll(overflows, `scrolls horizontally at ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // Saving marks an event as reviewed. Without a date it cannot be assigned.
  await hotel.getByRole('button', { name: 'Check Event' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event Details' });
  await expect(edit.getByRole('region', { name: 'Text of the email' })).not.toBeEmpty();
  await expectAccessible(page, 'event next to its email');
  const starts = edit.getByLabel('Date & Time');
  const time = await starts.inputValue();
  await starts.fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(page, 'Event updated');
  await expect(hotel.getByText('Needs Review')).toBeHidden();
  await expect(hotel.getByText('No date yet')).toBeVisible();
  await hotel.getByRole('button', { name: /Assign to/ }).click();
  await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click();
  await expectText(page, 'Date needed');
  await edit.getByLabel('Date & Time').fill(time);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();

  // Delete and undo.
  await findItem(page, 'Rental car: AutoWelt').getByRole('button', { name: 'Delete' }).click();
  await expectText(page, 'Event deleted');
  await expect(findItem(page, 'Rental car: AutoWelt')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  // Checked first, since the next toast replaces it.
  await expectText(page, 'Event restored');
  await expect(findItem(page, 'Rental car: AutoWelt')).toBeVisible();

  // Send two events to a new itinerary and pay for it.
  await page.getByRole('button', { name: 'Send to itinerary...' }).click();
  await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click();
  await expectText(page, 'No events selected');
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  const tops = ['Deselect All', 'Send 3 to itinerary...'].map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box?.y;
  });
  expect(new Set(await Promise.all(tops)).size, 'rows of the toolbar on a phone').toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await findItem(page, 'Rental car: AutoWelt').getByRole('checkbox').uncheck();
  const create = page.getByRole('dialog', { name: 'Create New Itinerary' });
  // On a busy machine a menu that has just opened may close without taking the press.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send 2 to itinerary...' }).click();
    await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click({ timeout: 5_000 });
    await expect(create).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(create.getByLabel('Owner Email')).toHaveValue('kofi@foldout.example');
  await create.getByLabel('Itinerary Name *').fill('From the inbox');
  await expectAccessible(page, 'new itinerary for events');
  await create.getByRole('button', { name: 'Continue to Payment' }).click();
  const pay = create.getByRole('button', { name: 'Create Itinerary & Send Events' });
  await expect(pay).toBeEnabled();
  await enterCard(page);
  const opened = context.waitForEvent('page');
  await pay.click();
  await expectText(page, 'Success!');
  const itinerary = await opened;
  await expect(itinerary.getByRole('heading', { name: 'Ryokan Aoi' })).toBeVisible();
  await itinerary.close();
  await page.keyboard.press('Escape');

  // Assign the third event to the same itinerary.
  const car = findItem(page, 'Rental car: AutoWelt');
  await car.getByRole('button', { name: /Assign to/ }).click();
  await page.getByRole('menuitem', { name: 'From the inbox' }).click();
  await expectText(page, 'Event assigned');
  await expect(page.getByRole('heading', { name: 'No unclaimed events' })).toBeVisible();
  await page.getByRole('tab', { name: /Itineraries/ }).click();
  await expect(findItem(page, 'From the inbox').getByText(/3 events/)).toBeVisible();
});
