import { expect, type Page } from '@playwright/test';
import { openAsGuest, pressInMore, readDemoCodes } from '../../web/e2e/actions.ts';
import { createPaidItinerary } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

const DIALOGS = ['Notify me', 'Calendar', 'Share'];
/** In the More menu. */
const MORE = ['Feedback', 'Admin', 'Exit'];

async function captureTabs(page: Page, takeScreenshot: TakeScreenshot, name: string) {
  await takeScreenshot(`${name}-list`);
  for (const tab of ['Calendar', 'FAQ']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(500);
    await takeScreenshot(`${name}-${tab.toLowerCase()}`);
  }
  await page.getByRole('tab', { name: 'List' }).click();
}

const guest: ScreenScript = async (page, takeScreenshot) => {
  await readDemoCodes(page);
  await openAsGuest(page, { projectId: 'DEM0TR1P', accessCode: 'GUEST1' });
  await page.getByText('Access granted!').waitFor();
  await takeScreenshot('welcome-toast');
  await page.getByText('Access granted!').waitFor({ state: 'hidden' });
  await captureTabs(page, takeScreenshot, 'guest');
  await page.getByRole('button', { name: /Show events for/ }).click();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await takeScreenshot('people');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await takeScreenshot('people-chosen');
  await page
    .getByRole('button', { name: /^Add to calendar: / })
    .first()
    .click();
  await takeScreenshot('add-to-calendar');
  await page.keyboard.press('Escape');
  for (const button of DIALOGS) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await takeScreenshot(`dialog-${button.toLowerCase().replace(' ', '-')}`);
    if (button === 'Notify me') await captureConfirmation(page, takeScreenshot);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menu').waitFor();
  await takeScreenshot('more');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  for (const item of MORE) {
    await pressInMore(page, item);
    await page.getByRole(item === 'Exit' ? 'alertdialog' : 'dialog').waitFor();
    await takeScreenshot(`dialog-${item.toLowerCase()}`);
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
  await takeScreenshot('event-dialog');
  await openAfterChanges(page, takeScreenshot, 'DEM0TR1P');
};

/** Asks for emails in the open dialog, and takes it back. */
async function captureConfirmation(page: Page, takeScreenshot: TakeScreenshot) {
  await page.getByLabel('Email', { exact: true }).fill('guest@foldout.example');
  await page.getByRole('button', { name: 'Email me' }).click();
  await page.getByText('Check your email').waitFor();
  await takeScreenshot('notify-pending');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Email me' }).waitFor();
}

/** Opens the page as if the guest had seen other events before. */
async function openAfterChanges(page: Page, takeScreenshot: TakeScreenshot, projectId: string) {
  const hasSeen = () =>
    page.evaluate((id) => caches.match(`/api/projects/${id}/shown`).then(Boolean), projectId);
  await expect.poll(hasSeen).toBe(true);
  await page.evaluate(async (id) => {
    const cache = await caches.open(`itinerary-${id}`);
    const path = `/api/projects/${id}/shown`;
    const shown = await (await cache.match(path))?.json();
    const events = shown.events.slice(2).map((event: object) => ({ ...event, location: 'Elsewhere' }));
    const at = Date.now() - 3 * 86_400_000;
    await cache.put(path, new Response(JSON.stringify({ ...shown, at, events })));
  }, projectId);
  await page.goto(`/project/${projectId}`);
  await page.getByRole('region', { name: 'Changes' }).waitFor();
  await takeScreenshot('changes');
  await page.getByRole('button', { name: /^See all/ }).click();
  await page.getByRole('dialog', { name: 'What changed' }).waitFor();
  await takeScreenshot('changes-all');
}

const LONG =
  'A very long title that a host wrote late at night and that goes on and on, past the edge of any phone';

/** 40 events, long words and names, images of several shapes. */
const overfull: ScreenScript = async (page, takeScreenshot) => {
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
  await captureTabs(page, takeScreenshot, 'overfull');
  await page.mouse.wheel(0, 1200);
  await takeScreenshot('overfull-scrolled');
  await page.getByRole('button', { name: /Show events for/ }).click();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await takeScreenshot('overfull-people');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, -3000);
  await page
    .getByRole('button', { name: /^Enlarge image/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Images' }).waitFor();
  await takeScreenshot('lightbox');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('dialog', { name: 'Admin Panel' }).waitFor();
  await takeScreenshot('overfull-panel');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
  await takeScreenshot('overfull-history');
};

/** Screens of a guest. */
export const GUEST_SCRIPTS: Record<string, ScreenScript> = { guest, overfull };
