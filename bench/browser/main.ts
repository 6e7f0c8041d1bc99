import { chromium } from '@playwright/test';
import { findFreePort } from '../../dev/start/port.ts';
import { reportStop, step } from '../../dev/steps.mjs';
import { requireBrowser } from '../../dev/test/browser.ts';
import { formatVerdict, printTable } from '../table.ts';
import { LIGHTHOUSE_CATEGORIES, runLighthouse, type LighthouseScores } from './lighthouse.ts';
import { type PageLoad, measureLoad } from './measure.ts';
import { LIGHTHOUSE_PAGES, LIGHTHOUSE_TARGETS, LOAD_PAGES } from './pages.ts';
import { startBenchServer } from './server.ts';

// npm run bench -- browser: what a stranger with a slow phone waits for. Numbers, not a test: the machine should
// do nothing else meanwhile. Cold loads first, then Lighthouse (the median of some each). BENCH_ORIGIN measures a
// Foldout that runs already, as long as it has the demo itinerary.
process.on('disconnect', () => process.exit(1)); // whoever started us is gone

const LOADS = Number(process.env.BENCH_LOADS ?? 5);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const wanted = process.argv.slice(3);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

const served = process.env.BENCH_ORIGIN
  ? { origin: process.env.BENCH_ORIGIN, stop: () => {} }
  : await startBenchServer();
try {
  const port = await findFreePort(9333);
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const enter = await readDemo(served.origin);
  const loads = new Map<string, PageLoad[]>();
  if (wants('loads')) {
    for (const { name, path, ready, press } of LOAD_PAGES) {
      await step(`Cold loads, ${name}`, async () => {
        const measured: PageLoad[] = [];
        for (let turn = 0; turn < LOADS; turn++) {
          measured.push(await measureLoad(browser, { url: served.origin + path, enter, ready, press }));
        }
        loads.set(name, measured);
      });
    }
    printLoads(loads);
  }
  if (wants('lighthouse')) {
    const cookie = await enterDemo(served.origin, enter);
    const scores = new Map<string, LighthouseScores>();
    for (const { name, path } of LIGHTHOUSE_PAGES) {
      const there = await fetch(served.origin + path);
      await step(`Lighthouse, ${name}`, async () => {
        if (!there.ok) return `no such page (${there.status})`;
        scores.set(name, await runLighthouse(served.origin + path, { port, cookie, runs: RUNS }));
        return undefined;
      });
    }
    printScores(scores);
  }
  await browser.close();
} catch (error) {
  reportStop(error);
} finally {
  served.stop();
}
process.exit();

type Demo = { projectId: string; accessCode: string };

async function readDemo(origin: string): Promise<Demo> {
  return (await (await fetch(`${origin}/dev/seed`, { method: 'POST' })).json()) as Demo;
}

/** Enters the demo as a guest does; resolves with the cookies that this earns. */
async function enterDemo(origin: string, { projectId, accessCode }: Demo): Promise<string> {
  const entered = await fetch(`${origin}/api/projects/${projectId}/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ accessCode }),
  });
  if (!entered.ok) throw new Error(`The demo refused us: ${await entered.text()}`);
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function printLoads(loads: Map<string, PageLoad[]>) {
  console.log(`\nCold loads at slow 4G (150 ms, 1.6 Mbit/s, CPU ÷ 4): median of ${LOADS} (best – worst)`);
  printTable(
    ['page', 'LCP ms', 'FCP ms', 'CLS', 'INP of the filter, ms', 'KB', 'requests', 'target'],
    LOAD_PAGES.map(({ name, target }) => {
      const measured = loads.get(name) ?? [];
      const of = (key: keyof PageLoad) => measured.map((load) => load[key] ?? Number.NaN).sort((a, b) => a - b);
      const median = (key: keyof PageLoad) => of(key)[measured.length >> 1] ?? Number.NaN;
      const range = (key: keyof PageLoad) =>
        `${median(key).toFixed(0)} (${of(key)[0]?.toFixed(0)} – ${of(key).at(-1)?.toFixed(0)})`;
      const met = median('lcp') <= target.lcp && median('cls') <= target.cls;
      return [
        name,
        range('lcp'),
        range('fcp'),
        median('cls').toFixed(4),
        measured[0]?.inp === undefined ? '' : range('inp'),
        (median('bytes') / 1000).toFixed(1),
        String(median('requests')),
        `LCP ≤ ${target.lcp}, CLS ≤ ${target.cls}: ${formatVerdict(met)}`,
      ];
    }),
  );
}

function printScores(scores: Map<string, LighthouseScores>) {
  console.log(`\nLighthouse, median of ${RUNS} by performance`);
  printTable(
    ['page', ...LIGHTHOUSE_CATEGORIES, 'times in ms', 'what it found'],
    LIGHTHOUSE_PAGES.flatMap(({ name, found }) => {
      const page = scores.get(name);
      if (!page) return [];
      const cells = LIGHTHOUSE_CATEGORIES.map((category) => {
        const met = page[category] >= LIGHTHOUSE_TARGETS[category] || (category === 'seo' && !found);
        return `${page[category]} ${formatVerdict(met)}`;
      });
      return [[name, ...cells, page.times, page.faults.join(', ')]];
    }),
  );
}
