import {
  addEvent,
  createItinerary,
  openAdminPanel,
  openAsGuest,
  readDemoCodes,
} from '../../web/e2e/actions.ts';
import type { ScreenScript } from './screen-script.ts';

const trial: ScreenScript = async (page, takeScreenshot) => {
  await createItinerary(page, 'A small party');
  await page.getByText('Email sent successfully!').waitFor({ timeout: 60_000 });
  await takeScreenshot('celebration');
  await page.getByRole('button', { name: 'Start planning' }).click();
  await page.getByRole('button', { name: 'Maybe later' }).waitFor();
  await takeScreenshot('onboarding');
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await takeScreenshot('empty-list');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await takeScreenshot('empty-faq');
  const panel = await openAdminPanel(page);
  await takeScreenshot('panel-empty');
  await panel.getByRole('tab', { name: 'History' }).click();
  await panel.getByText('No changes yet').waitFor();
  await takeScreenshot('history-empty');
  await panel.getByRole('tab', { name: 'Events' }).click();
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
  await takeScreenshot('panel-errors');
  await addEvent(page, 'The only one');
  await page.getByRole('heading', { name: 'Current Events (1)' }).waitFor();
  await takeScreenshot('panel-saved');
  await page.getByRole('tab', { name: /FAQs/ }).click();
  await page.getByText('You tried to: manage FAQs').waitFor();
  await takeScreenshot('upgrade-prompt');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await takeScreenshot('checkout');
  await page.getByLabel(/coupon/i).fill('EXPIRED');
  await page.waitForTimeout(1500);
  await takeScreenshot('checkout-invalid-coupon');
};

const full: ScreenScript = async (page, takeScreenshot) => {
  const demo = await readDemoCodes(page);
  await openAsGuest(page, demo);
  const panel = await openAdminPanel(page, demo.adminCode);
  await takeScreenshot('panel-events');
  await panel
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await takeScreenshot('panel-edit');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Change time zone' }).click();
  await panel.getByRole('combobox', { name: 'Time zone' }).fill('Eastern');
  await panel.getByRole('option').first().waitFor();
  await takeScreenshot('panel-time-zone');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog').waitFor();
  await takeScreenshot('clear-all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  for (const tab of ['FAQs', 'Customize', 'History', 'Security']) {
    await panel.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(700);
    await takeScreenshot(`panel-${tab.toLowerCase()}`);
  }
  await panel.getByRole('button', { name: 'Change access code' }).click();
  await takeScreenshot('change-code');
  await page.goto(`/project/${demo.projectId}`);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await page.waitForTimeout(2500);
  await page.emulateMedia({ media: 'print' });
  await takeScreenshot('print');
};

const wrongAddress: ScreenScript = async (page, takeScreenshot) => {
  await createItinerary(page, 'A small party', { domain: 'exmaple.com' });
  await page.getByText("We couldn't deliver to").waitFor({ timeout: 60_000 });
  await takeScreenshot('celebration-bounced');
  await page.getByRole('button', { name: 'Correct address' }).click();
  await takeScreenshot('celebration-correct-address');
};

/** Screens of a host. */
export const HOST_SCRIPTS: Record<string, ScreenScript> = { trial, full, wrongAddress };
