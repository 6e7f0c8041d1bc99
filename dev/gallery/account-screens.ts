import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../web/e2e/actions.ts';
import type { MyProject } from '../../worker/contract/accounts.ts';
import type { UnclaimedEvent } from '../../worker/contract/unclaimed.ts';
import { READ_FAILURES } from '../../worker/domain/email/read-failures.ts';
import type { ScreenScript } from './screen-script.ts';

const EMAILS = ['hotel-z-digits', 'car-microdata', 'ferry-graph', 'newsletter-many-events'];

/** Sends emails to the demo account and waits until they are read. */
async function sendEmails(page: Page) {
  for (const name of EMAILS) {
    const data = readFileSync(`email-worker/fixtures/${name}.eml`);
    const headers = { 'content-type': 'message/rfc822' };
    const received = await (await page.request.post('/dev/mail?to=', { data, headers })).json();
    const readStatus = async () =>
      (await (await page.request.get(`/dev/mail?id=${received.id}`)).json()).status;
    if (received.id !== null) await expect.poll(readStatus, { timeout: 30_000 }).toBe('done');
  }
}

/** Shows an email that could not be read after the first event. */
const showUnreadable = (page: Page) =>
  page.route('**/api/unclaimed-events', async (route) => {
    const response = await route.fetch();
    const [first, ...others]: UnclaimedEvent[] = await response.json();
    if (!first) return route.fulfill({ response });
    const unreadable: UnclaimedEvent = {
      ...first,
      id: 900_000,
      kind: 'problem',
      title: 'Fwd: Your stay in Porto',
      description: READ_FAILURES.malformed,
    };
    return route.fulfill({ response, json: [first, unreadable, ...others] });
  });

const dashboard: ScreenScript = async (page, takeScreenshot) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Account Required' }).waitFor();
  await takeScreenshot('account-required');
  await signIn(page, 'nora@foldout.example');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await takeScreenshot('itineraries');
  await page.getByRole('button', { name: /Account menu for/ }).click();
  await page.getByRole('menu').waitFor();
  await takeScreenshot('account-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Receipts' }).first().click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('receipts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Itinerary' }).first().click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('delete');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Unclaimed Events/ }).click();
  await page.waitForTimeout(800);
  await takeScreenshot('unclaimed-none');
  await sendEmails(page);
  await showUnreadable(page);
  await page.reload();
  await page.getByRole('button', { name: 'Select All' }).waitFor();
  await takeScreenshot('unclaimed');
  await page.mouse.wheel(0, 700);
  await takeScreenshot('unclaimed-scrolled');
  await page.getByRole('button', { name: 'Select All' }).click();
  await takeScreenshot('unclaimed-selected');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.waitForTimeout(800);
  await takeScreenshot('settings');
  await page.mouse.wheel(0, 2000);
  await takeScreenshot('settings-scrolled');
};

/** The databases of the first two itineraries do not answer. */
const silentDatabase: ScreenScript = async (page, takeScreenshot) => {
  await page.route('**/api/my-projects', async (route) => {
    const response = await route.fetch();
    const projects = (await response.json()) as MyProject[];
    const json = projects.map((each, index) => ({ ...each, isUnavailable: index < 2 }));
    await route.fulfill({ response, json });
  });
  await signIn(page, 'nora@foldout.example');
  await page.getByRole('status').filter({ hasText: "can't be opened right now" }).waitFor();
  await takeScreenshot('notice');
};

const newAccount: ScreenScript = async (page, takeScreenshot) => {
  await signIn(page, 'priya@foldout.example');
  await takeScreenshot('no-itineraries');
  await page.getByRole('button', { name: 'Create New Itinerary' }).first().click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('create-dialog');
};

/** Screens of a signed-in user. */
export const ACCOUNT_SCRIPTS: Record<string, ScreenScript> = { dashboard, silentDatabase, newAccount };
