import type { CDPSession, Page } from '@playwright/test';
import { ACCOUNT_SCRIPTS } from '../../dev/gallery/account-screens.ts';
import { CALENDAR_SCRIPTS } from '../../dev/gallery/calendar-screens.ts';
import { DAY_SCRIPTS } from '../../dev/gallery/day-screens.ts';
import { GUEST_SCRIPTS } from '../../dev/gallery/guest-screens.ts';
import { HOST_SCRIPTS } from '../../dev/gallery/host-screens.ts';
import { LIST_SCRIPTS } from '../../dev/gallery/list-screens.ts';
import { VISITOR_SCRIPTS } from '../../dev/gallery/visitor-screens.ts';
import { expect, findViolations, test } from './fixtures.ts';
import { findTextProblems, layOut } from './text-layout.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

// As axe needs it; the screens are looked at when nothing moves.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

/** What lies over a page or stands beside it. Axe checks the page in the screens where nothing is open. */
const OPEN = ['[role=dialog]:not(.toast)', '[role=alertdialog]', '[role=menu]', '[role=listbox]'].join();

/** Checks the current screen on a phone, on a desktop in dark mode, and with large text. */
async function checkScreen(page: Page, screen: string, devtools: CDPSession) {
  expect.soft(await findViolations(page, { within: OPEN }), `axe: ${screen}, phone`).toEqual([]);
  await layOut(devtools, DESKTOP);
  // Chromium leaves the colors of content that it skips as they were.
  await page.locator('.below-the-fold').evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.contentVisibility = 'visible';
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, { within: OPEN }), `axe: ${screen}, desktop, dark mode`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findTextProblems(page, devtools, PHONE.height), `large text: ${screen}`).toEqual([]);
  await layOut(devtools, PHONE);
}

/** Their elements are all in another screen: of the same page scrolled, or with a toast, an error or a choice in addition. */
const IN_OTHERS = [
  ...['carousel', 'features', 'create', 'plan-form', 'access', 'access-prefilled', 'share-link'],
  ...['guest-list', 'day', 'panel-empty', 'panel-saved', 'panel-events', 'checkout', 'codes'],
  ...['celebration-bounced', 'unclaimed', 'unclaimed-scrolled', 'settings-scrolled'],
];

/** Only the overfull screens with the longest lists: their controls are the same as those of the others. */
const OVERFULL_SCREENS = ['overfull-history', 'review'];

/** Checks the current screen on a phone only, which takes long lists a second or two. */
async function checkOverfull(page: Page, screen: string) {
  if (!OVERFULL_SCREENS.includes(screen)) return;
  expect.soft(await findViolations(page), `axe: ${screen}, overfull`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${screen} scrolls sideways`).toBe(0);
}

for (const [name, script] of Object.entries({
  ...VISITOR_SCRIPTS,
  ...GUEST_SCRIPTS,
  ...HOST_SCRIPTS,
  ...ACCOUNT_SCRIPTS,
  ...CALENDAR_SCRIPTS,
  ...DAY_SCRIPTS,
  listsAndTickets: LIST_SCRIPTS.listsAndTickets,
})) {
  const check = name.startsWith('overfull') ? checkOverfull : checkScreen;
  test(`screens: ${name}`, async ({ page, context }) => {
    test.slow();
    const devtools = await context.newCDPSession(page);
    await script(page, async (screen) => {
      // Paper has its own width and colors.
      if (screen !== 'print' && !IN_OTHERS.includes(screen)) await check(page, screen, devtools);
    });
  });
}
