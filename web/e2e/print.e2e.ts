import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { createPaidItinerary } from './paid-itinerary.ts';

/** The sheet that goes to the printer. It loads ahead of the wish to print, where there is a mouse. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Print' }).focus();
  const sheet = page.locator('.print-layout');
  await expect(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible({ timeout: 200 });
  }).toPass();
  return sheet;
}

// Before the events of 2027, after that of 2020.
test.beforeEach(async ({ page }) => page.clock.setFixedTime('2027-06-01T12:00:00Z'));

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('paper shows the head, the days and all that is said of an event', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'Ann turns forty');
  await itinerary.addEvents([
    { title: 'Cake', datetime: '2027-06-13T16:00', attendees: 'Ann, Bob' },
    { title: 'Breakfast', datetime: '2027-06-12T09:00' },
    { title: 'Last year', datetime: '2020-06-12T09:00', attendees: 'Bob' },
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await expect(page.getByRole('heading', { name: 'Cake' })).toBeVisible();
  const sheet = await openSheet(page);

  await expect(sheet).toContainText('Generated Jun 1, 2027');
  await expect(sheet).toContainText('Total Events: 3 (2 upcoming, 1 past)');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Ann turns forty');
  await expect(sheet).toContainText('Complete Itinerary');
  await expect(sheet).toContainText('Printed Jun 1, 2027 · 3 events');
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'Friday June 12, 2020',
    'Saturday June 12, 2027',
    'Sunday June 13, 2027',
  ]);
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(['Last year', 'Breakfast', 'Cake']);
  await expect(sheet.getByRole('row', { name: /Cake/ })).toHaveText(
    /4:00 PM.*Cake.*Location.*1 Main Street, Springfield.*People.*Ann, Bob.*Vibe & Style.*Dress up a little/,
  );
  await expect(sheet.getByRole('img', { name: /^QR code of http.*\/project\// })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await expectAccessible(page, 'the printed sheet');

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/project/${itinerary.projectId}?people=Ann`);
  await expect(page.getByRole('heading', { name: 'Last year' })).toBeHidden();
  const filtered = await openSheet(page);
  await expect(filtered).toContainText('Events for: Ann');
  await expect(filtered).toContainText('Total Events: 2 (2 upcoming, 0 past)');
  await expect(filtered.getByRole('heading', { level: 2 })).toHaveText(['Breakfast', 'Cake']);
});

test('the button asks the browser to print; it is there for the list alone', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'To be printed');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: '2027-06-12T09:00' }]);
  // A real print dialog would wait for somebody.
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed =
        document.querySelector('.print-layout h1')?.textContent ?? '';
    };
  });
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'To be printed');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('forty events fill pages on A4 and Letter; none is one page too', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'A long week');
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await openSheet(page);
  await expect(page.locator('.print-layout')).toContainText('Total Events: 0 (0 upcoming, 0 past)');
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await itinerary.addEvents(
    Array.from({ length: 40 }, (_, index) => ({
      title: `Event ${index + 1}`,
      datetime: `2027-06-${12 + Math.floor(index / 14)}T${String(8 + (index % 14)).padStart(2, '0')}:00`,
    })),
  );
  await page.reload();
  await openSheet(page);
  for (const format of ['A4', 'Letter'])
    expect(countPages(await page.pdf({ format }))).toBeGreaterThanOrEqual(4);
  // What keeps a card whole and brings the day back at the top of each page.
  await expect(page.locator('.print-layout tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.print-layout thead').first()).toHaveCSS('display', 'table-header-group');
});
