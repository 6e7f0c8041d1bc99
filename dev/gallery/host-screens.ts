import type { Page } from '@playwright/test';
import {
  addEvent,
  createItinerary,
  openAdminPanel,
  openAsGuest,
  openAsHost,
  pastePlan,
  readDemoCodes,
  sendPlan,
} from '../../web/e2e/actions.ts';
import { createPaidItinerary, createTrial, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
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
  await panel.getByRole('tab', { name: 'More' }).click();
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
  for (const tab of ['FAQs', 'Customize', 'More', 'Security']) {
    await panel.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(700);
    await takeScreenshot(`panel-${tab.toLowerCase()}`);
  }
  await panel.getByRole('tab', { name: 'More' }).click();
  for (const view of ['Email', 'Import & export', 'Assistants']) {
    await panel.getByText(view, { exact: true }).click();
    await page.waitForTimeout(700);
    await takeScreenshot(`panel-${view.toLowerCase().replaceAll(/\W+/g, '-')}`);
  }
  await panel.getByRole('tab', { name: 'Security' }).click();
  await panel.getByRole('button', { name: 'Change access code' }).click();
  await takeScreenshot('change-code');
  await page.goto(`/project/${demo.projectId}`);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await page.waitForTimeout(2500);
  await page.emulateMedia({ media: 'print' });
  await takeScreenshot('print');
};

const PLAN = `Rome with friends

Friday, June 12, 2099
3 pm check-in Hotel Artemide, Via Nazionale 22
7:30 pm dinner at Trattoria Da Enzo (Ana, Ben, Mia)
10 pm drinks at the rooftop bar?

Saturday, June 13, 2099
9:00 Colosseum tour, meet at the metro exit
1 pm lunch somewhere near Monti
4-6 pm cooking class, Via dei Coronari 45
8 pm dinner at Roscioli

Sunday, June 14, 2099
10 am Vatican Museums
2 pm train to Florence, Roma Termini

bring sunscreen and the adapter`;

/** 150 events with long names. */
const LONG_PLAN = Array.from({ length: 30 }, (_day, day) =>
  [
    `June ${day + 1}, 2098`,
    ...[9, 11, 13, 17, 20].map(
      (hour) => `${hour}:30 A very long name that somebody copied from a newsletter ${hour}`,
    ),
  ].join('\n'),
).join('\n');

/** Opens the dialog in a new itinerary, because an itinerary can have only 300 proposals. */
async function openPasteDialog(page: Page) {
  const itinerary = await createPaidItinerary(page, 'A weekend by the sea');
  await itinerary.addEvents([{ title: 'Dinner', datetime: `${dayFromNow(20)}T19:00` }]);
  await page.goto(`/project/${itinerary.projectId}`);
  const panel = await openAdminPanel(page);
  await panel.getByRole('button', { name: 'Paste or import' }).click();
}

const plan: ScreenScript = async (page, takeScreenshot) => {
  await openPasteDialog(page);
  await page.getByText('Forward emails instead').click();
  await page.getByRole('button', { name: "Copy the itinerary's address" }).waitFor();
  await takeScreenshot('paste');
  const { promise: mayRead, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/proposals', async (route) => {
    if (route.request().method() === 'POST') await mayRead;
    await route.continue();
  });
  await pastePlan(page, PLAN);
  await takeScreenshot('reading');
  read();
  await page.getByRole('heading', { name: 'Review and add' }).waitFor();
  await takeScreenshot('review');
  await page.getByRole('button', { name: 'Make an event from this' }).click();
  await takeScreenshot('new-event');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Paste more' }).click();
  await page.route('**/proposals', (route) => route.abort());
  await pastePlan(page, PLAN);
  await page.getByText("We couldn't reach the server.").waitFor();
  await takeScreenshot('error');
};

const overfullPlan: ScreenScript = async (page, takeScreenshot) => {
  await openPasteDialog(page);
  await pastePlan(page, LONG_PLAN);
  await page.getByRole('heading', { name: 'Review and add' }).waitFor();
  await takeScreenshot('review');
  await page.getByRole('button', { name: 'Source' }).first().click();
  await takeScreenshot('source');
  await page.getByRole('button', { name: /^Change \d/ }).click();
  await takeScreenshot('change-several');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.locator('.proposals [data-edits]').first().click();
  await page.getByRole('menuitem', { name: 'Edit everything' }).click();
  await takeScreenshot('edit');
};

