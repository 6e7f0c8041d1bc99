import { addEvent, createItinerary, openAsGuest, openAdminPanel, readDemoCodes } from '../../web/e2e/actions.ts';
import type { Walk } from './station.ts';

const trial: Walk = async (page, snap) => {
  await createItinerary(page, 'A small party');
  await page.getByText('Email sent successfully!').waitFor({ timeout: 60_000 });
  await snap('celebration');
  await page.getByRole('button', { name: 'Start planning' }).click();
  await page.getByRole('button', { name: 'Maybe later' }).waitFor();
  await snap('onboarding');
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await snap('empty-list');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await snap('empty-faq');
  const panel = await openAdminPanel(page);
  await snap('panel-empty');
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
  await snap('panel-faults');
  await addEvent(page, 'The only one');
  await page.getByRole('heading', { name: 'Current Events (1)' }).waitFor();
  await snap('panel-saved');
  await page.getByRole('tab', { name: /FAQs/ }).click();
  await page.getByText('You tried to: manage FAQs').waitFor();
  await snap('upgrade-prompt');
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await snap('checkout');
  await page.getByLabel(/coupon/i).fill('EXPIRED');
  await page.waitForTimeout(1500);
  await snap('checkout-coupon-refused');
};

const full: Walk = async (page, snap) => {
  const demo = await readDemoCodes(page);
  await openAsGuest(page, demo);
  const panel = await openAdminPanel(page, demo.adminCode);
  await snap('panel-events');
  await panel
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await snap('panel-edit');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog').waitFor();
  await snap('clear-all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  for (const tab of ['FAQs', 'Customize', 'Security']) {
    await panel.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(700);
    await snap(`panel-${tab.toLowerCase()}`);
  }
  await panel.getByRole('button', { name: 'Change access code' }).click();
  await snap('change-code');
  await page.goto(`/project/${demo.projectId}`);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await page.waitForTimeout(2500);
  await page.emulateMedia({ media: 'print' });
  await snap('print');
};

/** What a host meets. */
export const HOST_WALKS: Record<string, Walk> = { trial, full };
