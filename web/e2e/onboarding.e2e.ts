import { createItinerary } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a host is told three steps after the celebration, and only once', async ({ page }) => {
  // The longest word that a name may be, on the smallest phone.
  await page.setViewportSize({ width: 320, height: 740 });
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstellen';
  await createItinerary(page, name);
  const ready = page.getByRole('dialog', { name: `${name} is ready` });
  for (const copy of await ready.getByRole('button', { name: 'Copy' }).all()) {
    const box = await copy.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const steps = page.getByRole('dialog', { name: "Let's set up your itinerary" });
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
