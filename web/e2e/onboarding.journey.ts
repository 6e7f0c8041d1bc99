import { createItinerary } from './steps.ts';
import { expect, expectAccessible, test } from './support.ts';

test('a host is told three steps after the celebration, and only once', async ({ page }) => {
  await createItinerary(page, 'Nothing yet');
  const steps = page.getByRole('dialog', { name: 'A blank page, for now' });
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps.getByRole('button', { name: 'Add your first event' })).toBeFocused();
  await expectAccessible(page, 'onboarding');

  await page.reload();
  await expect(steps).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Events Yet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(steps).toBeHidden();
});
