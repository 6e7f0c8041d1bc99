import { createItinerary } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new host sees the onboarding once', async ({ page }) => {
  // A very long word on a small phone.
  await page.setViewportSize({ width: 320, height: 740 });
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstellen';
  await createItinerary(page, name);
  const success = page.getByRole('dialog', { name: `${name} is ready` });
  for (const copy of await success.getByRole('button', { name: 'Copy' }).all()) {
    const box = await copy.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const onboarding = page.getByRole('dialog', { name: "Let's set up your itinerary" });
  await expect(onboarding).toBeHidden();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expect(onboarding.getByRole('listitem')).toHaveCount(3);
  await expect(onboarding.getByRole('button', { name: 'Paste your plan' })).toBeFocused();

  await page.reload();
  await expect(onboarding).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(onboarding).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Events Yet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(onboarding).toBeHidden();
});
