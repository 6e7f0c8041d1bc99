import { openAsGuest, readDemoCodes } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('tabs are in the URL and work with Back', async ({ page }) => {
  await openAsGuest(page, await readDemoCodes(page));
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\?tab=calendar$/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=faq$/);
  await expect(page.getByRole('tab', { name: 'FAQ' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Where are we staying?' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where are we staying?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

test('the calendar works by keyboard, and opens days and events', async ({ page }) => {
  await openAsGuest(page, await readDemoCodes(page));
  await page.goto('/project/DEM0TR1P?tab=calendar');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAccessibleName(/^\w+\s\d+.*–.*\d{4}$/);

  // One tab stop, on a day with an event.
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  // An overnight flight is on the day of its arrival too. Whether places show depends on the weekday of the test.
  const cellOf = (text: string) => grid.getByRole('gridcell').filter({ hasText: text }).first();
  await cellOf('Flight to Lisbon').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^9:40 PM E[SD]T Flight to Lisbon/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf('Drop the bags')).toBeFocused();
  await expect(cellOf('Drop the bags')).toHaveAccessibleName(/^\w+, \w+ \d+, \d{4}, 5 events/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const bags = page.getByRole('button', { name: '11:00 AM Drop the bags' });
  await expect(bags).toBeFocused();
  await page.keyboard.press('Home');
  await expect(grid.getByRole('row').filter({ has: bags }).getByRole('gridcell').first()).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(grid.getByRole('gridcell').last()).toBeFocused();

  await bags.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Drop the bags' });
  await expect(details).toContainText('Rooms are ready at three');
  await expect(details.getByRole('link', { name: /Rua da Rosa 59/ })).toHaveAttribute('href', /maps/);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(bags).toBeFocused();

  // "+n more" opens the day, an event and the day again.
  await page
    .getByRole('button', { name: /^\+3 more/ })
    .last()
    .click();
  const day = page.getByRole('dialog', { name: /^\w+, \w+ \d+$/ });
  await expect(day.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'day dialog');
  const surf = day.getByRole('button', { name: /Surf lesson/ });
  await surf.click();
  const lesson = page.getByRole('dialog', { name: 'Surf lesson' });
  await expect(lesson.getByRole('list')).toHaveText('TomMateusJi-woo');
  await lesson.getByRole('button', { name: /^All of / }).click();
  await expect(surf).toBeFocused();
});

test('a guest filters the calendar and the list by name', async ({ page }) => {
  await openAsGuest(page, await readDemoCodes(page));
  await page.goto('/project/DEM0TR1P?tab=calendar');
  const count = page.getByText(/^\d+ events$/);
  const all = await count.textContent();
  await page.getByRole('button', { name: /^Show events for/ }).click();
  await page.getByRole('option', { name: 'Mateus' }).click();
  await page.keyboard.press('Escape');
  await expect(count).not.toHaveText(all ?? '');
  await expect(page.getByRole('grid')).not.toContainText('Tile museum');
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Surf lesson' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tile museum' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('grid')).not.toContainText('Tile museum');
});

test('a guest adds an event to their calendar, or subscribes to all or one person’s', async ({
  page,
  request,
}) => {
  await openAsGuest(page, await readDemoCodes(page));
  const button = page.getByRole('button', { name: 'Add to calendar: Tile museum' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(dialog.getByRole('link', { name: /Google/ })).toHaveAttribute('href', /text=Tile\+museum/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: /other calendars/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^event-\d+\.ics$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const url = page.getByRole('status', { name: 'calendar link' });
  await page.getByLabel('Events for').selectOption('Mateus');
  await expect(url).toContainText('.ics?person=Mateus');
  await expect(page.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute('href', /^webcal:/);
  const { pathname, search } = new URL((await url.textContent()) ?? '');
  const feed = await (await request.get(pathname + search)).text();
  expect(feed).toContain('SUMMARY:Surf lesson');
  expect(feed).not.toContain('SUMMARY:Tile museum');

  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Subscribe in your calendar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Calendar', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the calendar is a list of days, including empty ones', async ({ page }) => {
    await openAsGuest(page, await readDemoCodes(page));
    // Reloads without the welcome toast, which would cover the page.
    await page.goto('/project/DEM0TR1P?tab=calendar');
    const days = page.getByRole('tabpanel').locator('ol > li');
    await expect(days.last()).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    expect((await page.locator('.cover').boundingBox())?.height, 'the days are in view').toBeLessThan(120);
    await expect(days.first()).toContainText('No events scheduled');
    await expect(days.last()).toContainText('No events scheduled');
    const busy = days.filter({ hasText: 'Drop the bags' });
    await expect(busy.getByRole('button')).toHaveCount(5);
    await busy.getByRole('button', { name: /Fado and dinner/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Fado and dinner' })).toContainText('Dress up a little');
  });
});
