import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'checkbox', name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

test('a host creates an itinerary and adds an event by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create your itinerary' })).toBeEnabled();
  await tabTo(page, 'button', 'Create your itinerary');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Itinerary Name')).toBeFocused();
  await page.keyboard.type('Keys only');
  await tabTo(page, 'textbox', 'Your Name');
  await page.keyboard.type('Ann Bowen');
  await tabTo(page, 'textbox', 'Your Email');
  await page.keyboard.type(`keys.${crypto.randomUUID()}@example.com`);
  await tabTo(page, 'checkbox', /I accept the Terms/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Share with guests' })).toBeFocused();
  await tabTo(page, 'button', 'Start planning');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys only is ready' })).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Paste your plan' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add an event' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'textbox', 'Title *');
  await page.keyboard.type('Breakfast');
  await tabTo(page, 'textbox', 'Description *');
  await page.keyboard.type('Rolls and coffee.');
  await tabTo(page, 'textbox', 'Location *');
  await page.keyboard.type('The kitchen');
  await tabTo(page, 'button', 'Add Event');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
});
