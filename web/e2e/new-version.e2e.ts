import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const OFFER = 'Reload, there is a new version';

/** As after a deployment: files of the open page's release that it has not loaded yet are gone. */
const deployAnother = (page: Page) =>
  page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));

test('a part that is gone after a deployment offers to reload', async ({ page }) => {
  await page.goto('/access/DEM0TR1P?code=GUEST1');
  const share = page.getByRole('button', { name: 'Share' });
  await expect(share).toBeVisible();
  await deployAnother(page);
  await share.click();
  const offer = page.getByRole('alert').getByRole('button', { name: OFFER });
  await expect(offer).toBeVisible();

  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
