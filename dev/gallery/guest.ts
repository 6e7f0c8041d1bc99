import type { Page } from '@playwright/test';
import { createPaidItinerary } from '../../web/e2e/paid-itinerary.ts';
import { openAsGuest, readDemoCodes } from '../../web/e2e/actions.ts';
import type { Snap, Walk } from './station.ts';

const DIALOGS = ['Share', 'Feedback', 'Exit', 'Admin'];

async function showTabs(page: Page, snap: Snap, name: string) {
  await snap(`${name}-list`);
  for (const tab of ['Calendar', 'FAQ']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(500);
    await snap(`${name}-${tab.toLowerCase()}`);
  }
  await page.getByRole('tab', { name: 'List' }).click();
}

const guest: Walk = async (page, snap) => {
  await readDemoCodes(page);
  await openAsGuest(page, { projectId: 'DEM0TR1P', accessCode: 'GUEST1' });
  await page.getByText('Access granted!').waitFor();
  await snap('welcome-toast');
  await page.getByText('Access granted!').waitFor({ state: 'hidden' });
  await showTabs(page, snap, 'guest');
  await page.getByRole('button', { name: /Show events for/ }).click();
  await page.getByRole('option').first().waitFor();
  await snap('people');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await snap('people-chosen');
  await page
    .getByRole('button', { name: /^Add to calendar: / })
    .first()
    .click();
  await snap('add-to-calendar');
  await page.keyboard.press('Escape');
  for (const button of DIALOGS) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole(button === 'Exit' ? 'alertdialog' : 'dialog').waitFor();
    await snap(`dialog-${button.toLowerCase()}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button')
    .filter({ hasText: /\d (AM|PM)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await snap('event-dialog');
};

const LONG =
  'A very long title that a host wrote late at night and that goes on and on, past the edge of any phone there is';

/** 40 events, long words, long names, pictures of many shapes. */
const overfull: Walk = async (page, snap) => {
  const itinerary = await createPaidItinerary(
    page,
    'The itinerary with the longest name that still fits: eighty',
  );
  const people = Array.from({ length: 24 }, (_, at) => `Bartholomew-Alexander the ${at + 1}th of Somewhere`);
  await itinerary.addEvents(
    Array.from({ length: 40 }, (_, at) => ({
      title: at % 3 === 0 ? `${LONG} (${at})`.slice(0, 120) : `Event number ${at + 1}`,
      datetime: `2027-06-${String(10 + Math.floor(at / 6)).padStart(2, '0')}T${String(8 + (at % 6) * 2).padStart(2, '0')}:30`,
      attendees: at % 4 === 0 ? people.join(', ') : 'Everyone',
      description: at % 5 === 0 ? `${LONG}. `.repeat(8) : 'Bring a spoon.',
    })),
  );
  await itinerary.addImages([
    [1800, 1200],
    [800, 1200],
    [1600, 900],
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('region', { name: 'Images' }).waitFor();
  await showTabs(page, snap, 'overfull');
  await page.mouse.wheel(0, 1200);
  await snap('overfull-scrolled');
  await page.getByRole('button', { name: /Show events for/ }).click();
  await page.getByRole('option').first().waitFor();
  await snap('overfull-people');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, -3000);
  await page
    .getByRole('button', { name: /^Enlarge image/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Images' }).waitFor();
  await snap('lightbox');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('dialog', { name: 'Admin Panel' }).waitFor();
  await snap('overfull-panel');
};

/** What a guest meets. */
export const GUEST_WALKS: Record<string, Walk> = { guest, overfull };
