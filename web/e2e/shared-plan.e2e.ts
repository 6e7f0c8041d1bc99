import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, openVisitor, test, waitForServiceWorker } from './fixtures.ts';

/** A page of another site with a form that posts here at once. */
async function startOtherSite(target: string, headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', ...headers });
    response.end(
      `<form method="post" enctype="multipart/form-data" action="${target}"><input name="text" value="Buy pills"></form>
      <script>document.forms[0].submit()</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

async function openReady(page: Page) {
  await page.goto('/shared-plan');
  await expect(page.getByRole('heading', { name: 'Nothing to add' })).toBeVisible();
  await waitForServiceWorker(page);
}

/** A share from this site's pages, which the service worker cannot tell from one of another app. */
async function share(page: Page, text: string, sizes: number[] = []) {
  await page.evaluate(
    ([body, lengths]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/shared-plan' });
      const input = Object.assign(document.createElement('input'), { name: 'text', value: body });
      const files = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'files',
        multiple: true,
      });
      const list = new DataTransfer();
      for (const [n, size] of lengths.entries())
        list.items.add(new File(['x'.repeat(size)], `plan-${n}.txt`));
      files.files = list.files;
      form.append(input, files);
      document.body.append(form);
      form.submit();
    },
    [text, sizes] as const,
  );
}

const listCached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('shared-plan'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().length;
  });

test('a form of another site stores nothing, and what hides its address is asked about and forgotten', async ({
  browser,
  baseURL,
}) => {
  const page = await openVisitor(browser, { serviceWorkers: 'allow' });
  await openReady(page);
  const target = new URL('/shared-plan', baseURL).href;
  const site = await startOtherSite(target, {});
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Nothing to add' })).toBeVisible();
  expect(await listCached(page)).toBe(0);
  site.stop();

  const hidden = await startOtherSite(target, { 'Referrer-Policy': 'no-referrer' });
  await page.goto(hidden.url);
  const question = page.getByRole('heading', { name: /^(Shared from another app\?|Nothing to add)$/ });
  await expect(question).toBeVisible();
  await page.goto('/');
  await expect.poll(() => listCached(page)).toBe(0);
  hidden.stop();
});

test('what was shared is kept once the host says so, unless it is too much', async ({ browser }) => {
  const page = await openVisitor(browser, { serviceWorkers: 'allow' });
  await openReady(page);
  for (const sizes of [[1, 1, 1, 1, 1, 1], [11 * 1024 * 1024]]) {
    await share(page, '', sizes);
    await expect(page.getByRole('heading', { name: "That's too much at once" })).toBeVisible();
    expect(await listCached(page)).toBe(0);
    await page.goto('/shared-plan');
  }
  // At once: the page that is left, which still reads what waits, must leave this one alone.
  await share(page, 'Lunch at noon');
  await expect(page.getByRole('heading', { name: 'Shared from another app?' })).toBeVisible();
  await share(page, 'Dinner at 8');
  await expect(page.getByText('Dinner at 8')).toBeVisible();
  await expect(page.getByText('Lunch at noon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Add to an itinerary' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dinner at 8')).toBeVisible();
});
