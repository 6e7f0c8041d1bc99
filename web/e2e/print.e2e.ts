import type { Page } from '@playwright/test';
import { openAsGuest } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary } from './paid-itinerary.ts';

/** Waits for the Print button, which guests do not see on phones. */
const waitForPrint = (page: Page) =>
  page.getByRole('button', { name: 'Print', includeHidden: true }).waitFor({ state: 'attached' });

/** Switches to print media as soon as the Print button is there, and returns the print layout. */
async function openPrintLayout(page: Page) {
  await waitForPrint(page);
  await page.emulateMedia({ media: 'print' });
  const layout = page.locator('.print-layout');
  await expect(layout).toBeVisible();
  return layout;
}

// After the event in 2020 and before those in 2027.
test.beforeEach(async ({ page }) => page.clock.setFixedTime('2027-06-01T12:00:00Z'));

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the printout shows the title, the days and all event details', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'Ann turns forty');
  await itinerary.addEvents([
    { title: 'Cake', datetime: '2027-06-13T16:00', attendees: 'Ann, Bob' },
    { title: 'Breakfast', datetime: '2027-06-12T09:00' },
    { title: 'Last year', datetime: '2020-06-12T09:00', attendees: 'Bob' },
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await expect(page.getByRole('heading', { name: 'Cake' })).toBeVisible();
  const layout = await openPrintLayout(page);

  await expect(layout).toContainText('Generated Jun 1, 2027');
  await expect(layout).toContainText('Total Events: 3 (2 upcoming, 1 past)');
  await expect(layout.getByRole('heading', { level: 1 })).toHaveText('Ann turns forty');
  await expect(layout).toContainText('Complete Itinerary');
  await expect(layout).toContainText('Printed Jun 1, 2027 · 3 events');
  await expect(layout.getByRole('columnheader')).toHaveText([
    'Friday June 12, 2020',
    'Saturday June 12, 2027',
    'Sunday June 13, 2027',
  ]);
  await expect(layout.getByRole('heading', { level: 2 })).toHaveText(['Last year', 'Breakfast', 'Cake']);
  await expect(layout.getByRole('row', { name: /Cake/ })).toHaveText(
    /4:00 PM.*Cake.*Location.*1 Main Street, Springfield.*People.*Ann, Bob.*Vibe & Style.*Dress up a little/,
  );
  await expect(layout.getByRole('img', { name: /^QR code of http.*\/project\// })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await expectAccessible(page, 'print layout');

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/project/${itinerary.projectId}?people=Ann`);
  await expect(page.getByRole('heading', { name: 'Last year' })).toBeHidden();
  const filtered = await openPrintLayout(page);
  await expect(filtered).toContainText('Events for: Ann');
  await expect(filtered).toContainText('Total Events: 2 (2 upcoming, 0 past)');
  await expect(filtered.getByRole('heading', { level: 2 })).toHaveText(['Breakfast', 'Cake']);
});

test('a phone prints the layout right after arrival, offline and without the Print button', async ({
  page,
  browser,
}) => {
  const itinerary = await createPaidItinerary(page, 'Printed on a phone');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: '2027-06-12T09:00' }]);
  const phone = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await openAsGuest(phone, itinerary);
  await waitForPrint(phone);
  await phone.context().setOffline(true);
  const layout = await openPrintLayout(phone);
  await expect(layout.getByRole('heading', { level: 1 })).toHaveText('Printed on a phone');
  await phone.context().close();
});

test('the Print button prints and is only on the list tab', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'To be printed');
  await itinerary.addEvents([{ title: 'Breakfast', datetime: '2027-06-12T09:00' }]);
  // A real print dialog would block.
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

test('forty events print on several pages, no events on one', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'A long week');
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await openPrintLayout(page);
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
  await openPrintLayout(page);
  for (const format of ['A4', 'Letter'])
    expect(countPages(await page.pdf({ format }))).toBeGreaterThanOrEqual(4);
  // Events do not break across pages, and the day repeats on each page.
  await expect(page.locator('.print-layout tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.print-layout thead').first()).toHaveCSS('display', 'table-header-group');
});
