import { readDemoCodes } from '../../web/e2e/actions.ts';
import type { ScreenScript } from './screen-script.ts';

const landing: ScreenScript = async (page, takeScreenshot) => {
  await page.goto('/');
  await page.getByText('Updated just now', { exact: true }).waitFor();
  await takeScreenshot('landing');
  await page.getByRole('region', { name: 'Sample itineraries' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1200);
  await takeScreenshot('carousel');
  await page.getByRole('heading', { name: 'Everything your group needs' }).scrollIntoViewIfNeeded();
  await takeScreenshot('features');
  await page.getByRole('button', { name: 'Create your itinerary' }).click();
  await page.getByLabel('Itinerary Name').waitFor();
  await page.waitForTimeout(800);
  await takeScreenshot('create');
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).last().click();
  await page.getByText('Missing Information').waitFor();
  await takeScreenshot('create-errors');
};

/** A Friday in two months, so that the weekday fits the date: `Friday, January 29`. */
function writeFriday(): string {
  const day = new Date(Date.now() + 60 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((12 - day.getUTCDay()) % 7));
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

const firstPlan: ScreenScript = async (page, takeScreenshot) => {
  await page.goto('/');
  const plan = page.getByRole('textbox', { name: 'Your plan' });
  await plan.fill('Let me think about it.');
  await page.getByRole('button', { name: 'Find events' }).click();
  await page.locator('.field-error').waitFor();
  await takeScreenshot('plan-not-read');
  await plan.fill(
    `${writeFriday()}\n3 pm check-in @ Hotel Bella Vista, Rome\n7:30 pm dinner @ Trattoria Roma, Rome\nSaturday\n10 am boat trip`,
  );
  await page.getByRole('button', { name: 'Find events' }).click();
  await page.getByRole('figure', { name: 'Your itinerary' }).waitFor();
  await page.waitForTimeout(800);
  await takeScreenshot('plan-read');
  await page.getByLabel('Your Name').fill('Ann Bowen');
  await page.getByLabel('Your Email').fill(`ann.${crypto.randomUUID()}@example.com`);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await takeScreenshot('plan-form');
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
  await page.getByRole('dialog', { name: /is ready$/ }).waitFor();
  await page.waitForTimeout(1500);
  await takeScreenshot('plan-ready');
};

const infoPages: ScreenScript = async (page, takeScreenshot) => {
  const paths = [
    'faq',
    'privacy-policy',
    'terms',
    'community-guidelines',
    'accessibility',
    'credits',
    'shared-plan',
    'nowhere',
  ];
  for (const path of paths) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await takeScreenshot(path);
  }
};

/** Pages of the Worker alone, that links in emails and an installed app open. */
const noticePages: ScreenScript = async (page, takeScreenshot) => {
  await page.goto(`/open/DEM0TR1P?token=${'x'.repeat(43)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takeScreenshot('open');
  await page.goto('/report/DEM0TR1P');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takeScreenshot('report');
  await page.goto(`/owner-email/${'x'.repeat(43)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takeScreenshot('owner-email-used');
};

const access: ScreenScript = async (page, takeScreenshot) => {
  await page.goto('/access');
  await takeScreenshot('access');
  await page.getByRole('button', { name: /Access/ }).click();
  await page.getByText('Missing Information').waitFor();
  await takeScreenshot('access-errors');
  await page.getByLabel('Project ID').fill('DEM0TR1P');
  await page.getByText('by Nora Lindqvist').waitFor();
  await takeScreenshot('access-preview');
  await page.goto('/access?projectId=DEM0TR1P&code=GUEST1');
  await takeScreenshot('access-prefilled');
};

const invitation: ScreenScript = async (page, takeScreenshot) => {
  await readDemoCodes(page);
  await page.goto('/access/DEM0TR1P');
  await page.getByRole('heading', { name: /^Join / }).waitFor();
  await takeScreenshot('share-link');
  for (let left = 4; left >= 0; left--) {
    await page.getByLabel('Access Code').fill('WRONG1');
    await page.getByRole('button', { name: 'Access Itinerary' }).click();
    await page.getByText(left > 0 ? `${left} attempt(s)` : 'Access Error').waitFor();
    if (left === 4) await takeScreenshot('share-link-wrong-code');
  }
  await takeScreenshot('share-link-blocked');
  await page.goto('/access/N0S1CH1D');
  await page.getByRole('heading', { name: "We can't find that itinerary" }).waitFor();
  await takeScreenshot('share-link-unknown');
};

/** Screens before access to an itinerary. */
export const VISITOR_SCRIPTS: Record<string, ScreenScript> = {
  landing,
  firstPlan,
  infoPages,
  noticePages,
  access,
  invitation,
};