const assistants: ScreenScript = async (page, takeScreenshot) => {
  const demo = await readDemoCodes(page);
  await openAsGuest(page, demo);
  const panel = await openAdminPanel(page, demo.adminCode);
  await panel.getByRole('tab', { name: 'More' }).click();
  await panel.getByText('Assistants', { exact: true }).click();
  await panel.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Assistant', { exact: true }).fill('Claude');
  await takeScreenshot('connect');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Copy it now.').waitFor();
  await takeScreenshot('key');
  await page.getByRole('button', { name: 'Done' }).last().click();
  await takeScreenshot('keys');
  await panel
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await page.getByText('Key revoked').waitFor();
  const redirect = 'https://assistant.example/callback';
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Claude', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
  });
  const query = {
    response_type: 'code',
    client_id: (await registered.json()).client_id,
    redirect_uri: redirect,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  };
  await page.goto(`/connect?${new URLSearchParams(query)}`);
  await page.getByRole('radio').first().waitFor();
  await takeScreenshot('consent');
};

const wrongAddress: ScreenScript = async (page, takeScreenshot) => {
  await createItinerary(page, 'A small party', { domain: 'exmaple.com' });
  await page
    .getByText(/Email to .* failed/)
    .first()
    .waitFor({ timeout: 60_000 });
  await takeScreenshot('celebration-bounced');
  await page.getByRole('button', { name: 'Correct address' }).click();
  await takeScreenshot('celebration-correct-address');
};

/** What is to review before and after paying, with an address that takes no email. */
const toReview: ScreenScript = async (page, takeScreenshot) => {
  const { projectId } = await createItinerary(page, 'Rome with friends', { domain: 'exmaple.com' });
  await sendPlan(page, projectId, PLAN);
  await page.reload();
  await page
    .getByText(/Email to .* failed/)
    .first()
    .waitFor({ timeout: 60_000 });
  await takeScreenshot('celebration');
  await page.getByRole('button', { name: 'Start planning' }).click();
  await takeScreenshot('trial');
  await openAdminPanel(page);
  await takeScreenshot('panel');
  await page.goto(`/checkout/${projectId}`);
  await page.getByLabel(/coupon/i).fill('FREE100');
  await page.getByRole('heading', { name: 'Congratulations!' }).waitFor({ timeout: 30_000 });
  await page.getByRole('region', { name: 'To review' }).waitFor();
  await takeScreenshot('congratulations');
  await page.goto(`/project/${projectId}`);
  await page.getByRole('region', { name: 'To review' }).waitFor();
  await takeScreenshot('full-access');
};

/** Both sides changed an event; then the access to the itinerary ended. */
const interrupted: ScreenScript = async (page, takeScreenshot) => {
  const { projectId } = await createTrial(page, 'A small party');
  await openAsHost(page, { projectId });
  const panel = await openAdminPanel(page);
  await addEvent(page, 'Dinner');
  await panel.getByRole('button', { name: 'Edit Dinner' }).click();
  await panel.getByLabel('Title *').fill('Dinner at Roma');
  await panel
    .getByRole('textbox', { name: 'Location', exact: true })
    .fill('Roma, Via Merulana 12, 00185 Rome');
  const path = `/api/projects/${projectId}/events`;
  const [event] = await (await page.request.get(path)).json();
  const changed = { ...event, title: 'Dinner by the lake', location: 'Da Luigi, on the terrace' };
  await page.request.put(`${path}/${event.id}`, {
    data: changed,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await panel.getByRole('button', { name: 'Update Event' }).click();
  await page.getByRole('button', { name: 'Keep Mine' }).waitFor();
  await takeScreenshot('conflict');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await page.getByRole('dialog', { name: 'Enter your codes' }).waitFor();
  await takeScreenshot('codes');
  await page
    .getByRole('dialog', { name: 'Enter your codes' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await takeScreenshot('codes-missing');
};

/** Screens of a host. */
export const HOST_SCRIPTS: Record<string, ScreenScript> = {
  trial,
  full,
  plan,
  overfullPlan,
  assistants,
  wrongAddress,
  toReview,
  interrupted,
};
