import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../web/e2e/actions.ts';
import type { Walk } from './station.ts';

const MAILS = ['hotel-z-digits', 'car-microdata', 'ferry-graph', 'newsletter-many-events'];

/** Forwards mails to the demo account and waits until they are read. */
async function forwardMails(page: Page) {
  for (const name of MAILS) {
    const data = readFileSync(`email-worker/fixtures/${name}.eml`);
    const headers = { 'content-type': 'message/rfc822' };
    const posted = await (await page.request.post('/dev/mail?to=', { data, headers })).json();
    const readStatus = async () =>
      (await (await page.request.get(`/dev/mail?id=${posted.id}`)).json()).status;
    if (posted.id !== null) await expect.poll(readStatus, { timeout: 30_000 }).toBe('done');
  }
}

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
  await snap('unclaimed-none');
  await forwardMails(page);
  await page.reload();
  await page.getByRole('button', { name: 'Select All' }).waitFor();
  await snap('unclaimed');
  await page.mouse.wheel(0, 700);
  await snap('unclaimed-cards');
  await page.getByRole('button', { name: 'Select All' }).click();
  await snap('unclaimed-selected');
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
