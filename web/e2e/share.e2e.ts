import type { Page } from '@playwright/test';
import { addEvent, createItinerary, openAdminPanel, readDemoCodes } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';

test('a host shares an itinerary, and guests open it by link and by code', async ({
  page: host,
  browser,
}) => {
  const codes = await createItinerary(host, 'Ann turns forty');
  const { projectId, accessCode } = codes;

  await test.step('the success dialog reports the email', async () => {
    await expect(host.getByText('Email sent successfully!')).toBeVisible();
    const outbox = await (await host.request.get('/dev/outbox')).json();
    const mail = outbox.find(({ text }: { text: string }) => text.includes(projectId));
    expect(mail).toMatchObject({ to: codes.ownerEmail, status: 'sent' });
    expect(mail.text).toContain(accessCode);
    expect(mail.text).toContain(codes.adminCode);
  });

  await test.step('the success dialog leads to sharing, then to the first steps', async () => {
    await host
      .getByRole('dialog', { name: /is ready$/ })
      .getByRole('button', { name: 'Share' })
      .click();
    const share = host.getByRole('dialog', { name: 'Share this itinerary' });
    await expect(share.getByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
    await share.getByRole('button', { name: 'Close' }).click();
    await host.getByRole('button', { name: 'Maybe later' }).click();
    await expect(host.getByRole('dialog')).toBeHidden();
  });

  await test.step('the trial allows one event', async () => {
    await expect(host.getByRole('heading', { name: 'No Events Yet' })).toBeVisible();
    await openAdminPanel(host);
    await addEvent(host, 'Cake on the terrace');
    await expect(host.getByText('Event created successfully!')).toBeVisible();
    await expect(host.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
    await addEvent(host, 'Cake again');
    const prompt = host.getByRole('dialog', { name: 'Full Access' });
    await expect(prompt).toContainText('You tried to: add a second event');
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(host.getByLabel('Title *')).toHaveValue('Cake again');
    await host.getByRole('dialog', { name: 'Admin Panel' }).getByRole('button', { name: 'Cancel' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(host.getByRole('alertdialog')).toBeHidden();
    await host.getByRole('button', { name: 'Done' }).click();
    await expect(host.getByRole('heading', { name: 'Cake on the terrace' })).toBeVisible();
  });

  const link = await test.step('the share dialog has the invite link', async () => {
    await host.getByRole('button', { name: 'Share' }).click();
    const output = host.getByRole('status', { name: 'invite link' });
    await expect(output).toHaveText(new RegExp(`/access/${projectId}\\?code=${accessCode}#k=[\\w-]{22}$`));
    return (await output.textContent()) ?? '';
  });

  await test.step('a guest opens the link, and the code and key are removed from the URL', async () => {
    const guest = await openVisitor(browser);
    await guest.goto(link);
    await expect(guest).toHaveURL(new RegExp(`/project/${projectId}$`));
    await expect(guest.getByRole('heading', { name: 'Cake on the terrace' })).toBeVisible();
    await guest.goBack();
    expect(guest.url()).not.toMatch(new RegExp(`${accessCode}|#`));
  });

  await test.step('a guest enters the project ID, email and code', async () => {
    const guest = await openVisitor(browser);
    await guest.goto('/access');
    await guest.getByLabel('Project ID').fill(projectId.toLowerCase());
    await expect(guest.getByText('by Ann Bowen')).toBeVisible();
    await guest.getByLabel('Your Email').fill('guest@example.com');
    await guest.getByLabel('Access Code').fill(accessCode.toLowerCase());
    await guest.getByRole('button', { name: 'Access Itinerary' }).click();
    await expect(guest.getByText('Access granted!')).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Cake on the terrace' })).toBeVisible();
  });

  await test.step('five wrong codes block a browser until it opens the link', async () => {
    const guesser = await openVisitor(browser);
    await guesser.goto(`/access/${projectId}`);
    for (let left = 4; left >= 0; left--) {
      await guesser.getByLabel('Access Code').fill('WRONG1');
      await guesser.getByRole('button', { name: 'Access Itinerary' }).click();
      if (left > 0) await expect(guesser.getByText(`${left} attempt(s) remaining`)).toBeVisible();
    }
    await expect(guesser.getByRole('heading', { name: 'Access Error' })).toBeVisible();
    await expect(guesser.getByText('Five invalid attempts reached.')).toBeVisible();
    await guesser.goto(`/access/${projectId}?code=${accessCode}`);
    await expect(guesser.getByRole('heading', { name: 'Access Error' })).toBeVisible();
    await guesser.goto(link);
    await expect(guesser.getByRole('heading', { name: 'Cake on the terrace' })).toBeVisible();
  });

  await test.step('other browsers are not blocked', async () => {
    const guest = await openVisitor(browser);
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Cake on the terrace' })).toBeVisible();
  });
});

test('a share link shows cover and color before the code, and does not move when they come', async ({
  page,
}) => {
  const { projectId } = await readDemoCodes(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The letters of a font that has just loaded count as a shift, too, although their box stays where it is.
        const { sources } = entry as PerformanceEntry & { sources: Record<string, DOMRectReadOnly>[] };
        const isMoved = sources.some(
          ({ previousRect, currentRect }) => JSON.stringify(previousRect) !== JSON.stringify(currentRect),
        );
        if (isMoved) document.documentElement.dataset.shift = JSON.stringify(entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/access/${projectId}`);
  const cover = page.locator('.invitation-cover img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
  await page.getByLabel('Access Code').fill('WRONG1');
  const button = page.getByRole('button', { name: 'Access Itinerary' });
  const [color, primary] = await button.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element).getPropertyValue('--primary'),
  ]);
  expect(color).toBe(await toRgb(page, primary ?? ''));
  await button.click();
  await expect(page.getByText('4 attempt(s) remaining')).toBeVisible();
  await expect(page.getByLabel('Access Code')).toHaveValue('WRONG1');
});

test('the page of a link is painted with its own styles as with all', { tag: '@painted' }, async ({
  page,
}) => {
  test.slow();
  const { projectId } = await readDemoCodes(page);
  // Shows "Accessing itinerary..." until the end.
  await page.route('**/api/projects/*/access', () => {});
  // Stays as it was painted, without the app.
  await page.route('**/*.js', () => {});
  // Installed fonts stand in for its title font at first.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const query of ['', '?code=ABC234']) {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const shoot = async (hasAll: boolean) => {
        await page.goto(`/access/${projectId}${query}`);
        const links = page.locator('link[rel="stylesheet"]');
        await expect(links).not.toHaveCount(0);
        const isApplied = (all: Element[]) => all.every((link) => (link as HTMLLinkElement).sheet !== null);
        await expect.poll(() => links.evaluateAll(isApplied)).toBe(hasAll);
        await page.evaluate(() => document.fonts.ready);
        return page.screenshot({ animations: 'disabled' });
      };
      // Each time takes seconds on a busy machine. Chromium once in a while draws a pixel of the cover differently.
      await expect(async () => {
        const all = await shoot(true);
        const sheet = `**${await page.locator('link[as="style"]').getAttribute('href')}`;
        await page.route(sheet, (route) => route.abort());
        const own = await shoot(false);
        await page.unroute(sheet);
        expect(own.equals(all), `${query} ${width} ${colorScheme}`).toBe(true);
      }).toPass({ timeout: 60_000 });
    }
  }
  // The script in the page is allowed, and knows what the server does not see.
  await page.goto(`/access/${projectId}#p=1.1.a`);
  await expect(page.locator('[data-opening]')).toHaveText('Accessing itinerary...');
  await expect(page.getByLabel('Access Code')).toHaveCount(0);
});

test('a share link of no itinerary says so', async ({ page }) => {
  await page.goto('/access/N0S1CH1D?code=ABC234');
  await expect(page.getByRole('heading', { name: "We can't find that itinerary" })).toBeVisible();
  await page.getByRole('link', { name: 'Enter a project ID' }).click();
  await expect(page.getByLabel('Project ID')).toBeVisible();
});

/** A CSS color as the browser computes it. */
const toRgb = (page: Page, color: string) =>
  page.evaluate((value) => {
    const element = document.createElement('i');
    element.style.color = value;
    document.body.append(element);
    const { color: rgb } = getComputedStyle(element);
    element.remove();
    return rgb;
  }, color);
