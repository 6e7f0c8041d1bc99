import type { Page } from '@playwright/test';
import { closeOnboarding, enterCard, sendPlan } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { createTrial } from './paid-itinerary.ts';

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';
const REQUIRES_AUTHENTICATION = '4000002500003155';

/** Creates an itinerary and opens its checkout. */
async function openCheckout(page: Page, name: string) {
  const itinerary = await createTrial(page, name);
  await page.goto(`/checkout/${itinerary.projectId}`);
  await expect(page.getByRole('heading', { name: 'Full Access Itinerary' })).toBeVisible();
  await expect(payButton(page, '3.00')).toBeEnabled();
  return itinerary;
}

const payButton = (page: Page, price: string) => page.getByRole('button', { name: `Pay $${price}` });

const expectCongratulations = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 20_000 });

async function readProject(page: Page, projectId: string) {
  const { project } = await (await page.request.get(`/api/projects/${projectId}`)).json();
  return project as { isPaid: boolean };
}

test('a host reaches a trial limit, pays once by card and gets Full Access', async ({ page }) => {
  const { projectId, accessCode } = await createTrial(page, 'Upgraded');
  await sendPlan(
    page,
    projectId,
    'Friday, June 12, 2099\n7:30 pm Dinner at Roma\n10 pm Drinks at the harbor',
  );
  await page.goto(`/project/${projectId}?admin=true`);
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
  let upgrades = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upgrade')) upgrades += 1;
  });
  await expect(page.getByRole('figure', { name: 'Upgraded' })).toContainText('Dinner');
  const waiting = page.getByRole('region', { name: 'To review' });
  await expect(waiting).toContainText('2 events');
  await waiting.getByRole('button', { name: 'Add your 2 events' }).click();
  await expect(page.getByText('Your guests can see your plan now.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Share with guests' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(upgrades, 'the dialog starts no other payment').toBe(0);
  await page.getByRole('link', { name: 'Go to Your Itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'Drinks at the harbor' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('tab', { name: 'FAQs', exact: true }).click();
  await expect(page.getByText('No FAQs yet. Add your first FAQ above!')).toBeVisible();

  // Receipts need an owner who is signed in.
  await page.getByRole('tab', { name: 'Security', exact: true }).click();
  await expect(page.getByText('Share Access Code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Receipts' })).toBeHidden();
});

test('a host leaves the checkout and comes back, and pays with a card after others failed', async ({
  page,
}) => {
  const { projectId } = await createTrial(page, 'Declined');
  await test.step('payments are not configured, or the upgrade fails', () => refuse(page, projectId));
  await page.goto(`/checkout/${projectId}`);
  await page.getByRole('link', { name: 'Back to Itinerary' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}`));
  await closeOnboarding(page);
  await page.goBack();
  await expect(payButton(page, '3.00')).toBeEnabled();

  const failed = page.getByText('Payment Failed', { exact: true });
  await enterCard(page, DECLINED);
  await payButton(page, '3.00').click();
  await expect(failed).toBeVisible();
  await enterCard(page, REQUIRES_AUTHENTICATION);
  await payButton(page, '3.00').click();
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(failed).toBeVisible();
  expect((await readProject(page, projectId)).isPaid).toBe(false);
  await payButton(page, '3.00').click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectCongratulations(page);
});

async function refuse(page: Page, projectId: string) {
  const message = 'Payment processing is not configured. Please contact support.';
  const answer = (code: string) =>
    page.route('**/upgrade', (route) =>
      route.fulfill({ status: 503, json: { success: false, code, message, requestId: '1' } }),
    );
  await answer('NOT_CONFIGURED');
  await page.goto(`/checkout/${projectId}`);
  await expect(page.getByRole('alert')).toHaveText(message);
  await page.unroute('**/upgrade');
  await answer('INTERNAL');
  await page.goto(`/checkout/${projectId}`);
  await expect(page.getByText('Failed to initiate upgrade. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unroute('**/upgrade');
}

test('a coupon is refused, or lowers the price until it is cleared or the page is reloaded', async ({
  page,
}) => {
  await openCheckout(page, 'Half');
  const coupon = page.getByLabel('Coupon code');
  const error = page.locator('.field-error');
  await coupon.fill('NOPE');
  await expect(error).toHaveText('Invalid coupon code');
  await expect(payButton(page, '3.00')).toBeEnabled();
  await page.route('**/api/validate-coupon', (route) => route.abort());
  await coupon.fill('HALF50');
  await expect(error).toHaveText(/Failed to validate coupon/);
  await page.unroute('**/api/validate-coupon');
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

test('a payment whose response was lost is confirmed on the next visit, and another tab does not pay again', async ({
  page,
  context,
}) => {
  const { projectId } = await openCheckout(page, 'Twice');
  const other = await context.newPage();
  await other.goto(`/checkout/${projectId}`);
  await enterCard(other, ACCEPTED);
  await page.route('**/confirm-payment', (route) => route.abort());
  await enterCard(page, ACCEPTED);
  await payButton(page, '3.00').click();
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`/checkout/${projectId}`);
  await expectCongratulations(later);

  let confirmations = 0;
  other.on('request', (request) => {
    if (/payment_intents\/[^/]+\/confirm/.test(request.url())) confirmations += 1;
  });
  await payButton(other, '3.00').click();
  await expectCongratulations(other);
  expect(confirmations).toBe(0);
});
