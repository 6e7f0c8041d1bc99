import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/**
 * One cold load, with what is loaded afterwards, such as the live updates. Times in milliseconds, bytes as transferred; `inp`
 * if a control was pressed. `firstEvent`: from opening the address, also if it leads to another page, until the first event
 * of the itinerary can be read.
 */
export type PageLoad = {
  firstEvent: number;
  lcp: number;
  fcp: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  inp?: number;
};

export type PageVisit = {
  url: string;
  /** Enters the itinerary first, with an empty cache. */
  enter?: { projectId: string; accessCode: string };
  /** Language and region of the browser, US English by default. */
  locale?: string;
  /** Selector to wait for before measuring ends. */
  ready: string;
  /** Selector of a control to press, to measure INP. */
  press?: string;
};

/** Lighthouse's "slow 4G", and a CPU a quarter as fast as this machine's. */
const NETWORK = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const CPU_SLOWDOWN = 4;
const TAP_MS = 80;

type Vitals = { firstEvent: number; lcp: number; fcp: number; cls: number; inp: number };

/** Loads a page once in a new browser context. */
export async function measureLoad(
  browser: Browser,
  { url, enter, locale = 'en-US', ready, press }: PageVisit,
): Promise<PageLoad> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    if (enter) await enterProject(context, url, enter);
    const session = await context.newCDPSession(page);
    const traffic = await throttle(session);
    await page.addInitScript(observeVitals);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(ready).first().waitFor();
    await waitUntilIdle(page);
    const before = { ...traffic };
    const { inp: _none, ...vitals } = await readVitals(page);
    if (!press) return { ...vitals, ...before };
    await tap(session, page.locator(press).first());
    await waitUntilIdle(page);
    return { ...vitals, ...before, inp: (await readVitals(page)).inp };
  } finally {
    await context.close();
  }
}

/** Without a page, so that nothing gets cached. */
async function enterProject(
  context: BrowserContext,
  url: string,
  { projectId, accessCode }: NonNullable<PageVisit['enter']>,
) {
  const entered = await context.request.post(new URL(`/api/projects/${projectId}/access`, url).href, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { accessCode },
  });
  if (!entered.ok()) throw new Error(`Entering failed: ${await entered.text()}`);
}

async function throttle(session: CDPSession) {
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    traffic.requests += 1;
  });
  return traffic;
}

/** Presses as a finger does. Playwright's tap ends in the moment that it begins, which leaves no time for a frame. */
async function tap(session: CDPSession, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control to press is not in the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits for the network to be idle and for the observers to report. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
}

const readVitals = (page: Page) => page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

/** Runs in the page before its own scripts. */
function observeVitals() {
  const vitals = { firstEvent: Number.NaN, lcp: 0, fcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { vitals });
  // A share link goes on to another document.
  sessionStorage.startedAt ??= String(performance.timeOrigin);
  const findEvent = () => {
    const isShown = (document.querySelector('.event')?.getBoundingClientRect().height ?? 0) > 0;
    if (!isShown) return void requestAnimationFrame(findEvent);
    // The task after the frame: it is painted.
    setTimeout(() => {
      vitals.firstEvent = performance.timeOrigin + performance.now() - Number(sessionStorage.startedAt);
    });
  };
  // Frames, unlike timers, wait for style sheets.
  requestAnimationFrame(findEvent);
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  observe(
    'event',
    (entry) => {
      // Others are not caused by a press, for example a pointer that is already over the page when it appears.
      const isInteraction = (entry as PerformanceEntry & { interactionId: number }).interactionId > 0;
      if (isInteraction) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
