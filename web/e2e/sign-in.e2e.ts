import type { Page } from '@playwright/test';
import { DEFAULT_SWITCHES } from '../../dev/openid/provider.ts';
import { signIn } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type ProductWithOpenId, startProductWithOpenId } from './openid-server.ts';

test('a host signs in with Google from the dashboard and signs out', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/o\/oauth2/);
  await page.getByRole('button', { name: /priya@foldout\.example/ }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
  await expect(page.getByText('Welcome back, Priya!')).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

  // A link on another site does not sign the user out.
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

test('with an unverified email: the dashboard works and says what is missing', async ({ page }) => {
  await signIn(page, 'unverified@foldout.example');
  await expect(page.getByText('Welcome back, Una!')).toBeVisible();
  const notice = page.getByRole('heading', {
    name: "Your email address isn't verified by Google (local).",
  });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'unverified email');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Verify your email address to get a forwarding address.')).toBeVisible();
});

test.describe('with a certified OpenID provider', () => {
  let server: ProductWithOpenId;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startProductWithOpenId();
  });
  test.afterAll(() => server?.stop());
  test.afterEach(() => Object.assign(server.provider.switches, DEFAULT_SWITCHES));

  /** Signs in at the provider, unless it remembers the user, and consents. */
  async function consent(page: Page, login: string) {
    if (await page.getByPlaceholder('Enter any login').isVisible()) {
      await page.getByPlaceholder('Enter any login').fill(login);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  const signOut = (page: Page) =>
    page.request.post(`${server.origin}/api/logout`, { headers: { 'sec-fetch-site': 'same-origin' } });

  async function expectProblem(page: Page, problem: string) {
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?problem=${problem}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.request.get(`${server.origin}/api/auth/user`)).status()).toBe(401);
  }

  test('a failed sign-in shows the reason and can be retried', async ({ page }) => {
    const login = `${server.origin}/api/login?returnTo=/dashboard?tab=settings`;

    await test.step('the user cancels', async () => {
      await page.goto(login);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expectProblem(page, 'refused');
      await expectAccessible(page, 'refused sign-in');
    });

    await test.step('the provider is down during the token request', async () => {
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByPlaceholder('Enter any login').fill('grace');
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      server.provider.switches.fault = 'down';
      await page.getByRole('button', { name: 'Continue' }).click();
      await expectProblem(page, 'provider-down');
      server.provider.switches.fault = undefined;
    });

    for (const fault of ['issuer', 'nonce', 'audience', 'expired', 'signature'] as const) {
      await test.step(`the ID token is invalid: ${fault}`, async () => {
        server.provider.switches.fault = fault;
        // The provider remembers the consent and redirects immediately.
        await page.goto(login);
        await expectProblem(page, 'answer-invalid');
      });
    }

    await test.step('the email is not verified', async () => {
      Object.assign(server.provider.switches, { fault: undefined, verified: false });
      await page.goto(login);
      await expect(page.getByText('Welcome back, grace!')).toBeVisible();
      await expect(page.getByRole('heading', { name: /Your email address isn't verified by/ })).toBeVisible();
      await signOut(page);
      server.provider.switches.verified = true;
    });

    await test.step('the provider shares no email', async () => {
      server.provider.switches.hasEmail = false;
      await page.goto(login);
      await expectProblem(page, 'email-missing');
      server.provider.switches.hasEmail = true;
    });

    await test.step('the state is missing or belongs to another browser', async () => {
      await page.goto(`${server.origin}/api/callback?code=abc&state=of-another-browser`);
      await expectProblem(page, 'expired');
      await page.goto(`${server.origin}/api/callback?code=abc`);
      await expectProblem(page, 'expired');
    });

    let callback = '';
    await test.step('a retry succeeds', async () => {
      page.on('request', (request) => {
        if (request.url().includes('/api/callback?')) callback = request.url();
      });
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`${server.origin}/dashboard`);
      await expect(page.getByText('Welcome back, grace!')).toBeVisible();
      await expect(page.getByText("isn't verified by")).toBeHidden();
    });

    await test.step('the callback is used again', async () => {
      await signOut(page);
      await page.goto(callback);
      await expectProblem(page, 'expired');
    });
  });

  test('somebody without an account solves the challenge by keyboard to create a fourth itinerary', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const input = { name: 'Trip', ownerName: 'Ada', ownerEmail: '' };
    for (let n = 0; n < 3; n++) {
      const data = { ...input, ownerEmail: `${crypto.randomUUID()}@example.com` };
      const headers = { 'sec-fetch-site': 'same-origin' };
      const created = await page.request.post(`${server.origin}/api/projects`, { data, headers });
      expect(created.status()).toBe(201);
    }
    await page.goto(server.origin);
    await page.getByRole('button', { name: 'Create your itinerary' }).click();
    await page.getByLabel('Itinerary Name').fill('A fourth trip');
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Your Email').fill(`${crypto.randomUUID()}@example.com`);
    await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
    expect(fetched.filter((url) => url.includes('turnstile'))).toEqual([]);
    await page.getByRole('button', { name: 'Create itinerary' }).press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Are you a person?' });
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByRole('checkbox', { name: 'Verify you are human' })).toBeVisible();
    await expectAccessible(page, 'challenge');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Show that you’re not a robot, then try again.')).toBeVisible();
    await expect(page.getByLabel('Itinerary Name')).toHaveValue('A fourth trip');

    await page.getByRole('button', { name: 'Create itinerary' }).press('Enter');
    const checkbox = frame.getByRole('checkbox', { name: 'Verify you are human' });
    await expect(checkbox).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      if (await checkbox.evaluate((element) => element === document.activeElement && document.hasFocus()))
        break;
      await page.keyboard.press('Tab');
    }
    await expect(checkbox).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/project\/[A-Z0-9]{8}/);
    await expect(page.getByRole('dialog', { name: 'A fourth trip is ready' })).toBeVisible();
  });

  test('sign-in never redirects to another site', async ({ page }) => {
    await page.goto(`${server.origin}/api/login?returnTo=${encodeURIComponent('/\\evil.example')}`);
    await consent(page, 'ada');
    await expect(page).toHaveURL(`${server.origin}/dashboard`);
  });
});
