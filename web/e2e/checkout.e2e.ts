import type { Page } from '@playwright/test';
import { createItinerary, enterCard, sendPlan, startPlanning } from './actions.ts';
import { expect, test } from './fixtures.ts';

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';
const REQUIRES_AUTHENTICATION = '4000002500003155';

/** Creates an itinerary and opens its checkout. */
async function openCheckout(page: Page, name: string) {
  const itinerary = await createItinerary(page, name);
  await page.goto(`/checkout/${itinerary.projectId}`);
  await expect(page.getByRole('heading', { name: 'Full Access Itinerary' })).toBeVisible();
  await expect(payButton(page, '3.00')).toBeEnabled();
  return itinerary;
}

/** Opens the itinerary and its admin panel, as on a later visit. */
async function openAdmin(page: Page, projectId: string) {
  await page.evaluate(() => sessionStorage.clear()); // skips the success dialog
  const dismiss = page.getByRole('button', { name: 'Maybe later', exact: true });
  await page.addLocatorHandler(dismiss, () => dismiss.click(), { times: 1 });
  await page.goto(`/project/${projectId}`);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
}

const payButton = (page: Page, price: string) => page.getByRole('button', { name: `Pay $${price}` });

const expectCongratulations = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 20_000 });

async function readProject(page: Page, projectId: string) {
  const { project } = await (await page.request.get(`/api/projects/${projectId}`)).json();
  return project as { isPaid: boolean };
}

test('a host reaches a trial limit, pays once by card and gets Full Access', async ({ page }) => {
  const { projectId, accessCode } = await createItinerary(page, 'Upgraded');
  await sendPlan(
    page,
    projectId,
    'Friday, June 12, 2099\n7:30 pm Dinner at Roma\n10 pm Drinks at the harbor',
  );
  await openAdmin(page, projectId);
  await page.getByRole('tab', { name: /FAQs/ }).click();
  const prompt = page.getByRole('dialog', { name: 'Full Access' });
  await expect(prompt).toContainText("You've reached the limit of your trial.");
  await expect(prompt).toContainText('You tried to: manage FAQs');
  await prompt.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(payButton(page, '3.00')).toBeEnabled();
  expect(page.url(), 'the secret is removed from the URL').toMatch(new RegExp(`/checkout/${projectId}$`));

  let confirmations = 0;
  page.on('request', (request) => {
    if (/payment_intents\/[^/]+\/confirm/.test(request.url())) confirmations += 1;
  });
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').dblclick();
  await expectCongratulations(page);
  expect(confirmations).toBe(1);
  for (const value of [projectId, accessCode, 'Upgraded']) {
    await expect(page.locator('dd', { hasText: value })).toBeVisible();
  }

  await page.reload();
  await expectCongratulations(page);
  const waiting = page.getByRole('region', { name: 'To review' });
  await expect(waiting).toContainText('2 events');
  await waiting.getByRole('button', { name: 'Add your 2 events' }).click();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Your Itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'Drinks at the harbor' })).toBeVisible();
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('tab', { name: 'FAQs', exact: true }).click();
  await expect(page.getByText('No FAQs yet. Add your first FAQ above!')).toBeVisible();

  // Receipts need an owner who is signed in.
  await page.getByRole('tab', { name: 'Security', exact: true }).click();
  await expect(page.getByText('Share Access Code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Receipts' })).toBeHidden();
});

test('a new host pays, adds what waits, and sees the plan', async ({ page }) => {
  const { projectId } = await createItinerary(page, 'Paid at once');
  await sendPlan(
    page,
    projectId,
    'Friday, June 12, 2099\n7:30 pm Dinner at Roma\n10 pm Drinks at the harbor',
  );
  let upgrades = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upgrade')) upgrades += 1;
  });
  await page.goto(`/checkout/${projectId}`);
  await expect(payButton(page, '3.00')).toBeEnabled();
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').click();
  await expectCongratulations(page);
  await expect(page.getByRole('figure', { name: 'Paid at once' })).toContainText('Dinner');
  await page.getByRole('button', { name: 'Add your 2 events' }).click();
  await expect(page.getByText('Your guests can see your plan now.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To review' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share with guests' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(upgrades, 'the dialog starts no other payment').toBe(1);
  await page.getByRole('link', { name: 'Go to Your Itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'Drinks at the harbor' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changes' })).toHaveCount(0);
});

test('a declined card shows an error and another card pays', async ({ page }) => {
  await openCheckout(page, 'Declined');
  await enterCard(page, DECLINED);
  await payButton(page, '3.00').click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').click();
  await expectCongratulations(page);
});

