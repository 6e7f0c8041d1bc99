import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

export { expect };

let addresses = 0;

/**
 * Each visitor comes from an address of their own, as limits count those; the edge would set this header.
 * Counted by worker process and not by its slot: a process that takes another's place begins at one again.
 */
function nextAddress(): string {
  addresses += 1;
  return `198.18.${Number(process.env.TEST_WORKER_INDEX ?? 0)}.${addresses}`;
}

/** What one visitor sees in one browser. Every page they open fails the test when it complains on its console. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'cf-connecting-ip': nextAddress() },
  });
  const page = await context.newPage();
  watchConsole(page);
  return page;
}

const complaints: string[] = [];
/** Calls that failed or were refused, often rightly so; told when a journey fails. */
const troubles: string[] = [];

function watchConsole(page: Page) {
  page.on('requestfailed', (request) => {
    troubles.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));
  page.on('console', (message) => {
    // A refused call (401, 403, 429) is noted by the browser itself; what we do about it is tested.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Playwright's test, with a page that has an address of its own and must not complain. */
export const test = base.extend({
  context: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      extraHTTPHeaders: { 'cf-connecting-ip': nextAddress() },
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    watchConsole(page);
    await use(page);
  },
});

test.beforeEach(() => void troubles.splice(0));

/** A failure elsewhere than here is read from its output alone: the screen in words, and what calls went wrong. */
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  const screen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  console.log(`The screen at ${page.url()}:\n${screen}\nCalls that went wrong:\n${troubles.join('\n')}`);
});

test.afterEach(() => {
  expect(complaints.splice(0), 'nothing on the browser console').toEqual([]);
});

/** Fails where axe finds anything on the screen as it stands. `name` says which screen. */
export async function expectAccessible(page: Page, name: string) {
  // A notice that fades away while axe looks would be found too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`,
  );
  expect(found, `axe on ${name}`).toEqual([]);
}

/** Waits until nothing has moved for some frames: what fades in begins a frame or two after it is there. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let still = 0; still < 6; still++) {
      await new Promise(requestAnimationFrame);
      const moves = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (document.getAnimations().some(moves)) still = 0;
    }
  });
}
