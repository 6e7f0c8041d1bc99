import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addEvent, signIn, typeGoodCard } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** The page as it stands, on a desk and on a phone, by day and by night. */
async function expectAccessibleEverywhere(page: Page, name: string) {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${name}, ${width} px, ${colorScheme}`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways, `${name} scrolls sideways at ${width}`).toBe(false);
    const isCut = (tabs: Element[]) => tabs.some((tab) => tab.getBoundingClientRect().right > innerWidth);
    expect(await page.getByRole('tab').evaluateAll(isCut), `a tab is cut at ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a host signs in, creates, pays, edits, copies, exports, imports, deletes, and leaves', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  await expect(page.getByText('Please sign in to view your itinerary dashboard.')).toBeVisible();
  await expectAccessible(page, 'Account Required');
  await signIn(page, 'sam@foldout.example');
  await expect(page.getByText('Welcome back, Sam!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Planning' })).toBeVisible();

  // Created, then paid at once.
  await page.getByRole('button', { name: 'Create New Itinerary' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Itinerary' });
  const onward = create.getByRole('button', { name: 'Create & Continue' });
  await expect(onward).toBeDisabled();
  await expect(create.getByRole('textbox')).toBeFocused();
  await create.getByPlaceholder('Paris Wedding Weekend').fill('Sam turns 40');
  await onward.click();
  await told(page, 'Itinerary created!');
  await expect(page).toHaveURL(/\/checkout\/[0-9A-Z]{8}$/);
  await expect(page.getByRole('button', { name: 'Pay $3.00' })).toBeEnabled();
  await typeGoodCard(page);
  await page.getByRole('button', { name: 'Pay $3.00' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();

  // The card, its receipts.
  await page.goto('/dashboard');
  const mine = card(page, 'Sam turns 40');
  await expect(mine.getByText('Paid', { exact: true })).toBeVisible();
  await expect(mine.getByText('Created by Sam Okafor')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Itineraries (1)' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'itineraries');
  await mine.getByRole('button', { name: 'View Receipts' }).click();
  const receipts = page.getByRole('dialog', { name: 'Payment Receipts' });
  await expect(receipts.getByText('3.00 USD')).toBeVisible();
  await page.keyboard.press('Escape');

  // Edit opens the tools, and the flags leave the address.
  await mine.getByRole('link', { name: 'Edit Sam turns 40' }).click();
  await told(page, 'Welcome back!');
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[0-9A-Z]{8}$/);
  await addEvent(page, 'Cake');
  await expect(panel.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
  const starts = await panel.getByLabel('Date & Time *').inputValue();

  // A copy a week later.
  await page.goto('/dashboard');
  await mine.getByRole('button', { name: 'More actions for Sam turns 40' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Itinerary' });
  await duplicate.getByText('Shift by days').click();
  await duplicate.getByRole('spinbutton', { name: 'Days' }).fill('7');
  await expect(duplicate.getByText(/7 days later/)).toBeVisible();
  await expectAccessible(page, 'duplicating');
  await duplicate.getByRole('button', { name: 'Duplicate' }).click();
  await told(page, 'Itinerary duplicated');
  await expect(card(page, 'Sam turns 40 (copy)')).toBeVisible();

  // Out as a file, changed there, and in again.
  await mine.getByRole('button', { name: 'More actions for Sam turns 40' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
  const path = await (await download).path();
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(file.events).toEqual([expect.objectContaining({ title: 'Cake' })]);
  expect(starts).toMatch(/^\d{4}-\d\d-\d\dT12:00$/);
  file.itinerary.name = 'Brought back';
  await page.getByRole('button', { name: 'Import' }).click();
  const bringIn = page.getByRole('dialog', { name: 'Import Itinerary' });
  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await bringIn.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  };
  await choose('not JSON');
  await expect(bringIn.getByText('This is not a Foldout export.')).toBeVisible();
  await choose(JSON.stringify({ ...file, events: [{ ...file.events[0], title: '' }] }));
  await expect(bringIn.getByText('Event 1, title')).toBeVisible();
  await choose(JSON.stringify(file));
  await told(page, 'Itinerary imported');
  await expect(card(page, 'Brought back')).toBeVisible();

  // Deleted by its name, to the letter.
  await card(page, 'Brought back').getByRole('button', { name: 'Delete Itinerary' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Itinerary' });
  const gone = remove.getByRole('button', { name: 'Delete Permanently' });
  await remove.getByRole('textbox').fill('brought back');
  await expect(gone).toBeDisabled();
  await remove.getByRole('textbox').fill('Brought back');
  await expectAccessible(page, 'deleting');
  await gone.click();
  await told(page, 'Itinerary deleted');
  await expect(card(page, 'Brought back')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sam turns 40 (copy)' })).toBeFocused();

  // Settings, by the keyboard; the address knows the tab.
  await page.getByRole('tab', { name: /Itineraries/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=settings/);
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1040c0' } })
    .jpeg()
    .toBuffer();
  const profile = page.getByLabel('Profile picture');
  await profile.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await told(page, 'Invalid File Type');
  await profile.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('432 × 432 px')).toBeVisible();
  await page.getByRole('button', { name: 'Crop and Upload' }).click();
  await told(page, 'Profile Picture Updated');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'settings');

  // Out: nothing is left, here or there.
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await told(page, 'Logged out');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  // In again, to take everything along and to go for good.
  await signIn(page, 'sam@foldout.example', '/dashboard?tab=settings');
  const data = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(readFileSync(await (await data).path(), 'utf8')).toContain('Sam turns 40');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const farewell = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(farewell.getByText('What happens to your itineraries?')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await farewell.getByRole('textbox').fill('sam@foldout.example');
  await expect(farewell.getByRole('button', { name: /^Delete account/ })).toBeDisabled();
  await farewell.getByRole('radio', { name: /Delete my 2 itineraries/ }).check();
  await farewell.getByRole('button', { name: 'Delete account and itineraries' }).click();
  await told(page, 'Account deleted');
  await signIn(page, 'sam@foldout.example');
  await expect(page.getByRole('tab', { name: 'Itineraries (0)' })).toBeVisible();
});
