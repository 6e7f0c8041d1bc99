import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openAdminPanel, openAsGuest, readDemoCodes } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } });

/** How much the lightness varies over an element as drawn: 0 if it is one flat color. */
async function measureContrast(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
}

const readUnderline = (page: Page, name: string) =>
  page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomWidth);

test('icons, the selected tab and the edges of toasts show in forced colors', { tag: '@painted' }, async ({
  page,
}) => {
  await openAsGuest(page, await readDemoCodes(page));
  const toast = page.getByRole('dialog').filter({ hasText: 'Access granted!' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS('border-top-style', 'solid');

  for (const name of ['Notify me', 'Calendar', 'Share', 'More']) {
    const icon = page.getByRole('button', { name, exact: true }).locator('[class*="i-lucide-"]');
    expect(await measureContrast(icon), `icon of ${name}`).toBeGreaterThan(128);
  }

  expect(await readUnderline(page, 'List')).toBe('3px');
  expect(await readUnderline(page, 'FAQ')).toBe('0px');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect.poll(() => readUnderline(page, 'FAQ')).toBe('3px');
  expect(await readUnderline(page, 'List')).toBe('0px');
});

test('a selected option shows, and colors to choose from keep their colors', { tag: '@painted' }, async ({
  page,
}) => {
  const demo = await readDemoCodes(page);
  await openAsGuest(page, demo);
  const panel = await openAdminPanel(page, demo.adminCode);
  const readBackground = (option: string) =>
    panel
      .getByText(option, { exact: true })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await readBackground('Everyone')).not.toBe(await readBackground('Specific People'));
  await panel.getByRole('tab', { name: /Customize/ }).click();
  expect(await measureContrast(panel.locator('.preset-colors').first())).toBeGreaterThan(20);
});
