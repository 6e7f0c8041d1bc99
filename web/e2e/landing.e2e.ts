import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Sample itineraries' });

/** Names of the videos that are playing. */
const listPlaying = (page: Page) =>
  carousel(page)
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.filter((video) => !video.paused).map((video) => video.getAttribute('aria-label')),
    );

/** How many requests begin within a second. */
async function countNewRequests(page: Page, fetched: string[]): Promise<number> {
  const before = fetched.length;
  await page.waitForTimeout(1_000);
  return fetched.length - before;
}

test('a visitor tries the sample, watches the videos and starts a wedding itinerary', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Paste the group chat. Get the itinerary.',
  );

  await test.step('the sample is interactive', async () => {
    const sample = page.getByRole('figure', { name: 'Sample itinerary' });
    await expect(sample.getByText('Updated just now: dinner is at 8:30 PM')).toBeVisible();
    await sample.getByRole('button', { name: 'Ann', exact: true }).click();
    await expect(sample.getByText('Tram to Belém')).toBeHidden();
    await expect(sample.getByText('Flight home')).toBeVisible();
    await sample.getByRole('button', { name: 'Everyone', exact: true }).click();
    await expect(sample.getByText('Tram to Belém')).toBeVisible();
  });

  await test.step('videos load near the viewport and the middle one plays', async () => {
    expect(fetched.filter((path) => path.startsWith('/samples/'))).toEqual([]);
    await carousel(page).getByRole('button', { name: 'Next sample' }).scrollIntoViewIfNeeded();
    await expect.poll(() => listPlaying(page)).toEqual(['A wedding, on a phone']);
    await carousel(page).getByRole('button', { name: 'Next sample' }).click();
    await expect(carousel(page).getByText('A hen weekend')).toBeVisible();
    await expect.poll(() => listPlaying(page)).toEqual(['A hen weekend, on a phone']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => listPlaying(page)).toEqual(['A trip, on a phone']);
    await carousel(page).getByRole('button', { name: 'Pause the samples' }).click();
    await expect.poll(() => listPlaying(page)).toEqual([]);
    for (const [width, shown] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const slide = carousel(page).locator('[data-place="0"]');
      const [region, first] = await Promise.all([carousel(page).boundingBox(), slide.boundingBox()]);
      expect((region?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(shown, 1);
    }
  });

  await test.step('an occasion opens the form with a matching example', async () => {
    await page.getByRole('button', { name: /^Weddings/ }).click();
    await expect(page.getByLabel('Itinerary Name')).toBeFocused();
    await expect(page.getByPlaceholder('Ava & Leo, a weekend in June')).toBeInViewport();
  });

  await test.step('the form shows a network error and keeps the input', async () => {
    await page.getByLabel('Itinerary Name').fill('Ava & Leo');
    await page.getByLabel('Your Name').fill('Ava');
    await page.getByLabel('Your Email').fill('ava@example.com');
    await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
    // What typing preloads. Browsers keep a failed import, and "networkidle" is of the page's load only.
    await expect.poll(() => countNewRequests(page, fetched)).toBe(0);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
    await expect(page.getByText('Failed to create project. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Itinerary Name')).toHaveValue('Ava & Leo');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const discard = page.getByRole('button', { name: 'Discard' });
    await expect(discard).toBeVisible();
    await page.goBack();
    await expect(discard).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await discard.click();
    await expect(page.getByLabel('Itinerary Name')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Weddings/ })).toBeFocused();
  });

  await test.step('the next action is on the first screen, with a problem above it, too', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Your plan' }).fill('Let me think about it.');
      await page.getByRole('button', { name: 'Find events' }).click();
      await expect(page.getByText(/We couldn.t find when things happen/)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('button', { name: 'Find events' })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a visitor sees a live example and creates an itinerary for an occasion', async ({ browser }) => {
  const page = await openVisitor(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('link', { name: 'See a live example' }).click();
  await expect(page).toHaveURL(/\/example$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A weekend in Lisbon');
  await expect(page.getByText('until the next adventure begins!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);

  await page.getByRole('button', { name: /Show events for/ }).click();
  await page.getByRole('option', { name: 'Ann' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tram to Belém')).toBeHidden();
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: /Long lunch by the river/ }).click();
  const event = page.getByRole('dialog', { name: 'Long lunch by the river' });
  await expect(event.getByRole('link', { name: /Google Calendar/ })).toBeVisible();
  await expect(event.getByRole('link', { name: /Outlook/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page.getByText('Where are we staying?')).toBeVisible();
  await expectAccessible(page, 'example');

  await page.getByRole('link', { name: 'Create your own' }).click();
  await expect(page.getByLabel('Itinerary Name')).toBeFocused();
  await page.getByRole('button', { name: /^Birthdays/ }).click();
  await page.getByLabel('Itinerary Name').fill("Grandpa's 80th");
  await page.getByLabel('Your Name').fill('Ann Bowen');
  await page.getByLabel('Your Email').fill(`ann.${crypto.randomUUID()}@example.com`);
  await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
  const created = page.waitForRequest((request) => request.url().endsWith('/api/projects'));
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
  expect((await created).postDataJSON()).toMatchObject({ occasion: 'birthday' });
  await expect(page.getByRole('dialog', { name: "Grandpa's 80th is ready" })).toBeVisible();
});

test('a visitor pastes a plan, takes it along and sends the link within five taps', async ({ browser }) => {
  const page = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const taps: string[] = [];
  const tap = async (target: Locator) => {
    await target.tap();
    taps.push(String(target));
  };
  const shared: ShareData[] = [];
  await page.exposeFunction('recordShared', (data: ShareData) => void shared.push(data));
  await page.addInitScript('navigator.share = recordShared');
  await page.goto('/');
  const plan = 'Friday, June 12, 2099\n7:30 pm Dinner at Roma\nSaturday, June 13, 2099\n10 am Boat trip';
  await page.evaluate((text) => navigator.clipboard.writeText(text), plan);
  await tap(page.getByRole('button', { name: 'Paste', exact: true }));
  const card = page.getByRole('figure', { name: 'Your itinerary' });
  await expect(card).toContainText('Dinner');
  await expect(card).toContainText('10:00 AM');
  await expect(page.getByRole('heading', { name: '2 events found.' })).toBeFocused();
  await page.getByLabel('Itinerary Name').fill('Rome');
  await page.getByLabel('Your Name').fill('Ann Bowen');
  await page.getByLabel('Your Email').fill(`ann.${crypto.randomUUID()}@example.com`);
  await tap(page.getByRole('checkbox', { name: /I accept the Terms/ }));
  await tap(page.getByRole('button', { name: 'Create itinerary', exact: true }));
  const ready = page.getByRole('dialog', { name: 'Rome is ready' });
  await expect(ready.getByRole('region', { name: 'To review' })).toContainText('2 events');
  await expect(ready.getByRole('button', { name: 'Add all 2 for $3' })).toBeVisible();
  await expect(ready.getByText('Admin Code').filter({ visible: true })).toHaveCount(0);
  await tap(ready.getByRole('button', { name: 'Add the first one' }));
  await expect(page.getByText('1 event added')).toBeVisible();
  await tap(ready.getByRole('button', { name: 'Share' }));
  await expect.poll(() => shared.length).toBe(1);
  expect(shared[0]?.text).toContain('Rome, June 12, 2099');
  expect(taps).toHaveLength(5);
  await ready.getByRole('button', { name: 'Start planning' }).click();
  await expect(ready).toBeHidden();
  await expect(page.getByRole('heading', { name: /Dinner/ })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'To review' });
  await expect(waiting).toContainText('1 event');
  await expect(waiting.getByRole('button', { name: 'Review' })).toBeFocused();
});

test('videos start paused with reduced motion', async ({ browser }) => {
  const page = await openVisitor(browser, { reducedMotion: 'reduce' });
  await page.goto('/');
  const play = carousel(page).getByRole('button', { name: 'Play the samples' });
  // The prerendered button is disabled until the script has loaded.
  await expect(play).toBeEnabled();
  await play.scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('video').first()).toHaveAttribute('poster', '/samples/wedding.webp');
  expect(await listPlaying(page)).toEqual([]);
  await play.click();
  await expect.poll(() => listPlaying(page)).toEqual(['A wedding, on a phone']);
});

test('pages work without JavaScript and in print, and hosts’ are painted without a style sheet', async ({
  browser,
}) => {
  const page = await openVisitor(browser, { javaScriptEnabled: false });
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Young Serif/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Young Serif/);
  await expect(page.locator('.i-lucide-lock').first()).toHaveCSS('mask-image', /^url/);
  await page.unroute('**/*.css');
  for (const [link, title] of [
    ['Privacy', 'Privacy Policy'],
    ['Guidelines', 'Community Guidelines'],
    ['Terms', 'Terms & Conditions'],
    ['FAQ', 'FAQ'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'contact@foldout.example' }).first()).toBeVisible();
  }
  await page.getByText('How do I share my itinerary?').click();
  await expect(page.getByText('We email it to you when you create the itinerary.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('There are no subscriptions and no renewals.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
