import { enterByLink, readDemo } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('tabs stand in the address, and Back goes through them', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
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

test('the calendar by keyboard: days, events, weeks, and back from the details', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
  await page.goto('/project/DEM0TR1P?tab=calendar');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAccessibleName(/^\w+ \d+ – .*\d{4}$/);
  await expectAccessible(page, 'calendar');

  // One stop for Tab, on a day with an event.
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  const cellOf = (text: string) => grid.getByRole('gridcell').filter({ hasText: text });
  await cellOf('Flight to Lisbon').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^9:40 PM E[SD]T Flight to Lisbon$/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf('Drop the bags')).toBeFocused();
  await expect(cellOf('Drop the bags')).toHaveAccessibleName(/^\w+, \w+ \d+, \d{4}, 4 events$/);
  await page.keyboard.press('Enter');
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
  await expectAccessible(page, 'details of an event');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(bags).toBeFocused();
});

test('"+n more" opens the day, an event of it, and the day again', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
  await page.goto('/project/DEM0TR1P?tab=calendar');
  await page.getByRole('button', { name: /^\+3 more/ }).click();
  const day = page.getByRole('dialog', { name: /^\w+, \w+ \d+$/ });
  await expect(day.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'a day');
  const surf = day.getByRole('button', { name: /Surf lesson/ });
  await surf.click();
  const details = page.getByRole('dialog', { name: 'Surf lesson' });
  await expect(details.getByRole('list')).toHaveText('TomMateusJi-woo');
  await details.getByRole('button', { name: /^All of / }).click();
  await expect(surf).toBeFocused();
});

test('the people chosen govern calendar and list', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
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

test('an event is kept in one’s own calendar', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
  const button = page.getByRole('button', { name: 'Add to calendar: Tile museum' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(sheet.getByRole('link', { name: /Google/ })).toHaveAttribute('href', /text=Tile\+museum/);
  await expectAccessible(page, 'ways to keep an event');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: /calendar file/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^event-\d+\.ics$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('the plan is followed in a calendar program, whole or one person’s', async ({ page, request }) => {
  await enterByLink(page, await readDemo(page));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Subscribe in your calendar').click();
  const address = page.getByRole('status', { name: 'calendar link' });
  await page.getByLabel('Events for').selectOption('Mateus');
  await expect(address).toContainText('.ics?person=Mateus');
  await expect(page.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute('href', /^webcal:/);
  await expectAccessible(page, 'sharing a calendar');
  const { pathname, search } = new URL((await address.textContent()) ?? '');
  const feed = await (await request.get(pathname + search)).text();
  expect(feed).toContain('SUMMARY:Surf lesson');
  expect(feed).not.toContain('SUMMARY:Tile museum');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the days stand below each other, empty ones too', async ({ page }) => {
    await enterByLink(page, await readDemo(page));
    // Without the notice of the welcome, which would take the taps.
    await page.goto('/project/DEM0TR1P?tab=calendar');
    const days = page.getByRole('tabpanel').locator('ol > li');
    await expect(days.last()).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(days.first()).toContainText('No events scheduled');
    await expect(days.last()).toContainText('No events scheduled');
    const busy = days.filter({ hasText: 'Drop the bags' });
    await expect(busy.getByRole('button')).toHaveCount(4);
    await expectAccessible(page, 'calendar on a phone');
    await busy.getByRole('button', { name: /Fado and dinner/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Fado and dinner' })).toContainText('Dress up a little');
    await expectAccessible(page, 'details on a phone');
  });
});
