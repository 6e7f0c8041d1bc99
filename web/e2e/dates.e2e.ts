import type { Page } from '@playwright/test';
import { DATE_CASES } from '../../worker/domain/time/testing/date-cases.ts';
import { openAdminPanel } from './actions.ts';
import { COLOR_RULES, expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const today = (page: Page) => page.getByRole('gridcell').and(page.locator('[aria-current="date"]'));

test('the tests, the browser and the server have the same time', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'On time');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  const response = await page.request.get(`/api/projects/${itinerary.projectId}/itinerary`);
  const { events } = (await response.json()) as { events: { createdAt: string }[] };
  await page.goto('/');
  const inPage = await page.evaluate(() => Date.now());
  for (const time of [Date.parse(events[0]?.createdAt ?? ''), inPage]) {
    expect(Math.abs(time - Date.now())).toBeLessThan(30_000);
  }
});

test.describe('read in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  // Tests of components check the list, the calendar and the form in all cases.
  for (const name of ['year end, America/New_York', 'in the repeated hour, Europe/Berlin']) {
    test(`the right day is shown: ${name}`, async ({ page }) => {
      const found = DATE_CASES.find((each) => each.name === name);
      if (!found) throw new Error('No such case.');
      const { now, timeZone, today: day, tomorrow } = found;
      const itinerary = await createPaidItinerary(page, 'Lunch');
      await itinerary.customize({ timeZone });
      // With a day before, so that today is in the calendar.
      await itinerary.addEvents(
        ['2027-03-01', tomorrow].map((date) => ({ title: `Lunch ${date}`, datetime: `${date}T12:00` })),
      );
      await page.clock.setFixedTime(now);
      await page.goto(`/project/${itinerary.projectId}`);
      const lunch = page.locator('.day').filter({ hasText: `Lunch ${tomorrow}` });
      await expect(lunch.getByText('Tomorrow', { exact: true })).toBeVisible();
      await expect(page.getByText('Tomorrow', { exact: true })).toHaveCount(1);
      await page.getByRole('tab', { name: 'Calendar' }).click();
      await expect(today(page)).toHaveAttribute('data-day', day);
      const panel = await openAdminPanel(page);
      await expect(panel.getByLabel('Date & Time *')).toHaveValue(`${tomorrow}T12:00`);
    });
  }
});

test('the calendar moves to the next day at midnight', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'A late evening');
  await itinerary.addEvents([
    { title: 'Arrival', datetime: '2027-12-29T12:00' },
    { title: 'Departure', datetime: '2028-01-02T12:00' },
  ]);
  await page.clock.install({ time: '2028-01-01T04:59:00Z' });
  await page.goto(`/project/${itinerary.projectId}?tab=calendar`);
  await expect(today(page)).toHaveAttribute('data-day', '2027-12-31');
  await page.clock.fastForward(90_000);
  await expect(today(page)).toHaveAttribute('data-day', '2028-01-01');
});

const THEMES = [
  { name: 'default', selectedBackground: 'default', customColors: null },
  {
    name: 'pale accent, dark events',
    selectedBackground: 'default',
    customColors: { primary: '#ffffff', secondary: '#000000', accent: '#fffbe6' },
  },
  {
    name: 'dark accent on marble',
    selectedBackground: 'marble',
    customColors: { primary: '#000000', secondary: '#ff0000', accent: '#14213d' },
  },
  {
    name: 'mid-gray accent on a mid-gray background',
    selectedBackground: 'custom',
    customBackgroundColor: '#767676',
    customColors: { primary: '#767676', secondary: '#777777', accent: '#777777' },
  },
  {
    name: 'accent like the dark background',
    selectedBackground: 'custom',
    customBackgroundColor: '#101820',
    customColors: { primary: '#101820', secondary: '#ffffff', accent: '#101820' },
  },
] as const;

test('the calendar is accessible in all colors with today during and near the trip', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'In all colors');
  await itinerary.addEvents([
    { title: 'Arrival', datetime: '2027-06-16T12:00' },
    { title: 'Departure', datetime: '2027-06-21T12:00' },
  ]);
  for (const { name, ...theme } of THEMES) {
    await itinerary.customize(theme);
    for (const now of ['2027-06-14T16:00:00Z', '2027-06-18T16:00:00Z']) {
      await page.clock.setFixedTime(now);
      await page.goto(`/project/${itinerary.projectId}?tab=calendar`);
      await expect(today(page)).toHaveAttribute('data-day', now.slice(0, 10));
      await page.getByRole('button', { name: /Arrival/ }).hover();
      // Themes differ in nothing else.
      const rules = name === 'default' ? undefined : COLOR_RULES;
      await expectAccessible(page, `calendar on ${now}, ${name}`, rules);
    }
  }
});
