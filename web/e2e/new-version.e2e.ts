import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const OFFER = 'Reload, there is a new version';

/** As after a deployment: files of the open page's release that it has not loaded yet are gone. */
const deployAnother = (page: Page) =>
  page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));

test('a part that is gone after a deployment offers to reload', async ({ page }) => {
  // Opened when the page has loaded everything that it does not wait for.
  const live = page.waitForEvent('websocket');
  await page.goto('/access/DEM0TR1P?code=GUEST1');
  await live;
  const share = page.getByRole('button', { name: 'Share' });
  await deployAnother(page);
  await share.click();
  const offer = page.getByRole('alert').getByRole('button', { name: OFFER });
  await expect(offer).toBeVisible();

  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
