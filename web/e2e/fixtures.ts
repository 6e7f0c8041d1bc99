import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Frame,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';

export { expect };

let visitors = 0;

/**
 * Returns a new IP address for each visitor, since rate limits count by IP. Cloudflare sets this header in production.
 * TEST_WORKER_INDEX is unique per worker process, unlike the parallel index, which is reused after a restart.
 */
function createIpAddress(): string {
  visitors += 1;
  return `198.18.${Number(process.env.TEST_WORKER_INDEX ?? 0)}.${visitors}`;
}

/** Opens a page in a separate browser context with its own IP address. Console errors fail the test. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'cf-connecting-ip': createIpAddress() },
  });
  const page = await context.newPage();
  watchPage(page);
  return page;
}

/** On a busy machine the service worker may take half a minute to fetch its files, or try again. */
export const SERVICE_WORKER_TIMEOUT = 60_000;

/** Waits until the service worker has installed all its files and controls the page. */
export const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: SERVICE_WORKER_TIMEOUT,
    })
    .toBe(true);

const consoleErrors: string[] = [];
/** Failed and refused requests. Many are expected, so they are only printed if a test fails. */
const failedRequests: string[] = [];

/**
 * What browsers log of error responses and lost connections, also of those they look for themselves, such as a newer service
 * worker. The tests check how the page handles them.
 */
const LOGGED_BY_BROWSER =
  /^Failed to load resource|ERR_INTERNET_DISCONNECTED$|^An unknown error occurred when fetching the script\.$/;

function watchPage(page: Page) {
  page.on('requestfailed', (request) => {
    failedRequests.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || LOGGED_BY_BROWSER.test(message.text())) return;
    consoleErrors.push(`${page.url()}: ${message.text()}`);
  });
}

/** Playwright's `test` with an IP address per test; console errors fail the test. */
export const test = base.extend({
  context: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      extraHTTPHeaders: { 'cf-connecting-ip': createIpAddress() },
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    watchPage(page);
    await use(page);
  },
});

test.beforeEach(() => void failedRequests.splice(0));

// CI output has no trace viewer, so print the page and the failed requests.
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  const snapshot = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  console.log(`Page at ${page.url()}:\n${snapshot}\nFailed requests:\n${failedRequests.join('\n')}`);
});

test.afterEach(() => {
  expect(consoleErrors.splice(0), 'no console errors').toEqual([]);
});

/** WCAG 2.2 AA and best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** WCAG 2.5.3; experimental in axe, so the tags leave it out. */
const AXE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Of AXE_TAGS, what depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds a violation on the current page. `name` describes the page in the message. */
export async function expectAccessible(page: Page, name: string, rules?: readonly string[]) {
  // A toast that fades out during the check would have too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findViolations(page, { rules }), `axe violations: ${name}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
  // What follows the change of the preference, before the test goes on.
  await waitForAnimations(page);
}

/** Rows that are like those above them. */
const LATER_ROWS = 'li:nth-child(n + 12)';

/** Axe converts every color of every element anew, which takes a fifth of its time. */
const KEEP_COLORS = `(() => {
  const known = new Map();
  const color = axe.commons.color.Color.prototype;
  const { parseString } = color;
  color.parseString = function (text) {
    if (!known.has(text)) {
      parseString.call(this, text);
      known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    }
    return Object.assign(this, known.get(text));
  };
})();`;
const AXE_SOURCE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};${KEEP_COLORS}`;

/**
 * Returns what axe finds wrong with the current page, apart from later rows of lists: rule, element and explanation. The
 * page's motion must be reduced. `rules`: only these. `within`: only the parts that this selector finds, if there are any,
 * and of those from the last dialog on, which lies over the others.
 */
export async function findViolations(
  page: Page,
  { rules, within }: { rules?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  await waitForAnimations(page);
  // A frame may go meanwhile.
  await Promise.all(page.frames().map((frame) => addAxe(frame).catch(() => undefined)));
  const options: axe.RunOptions = {
    ...(!rules && { rules: AXE_RULES }),
    runOnly: rules ? [...rules] : { type: 'tag', values: AXE_TAGS },
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([exclude, inside, given]) => {
      const {
        axe: { run },
      } = window as unknown as { axe: typeof axe };
      const shown = inside
        ? [...document.querySelectorAll(inside)].filter((part) => part.checkVisibility())
        : [];
      const top = shown.findLastIndex(({ role }) => role?.endsWith('dialog'));
      const found = shown.slice(Math.max(0, top));
      return (await run({ include: found.length > 0 ? found : [document], exclude: [exclude] }, given))
        .violations;
    },
    [LATER_ROWS, within, options] as const,
  );
  return violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderStickyBar(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`,
    );
}

/** Compiling axe takes as long as a check: documents keep that of an earlier one. */
async function addAxe(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
}

/** A target that is too small only because a sticky bar covers a part of it; it can be scrolled clear of the bar. */
const isUnderStickyBar = ({ any }: { any: { id: string; data: { messageKey?: string } | null }[] }) =>
  any.some(({ id, data }) => id === 'target-size' && data?.messageKey?.startsWith('partiallyObscured'));

/**
 * Waits for six frames without a finite animation, since some animations start a frame or two late. Throws if
 * something still moves after 300 frames, which is more than any animation takes.
 */
async function waitForAnimations(page: Page) {
  await page.evaluate(async () => {
    let frames = 0;
    for (let still = 0; still < 6; still++) {
      await new Promise(requestAnimationFrame);
      frames += 1;
      if (frames > 300) throw new Error('Something does not stop moving.');
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (document.getAnimations().some(isMoving)) still = 0;
    }
  });
}
