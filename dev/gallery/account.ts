import { signIn } from '../../web/e2e/steps.ts';
import type { Walk } from './station.ts';

const dashboard: Walk = async (page, snap) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Account Required' }).waitFor();
  await snap('account-required');
  await signIn(page, 'nora@foldout.example');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await snap('itineraries');
  await page.getByRole('button', { name: 'View Receipts' }).first().click();
  await page.getByRole('dialog').waitFor();
  await snap('receipts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Itinerary' }).first().click();
  await page.getByRole('dialog').waitFor();
  await snap('delete');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Unclaimed Events/ }).click();
  await page.waitForTimeout(800);
  await snap('unclaimed');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.waitForTimeout(800);
  await snap('settings');
  await page.mouse.wheel(0, 2000);
  await snap('settings-foot');
};

const stranger: Walk = async (page, snap) => {
  await signIn(page, 'priya@foldout.example');
  await snap('no-itineraries');
  await page.getByRole('button', { name: 'Create New Itinerary' }).first().click();
  await page.getByRole('dialog').waitFor();
  await snap('create-dialog');
};

/** What somebody with an account meets. */
export const ACCOUNT_WALKS: Record<string, Walk> = { dashboard, stranger };
