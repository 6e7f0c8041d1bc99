import type { Page } from '@playwright/test';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Sample itineraries' });

/** The films that run, by name. */
const playing = (page: Page) =>
  carousel(page)
    .locator('video')
    .evaluateAll((films: HTMLVideoElement[]) =>
      films.filter((film) => !film.paused).map((film) => film.getAttribute('aria-label')),
    );

test('a stranger tries the sample, watches the films and begins a wedding', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyone on the same page.');

  await test.step('the sample is alive', async () => {
    const sample = page.getByRole('figure', { name: 'Sample itinerary' });
    await expect(sample.getByText('Updated just now: dinner is at 8:30 PM')).toBeVisible();
    await sample.getByRole('button', { name: 'Ann', exact: true }).click();
    await expect(sample.getByText('Tram to Belém')).toBeHidden();
    await expect(sample.getByText('Flight home')).toBeVisible();
    await sample.getByRole('button', { name: 'Everyone', exact: true }).click();
    await expect(sample.getByText('Tram to Belém')).toBeVisible();
    await expectAccessible(page, 'landing on a phone');
  });

  await test.step('films come when they are near; the one in the middle plays', async () => {
    expect(fetched.filter((path) => path.startsWith('/samples/'))).toEqual([]);
    await carousel(page).getByRole('button', { name: 'Next sample' }).scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toEqual(['A wedding, on a phone']);
    await carousel(page).getByRole('button', { name: 'Next sample' }).click();
    await expect(carousel(page).getByText('A hen weekend')).toBeVisible();
    await expect.poll(() => playing(page)).toEqual(['A hen weekend, on a phone']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => playing(page)).toEqual(['A trip, on a phone']);
    await carousel(page).getByRole('button', { name: 'Pause the samples' }).click();
    await expect.poll(() => playing(page)).toEqual([]);
    for (const [width, shown] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const slide = carousel(page).locator('[data-place="0"]');
      const [row, one] = await Promise.all([carousel(page).boundingBox(), slide.boundingBox()]);
      expect((row?.width ?? 0) / (one?.width ?? 1)).toBeCloseTo(shown, 1);
    }
  });

  await test.step('an occasion opens the form with a name of its kind', async () => {
    await page.getByRole('button', { name: /^Weddings/ }).click();
    await expect(page.getByLabel('Itinerary Name')).toBeFocused();
    await expect(page.getByPlaceholder('Ava & Leo, a weekend in June')).toBeInViewport();
  });

  await test.step('without a network the form says so, and keeps what was typed', async () => {
    await page.getByLabel('Itinerary Name').fill('Ava & Leo');
    await page.getByLabel('Your Name').fill('Ava');
    await page.getByLabel('Your Email').fill('ava@example.com');
    await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
    await expect(page.getByText('Failed to create project. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Itinerary Name')).toHaveValue('Ava & Leo');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Itinerary Name')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Weddings/ })).toBeFocused();
  });
});

test('who wants less motion presses Play first', async ({ browser }) => {
  const page = await openVisitor(browser, { reducedMotion: 'reduce' });
  await page.goto('/');
  const play = carousel(page).getByRole('button', { name: 'Play the samples' });
  // What was drawn beforehand gives way to the same, alive.
  await expect(play).toBeEnabled();
  await play.scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('video').first()).toHaveAttribute('poster', '/samples/wedding.webp');
  expect(await playing(page)).toEqual([]);
  await play.click();
  await expect.poll(() => playing(page)).toEqual(['A wedding, on a phone']);
});

test('the pages of words stand without a script, lead to each other and print', async ({ browser }) => {
  const page = await openVisitor(browser, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [link, title] of [
    ['Privacy', 'Privacy Policy'],
    ['Guidelines', 'Community Guidelines'],
    ['Terms', 'Terms & Conditions'],
    ['FAQ', 'FAQ'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'hello@foldout.example' }).first()).toBeVisible();
  }
  await page.getByText('How do I share my itinerary?').click();
  await expect(page.getByText('We email it to you when the itinerary is made.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('There are no subscriptions and nothing renews.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the landing page and the pages of words, ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await openVisitor(browser, { colorScheme, viewport: { width: 1440, height: 900 } });
    for (const path of ['/privacy-policy', '/terms', '/community-guidelines', '/faq', '/credits', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}
