import { type Browser, chromium, request } from '@playwright/test';
import { startLocal } from '../../dev/local-server.ts';
import { findFreePort } from '../../dev/start/port.ts';
import { reportCommandError, step } from '../../dev/steps.mjs';
import { findHeadlessShell, requireBrowser } from '../../dev/test/browser.ts';
import { measureLanguages, printLanguages } from './languages.ts';
import { type LighthouseScores, runLighthouse } from './lighthouse.ts';
import { measureLoad, type PageLoad } from './measure.ts';
import { LIGHTHOUSE_PAGES, LOAD_PAGES } from './pages.ts';
import { printLoads, printScores } from './print-browser.ts';
import { serveStaticPage } from './static-page.ts';

// npm run bench -- browser: cold loads on a slow phone, the itinerary's in other languages, then Lighthouse; with loads,
// languages or lighthouse after it, that alone. It reports numbers and does not fail; the
// machine should be idle otherwise. BENCH_ORIGIN measures a running server that has the demo itinerary.
process.on('disconnect', () => process.exit(1)); // The parent process is gone.

const LOADS = Number(process.env.BENCH_LOADS ?? 5);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const parts = process.argv.slice(3);
const isSelected = (part: string) => parts.length === 0 || parts.includes(part);

const server = process.env.BENCH_ORIGIN
  ? { origin: process.env.BENCH_ORIGIN, stop: () => {} }
  : await startLocal('.wrangler/bench-state', { port: 8890 });
try {
  const port = await findFreePort(9333);
  const browser = await chromium.launch({
    // Without a window of its own, which would draw its address bar on the same processors.
    executablePath: await findHeadlessShell(await requireBrowser()),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const demo = await seedDemo(server.origin);
  const loads = new Map<string, PageLoad[]>();
  let inLanguages = new Map<string, PageLoad[]>();
  if (isSelected('loads')) {
    const cookie = await enterDemo(server.origin, demo);
    const personal = await readPersonalLink(server.origin, demo);
    const compared = await serveStaticPage(browser, `${server.origin}/project/${demo.projectId}`, cookie);
    for (const { name } of LOAD_PAGES) loads.set(name, []);
    await step('Cold loads', async () => {
      // In turn, so that other work on the machine slows all pages alike.
      for (let run = 0; run < LOADS; run++) {
        for (const { name, path, isReturning, isPersonal, ready, press } of LOAD_PAGES) {
          const url = isPersonal ? personal : path ? server.origin + path : compared.url;
          const enter = isReturning ? demo : undefined;
          loads.get(name)?.push(await measureLoad(browser, { url, enter, ready, press }));
        }
      }
    });
    compared.stop();
    printLoads(loads, LOADS);
  }
  if (isSelected('languages')) {
    await step('Cold loads in other languages', async () => {
      const cookie = await enterDemo(server.origin, demo);
      inLanguages = await measureLanguages(browser, server.origin, { demo, cookie }, LOADS);
    });
    printLanguages(inLanguages, LOADS);
  }
  if (isSelected('lighthouse')) {
    await storeCookies(browser, server.origin, await enterDemo(server.origin, demo));
    const scores = new Map<string, LighthouseScores>();
    for (const { name, path } of LIGHTHOUSE_PAGES) {
      const response = await fetch(server.origin + path);
      await step(`Lighthouse, ${name}`, async () => {
        if (!response.ok) return `no such page (${response.status})`;
        scores.set(name, await runLighthouse(server.origin + path, { port, runs: RUNS }));
        return undefined;
      });
    }
    printScores(scores, RUNS);
  }
  await browser.close();
} catch (error) {
  reportCommandError(error);
} finally {
  await server.stop();
}
process.exit();

type Demo = { projectId: string; accessCode: string; adminCode: string };

async function seedDemo(origin: string): Promise<Demo> {
  return (await (await fetch(`${origin}/dev/seed`, { method: 'POST' })).json()) as Demo;
}

/** The personal link of a guest of the demo itinerary. */
async function readPersonalLink(origin: string, { projectId, accessCode, adminCode }: Demo): Promise<string> {
  const browser = await request.newContext({
    baseURL: `${origin}/api/projects/${projectId}/`,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  await browser.post('access', { data: { accessCode } });
  await browser.post('verify-admin', { data: { adminCode } });
  const people: { id: number; role: string }[] = await (await browser.get('people')).json();
  const guest = people.find(({ role }) => role === 'guest');
  const { url } = await (await browser.get(`people/${guest?.id}/link`)).json();
  await browser.dispose();
  return url as string;
}

/** Enters the demo itinerary as a guest. Resolves with the Cookie header. */
async function enterDemo(origin: string, { projectId, accessCode }: Demo): Promise<string> {
  const entered = await fetch(`${origin}/api/projects/${projectId}/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ accessCode }),
  });
  if (!entered.ok) throw new Error(`Entering the demo failed: ${await entered.text()}`);
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Lighthouse's pages have the cookies of the browser, which a header of its own would not send with their requests. */
async function storeCookies(browser: Browser, url: string, header: string): Promise<void> {
  const cookies = header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { url, name, value: value.join('='), secure: true };
  });
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies });
}
