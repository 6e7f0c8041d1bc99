import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signIn, typeGoodCard } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const FIXTURES = new URL('../../email-worker/fixtures/', import.meta.url);

/** Posts a sample mail to the address that the page shows, and waits until it was read. */
async function postMail(page: Page, name: string) {
  const { address } = await (await page.request.get('/api/intake')).json();
  const posted = await page.request.post(`/dev/mail?to=${encodeURIComponent(address)}`, {
    headers: { 'content-type': 'message/rfc822' },
    data: readFileSync(new URL(`${name}.eml`, FIXTURES)),
  });
  const { id } = await posted.json();
  await expect
    .poll(async () => (await (await page.request.get(`/dev/mail?id=${id}`)).json()).status)
    .toBe('done');
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('posted mails become events of an itinerary', async ({ page, context }) => {
  test.slow();
  await signIn(page, 'nora@foldout.example', '/dashboard?tab=unclaimed');
  await expect(page.getByRole('heading', { name: 'No unclaimed events' })).toBeVisible();
  await expect(page.getByText(/flights, hotels and restaurants/)).toBeVisible();
  for (const mail of ['hotel-z-digits', 'ferry-graph', 'car-attached-once']) await postMail(page, mail);
  await page.reload();
  const hotel = card(page, 'Ryokan Aoi');
  await expect(hotel.getByText('Needs Review')).toBeVisible();
  await expect(hotel.getByText(/From “Booking confirmed: Ryokan Aoi”, Stay East/)).toBeVisible();
  for (const [width, colorScheme] of [
    [1440, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `unclaimed events, ${width} px, ${colorScheme}`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways, `scrolls sideways at ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // Checked beside its mail; a saved edit counts as reviewed. Without a date it cannot be assigned.
  await hotel.getByRole('button', { name: 'Check Event' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event Details' });
  await expect(edit.getByRole('region', { name: 'Text of the email' })).not.toBeEmpty();
  await expectAccessible(page, 'an event beside its mail');
  const starts = edit.getByLabel('Date & Time');
  const time = await starts.inputValue();
  await starts.fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Event updated');
  await expect(hotel.getByText('Needs Review')).toBeHidden();
  await expect(hotel.getByText('No date yet')).toBeVisible();
  await hotel.getByRole('button', { name: /Assign to/ }).click();
  await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click();
  await told(page, 'Date needed');
  await edit.getByLabel('Date & Time').fill(time);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();

  // Gone by mistake, and back.
  await card(page, 'Rental car: AutoWelt').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Event deleted');
  await expect(card(page, 'Rental car: AutoWelt')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  // Before the next notice: there is one at a time.
  await told(page, 'Event restored');
  await expect(card(page, 'Rental car: AutoWelt')).toBeVisible();

  // Two of them into a new itinerary, paid on the spot.
  await page.getByRole('button', { name: 'Send 0 to itinerary...' }).click();
  await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click();
  await told(page, 'No events selected');
  await page.getByRole('button', { name: 'Select All' }).click();
  await card(page, 'Rental car: AutoWelt').getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Send 2 to itinerary...' }).click();
  await page.getByRole('menuitem', { name: '+ Create New Itinerary' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Itinerary' });
  await expect(create.getByLabel('Owner Email')).toHaveValue('nora@foldout.example');
  await create.getByLabel('Itinerary Name *').fill('From the inbox');
  await expectAccessible(page, 'a new itinerary for events');
  await create.getByRole('button', { name: 'Continue to Payment' }).click();
  const pay = create.getByRole('button', { name: 'Create Itinerary & Send Events' });
  await expect(pay).toBeEnabled();
  await typeGoodCard(page);
  const opened = context.waitForEvent('page');
  await pay.click();
  await told(page, 'Success!');
  const itinerary = await opened;
  await expect(itinerary.getByRole('heading', { name: 'Ryokan Aoi' })).toBeVisible();
  await itinerary.close();
  await page.keyboard.press('Escape');

  // And the third into the same one.
  const car = card(page, 'Rental car: AutoWelt');
  await car.getByRole('button', { name: /Assign to/ }).click();
  await page.getByRole('menuitem', { name: 'From the inbox' }).click();
  await told(page, 'Event assigned');
  await expect(page.getByRole('heading', { name: 'No unclaimed events' })).toBeVisible();
  await page.getByRole('tab', { name: /Itineraries/ }).click();
  await expect(card(page, 'From the inbox').getByText(/3 events/)).toBeVisible();
});