test('a card that requires authentication can fail and succeed', async ({ page }) => {
  const { projectId } = await openCheckout(page, 'Authentication');
  await enterCard(page, REQUIRES_AUTHENTICATION);
  await payButton(page, '3.00').click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  expect((await readProject(page, projectId)).isPaid).toBe(false);
  await payButton(page, '3.00').click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectCongratulations(page);
});

test('a 50% coupon lowers the price until it is cleared or the page is reloaded', async ({ page }) => {
  await openCheckout(page, 'Half');
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('half50');
  await payButton(page, '3.00').click();
  await expect(page.getByText('Coupon validation in progress. Please wait.')).toBeVisible();
  await expect(payButton(page, '1.50')).toBeVisible();
  await expect(page.getByText('$1.50 off')).toBeVisible();
  await coupon.fill('');
  await expect(payButton(page, '3.00')).toBeVisible();
  await coupon.fill('HALF50');
  await expect(payButton(page, '1.50')).toBeVisible();

  await page.reload();
  await expect(payButton(page, '3.00')).toBeEnabled();
  await enterCard(page, ACCEPTED);
  await coupon.fill('HALF50');
  await expect(payButton(page, '1.50')).toBeVisible();
  await payButton(page, '1.50').click();
  await expectCongratulations(page);
  const mails = await (await page.request.get('/dev/outbox')).json();
  expect(JSON.stringify(mails)).toContain('1.50');
  expect(mails[0]).toMatchObject({
    from: expect.stringMatching(/<.+@.+>$/),
    replyTo: expect.stringContaining('@'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

test('an invalid coupon shows an error and keeps the price', async ({ page }) => {
  await openCheckout(page, 'Wrong');
  await page.getByLabel('Coupon code').fill('NOPE');
  await expect(page.locator('.field-error', { hasText: 'Invalid coupon code' })).toBeVisible();
  await expect(payButton(page, '3.00')).toBeEnabled();
  await page.route('**/api/validate-coupon', (route) => route.abort());
  await page.getByLabel('Coupon code').fill('HALF50');
  await expect(page.locator('.field-error', { hasText: 'Failed to validate coupon' })).toBeVisible();
});

test('a 100% coupon needs no card and can be canceled', async ({ page }) => {
  const { projectId } = await openCheckout(page, 'Free');
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('FREE100');
  await expect(page.getByText('Free Upgrade')).toBeVisible();
  await coupon.fill('');
  await expect(payButton(page, '3.00')).toBeVisible();
  await page.waitForTimeout(2500); // longer than the delay before the upgrade
  expect((await readProject(page, projectId)).isPaid).toBe(false);
  await coupon.fill('FREE100');
  await expectCongratulations(page);
  expect((await readProject(page, projectId)).isPaid).toBe(true);
});

test('a second tab does not pay again', async ({ page, context }) => {
  const { projectId } = await openCheckout(page, 'Twice');
  const other = await context.newPage();
  await other.goto(`/checkout/${projectId}`);
  for (const tab of [page, other]) await enterCard(tab, ACCEPTED);
  await payButton(page, '3.00').click();
  await expectCongratulations(page);
  let confirmations = 0;
  other.on('request', (request) => {
    if (/payment_intents\/[^/]+\/confirm/.test(request.url())) confirmations += 1;
  });
  await payButton(other, '3.00').click();
  await expectCongratulations(other);
  expect(confirmations).toBe(0);
});

test('a payment is confirmed on the next visit if the response was lost', async ({ page, context }) => {
  const { projectId } = await openCheckout(page, 'Lost');
  await page.route('**/confirm-payment', (route) => route.abort());
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').click();
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(`/checkout/${projectId}`);
  await expectCongratulations(later);
});

test('the payment continues after leaving the checkout and going back', async ({ page }) => {
  const { projectId } = await openCheckout(page, 'Back');
  await page.getByRole('link', { name: 'Back to Itinerary' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}`));
  await startPlanning(page);
  await page.goBack();
  await expect(payButton(page, '3.00')).toBeEnabled();
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').click();
  await expectCongratulations(page);
});

test('the checkout shows that payments are not configured and handles a failed upgrade', async ({ page }) => {
  const { projectId } = await createItinerary(page, 'Unconfigured');
  const message = 'Payment processing is not configured. Please contact support.';
  const refuse = (code: string) =>
    page.route('**/upgrade', (route) =>
      route.fulfill({ status: 503, json: { success: false, code, message, requestId: '1' } }),
    );
  await refuse('NOT_CONFIGURED');
  await page.goto(`/checkout/${projectId}`);
  await expect(page.getByRole('alert')).toHaveText(message);
  await page.unroute('**/upgrade');
  await refuse('INTERNAL');
  await page.goto(`/checkout/${projectId}`);
  await expect(page.getByText('Failed to initiate upgrade. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
