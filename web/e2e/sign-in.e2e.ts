import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type ProductWithOpenId, startProductWithOpenId } from './openid-server.ts';

/** Ways to the provider and back, through real redirects, with each way that they can fail. */

test('with Google: from the dashboard and back to it, out again', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/o\/oauth2/);
  await page.getByRole('button', { name: /priya@foldout\.example/ }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
  await expect(page.getByText('Welcome back, Priya!')).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

  // Another site's picture or link does not sign anybody out.
  await page.goto('about:blank');
  await page.setContent(`<a href="${new URL('/api/logout', test.info().project.use.baseURL)}">out</a>`);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Welcome back, Priya!')).toBeVisible();

  await page.evaluate(() => window.location.assign('/api/logout'));
  await expect(page.getByText('Logged out')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
});

test.describe('with a certified OpenID provider', () => {
  let second: ProductWithOpenId;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    second = await startProductWithOpenId();
  });
  test.afterAll(() => second?.stop());
  test.afterEach(() => Object.assign(second.provider.switches, { fault: undefined, verified: true }));

  /** Types a name at the provider and agrees; its own pages tell the two steps apart. */
  async function agree(page: Page, login: string) {
    if (await page.getByPlaceholder('Enter any login').isVisible()) {
      await page.getByPlaceholder('Enter any login').fill(login);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  async function expectProblem(page: Page, problem: string) {
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?problem=${problem}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.request.get(`${second.origin}/api/auth/user`)).status()).toBe(401);
  }

  test('what goes wrong is said, and another try works', async ({ page }) => {
    const login = `${second.origin}/api/login?returnTo=/dashboard?tab=settings`;

    await test.step('the person says no', async () => {
      await page.goto(login);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expectProblem(page, 'refused');
      await expectAccessible(page, 'a sign-in that was refused');
    });

    await test.step('the provider is down when the code is to be redeemed', async () => {
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByPlaceholder('Enter any login').fill('grace');
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      second.provider.switches.fault = 'down';
      await page.getByRole('button', { name: 'Continue' }).click();
      await expectProblem(page, 'provider-down');
      second.provider.switches.fault = undefined;
    });

    for (const fault of ['issuer', 'nonce', 'audience', 'expired', 'signature'] as const) {
      await test.step(`the answer has a wrong ${fault}`, async () => {
        second.provider.switches.fault = fault;
        // The provider remembers who agreed: it sends the browser straight back.
        await page.goto(login);
        await expectProblem(page, 'answer-invalid');
      });
    }

    await test.step('the address is not verified', async () => {
      Object.assign(second.provider.switches, { fault: undefined, verified: false });
      await page.goto(login);
      await expectProblem(page, 'email-unverified');
      second.provider.switches.verified = true;
    });

    await test.step('the answer is another browser’s, or has no state', async () => {
      await page.goto(`${second.origin}/api/callback?code=abc&state=of-another-browser`);
      await expectProblem(page, 'expired');
      await page.goto(`${second.origin}/api/callback?code=abc`);
      await expectProblem(page, 'expired');
    });

    let callback = '';
    await test.step('then all is well, and it ends where it was to end', async () => {
      page.on('request', (request) => {
        if (request.url().includes('/api/callback?')) callback = request.url();
      });
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`${second.origin}/dashboard`);
      await expect(page.getByText('Welcome back, grace!')).toBeVisible();
    });

    await test.step('the same answer once more', async () => {
      await page.request.post(`${second.origin}/api/logout`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await page.goto(callback);
      await expectProblem(page, 'expired');
    });
  });

  test('the way back is never to another site', async ({ page }) => {
    await page.goto(`${second.origin}/api/login?returnTo=${encodeURIComponent('/\\evil.example')}`);
    await agree(page, 'ada');
    await expect(page).toHaveURL(`${second.origin}/dashboard`);
  });
});
