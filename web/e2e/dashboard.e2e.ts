import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addEvent, enterCard, expectText, signIn } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const findItem = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Checks that nothing is cut off on a desktop and on a phone. */
async function expectFits(page: Page, name: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect.poll(overflows, `${name} scrolls horizontally at ${width}`).toBe(false);
    const isCutOff = (tabs: Element[]) => tabs.some((tab) => tab.getBoundingClientRect().right > innerWidth);
    const isTabCutOff = () => page.getByRole('tab').evaluateAll(isCutOff);
    await expect.poll(isTabCutOff, `a tab is cut off at ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a host signs in, manages itineraries and deletes their account', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  await expect(page.getByText('Please sign in to view your itinerary dashboard.')).toBeVisible();
  await signIn(page, 'sam@foldout.example');
  await expect(page.getByText('Welcome back, Sam!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Planning' })).toBeVisible();

  // Create and pay.
  await page.getByRole('button', { name: 'Create New Itinerary' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Itinerary' });
  const submit = create.getByRole('button', { name: 'Create & Continue' });
  await expect(submit).toBeDisabled();
  await expect(create.getByRole('textbox', { name: 'Itinerary Name' })).toBeFocused();
  await create.getByPlaceholder('Paris Wedding Weekend').fill('Sam turns 40');
  await submit.click();
  await expectText(page, 'Itinerary created!');
  await expect(page).toHaveURL(/\/checkout\/[0-9A-Z]{8}$/);
  await expect(page.getByRole('button', { name: 'Pay $3.00' })).toBeEnabled();
  await enterCard(page);
  await page.getByRole('button', { name: 'Pay $3.00' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();

  // Receipts.
  await page.goto('/dashboard');
  const mine = findItem(page, 'Sam turns 40');
  await expect(mine.getByText('Paid', { exact: true })).toBeVisible();
  await expect(mine.getByText('Created by Sam Okafor')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Itineraries (1)' })).toBeVisible();
  await expectFits(page, 'itineraries');
  await mine.getByRole('button', { name: 'View Receipts' }).click();
  const receipts = page.getByRole('dialog', { name: 'Payment Receipts' });
  await expect(receipts.getByText('3.00 USD')).toBeVisible();
  await page.keyboard.press('Escape');

  // Edit opens the admin panel and removes the flags from the URL.
  await mine.getByRole('link', { name: 'Edit Sam turns 40' }).click();
  await expectText(page, 'Welcome back!');
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[0-9A-Z]{8}$/);
  await addEvent(page, 'Cake');
  await expect(panel.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
  const starts = await panel.getByLabel('Date & Time *').inputValue();

  // Duplicate, a week later.
  await page.goto('/dashboard');
  await mine.getByRole('button', { name: 'More actions for Sam turns 40' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Itinerary' });
  await duplicate.getByText('Shift by days').click();
  await duplicate.getByRole('spinbutton', { name: 'Days' }).fill('7');
  await expect(duplicate.getByText(/7 days later/)).toBeVisible();
  await expectAccessible(page, 'duplicate dialog');
  await duplicate.getByRole('button', { name: 'Duplicate' }).click();
  await expectText(page, 'Itinerary duplicated');
  await expect(findItem(page, 'Sam turns 40 (copy)')).toBeVisible();

  // Export, edit the file and import it.
  await mine.getByRole('button', { name: 'More actions for Sam turns 40' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
  const path = await (await download).path();
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(file.events).toEqual([expect.objectContaining({ title: 'Cake' })]);
  expect(starts).toMatch(/^\d{4}-\d\d-\d\dT13:00$/);
  file.itinerary.name = 'Imported';
  await page.getByRole('button', { name: 'Import' }).click();
  const importDialog = page.getByRole('dialog', { name: 'Import Itinerary' });
  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await importDialog.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  };
  await choose('not JSON');
  await expect(importDialog.getByText('This is not a Foldout export.')).toBeVisible();
  await choose(JSON.stringify({ ...file, events: [{ ...file.events[0], title: '' }] }));
  await expect(importDialog.getByText('Event 1, title')).toBeVisible();
  await choose(JSON.stringify(file));
  await expectText(page, 'Itinerary imported');
  await expect(findItem(page, 'Imported')).toBeVisible();

  // Delete, by typing the exact name.
  await findItem(page, 'Imported').getByRole('button', { name: 'Delete Itinerary' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Itinerary' });
  const confirm = remove.getByRole('button', { name: 'Delete Permanently' });
  await remove.getByRole('textbox').fill('imported');
  await expect(confirm).toBeDisabled();
  await remove.getByRole('textbox').fill('Imported');
  await confirm.click();
  await expectText(page, 'Itinerary deleted');
  await expect(findItem(page, 'Imported')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sam turns 40 (copy)' })).toBeFocused();

  // Settings, by keyboard.
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
  await expectText(page, 'Invalid File Type');
  await profile.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('432 × 432 px')).toBeVisible();
  await page.getByRole('button', { name: 'Crop and Upload' }).click();
  await expectText(page, 'Profile Picture Updated');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectFits(page, 'settings');

  // Signing out clears local storage.
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectText(page, 'Logged out');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  // Download the data and delete the account.
  await signIn(page, 'sam@foldout.example', '/dashboard?tab=settings');
  const data = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(readFileSync(await (await data).path(), 'utf8')).toContain('Sam turns 40');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deleteAccount = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(deleteAccount.getByText('What happens to your itineraries?')).toBeVisible();
  await expectAccessible(page, 'delete account dialog');
  await deleteAccount.getByRole('textbox').fill('sam@foldout.example');
  await expect(deleteAccount.getByRole('button', { name: /^Delete account/ })).toBeDisabled();
  await deleteAccount.getByRole('radio', { name: /Delete my 2 itineraries/ }).check();
  await deleteAccount.getByRole('button', { name: 'Delete account and itineraries' }).click();
  await expectText(page, 'Account deleted');
  await signIn(page, 'sam@foldout.example');
  await expect(page.getByRole('tab', { name: 'Itineraries (0)' })).toBeVisible();
});
