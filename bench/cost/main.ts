import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, PAGES } from '../../dev/start/build-web.ts';
import { reportCommandError, step } from '../../dev/steps.mjs';
import { readLogSampleRate } from '../../worker/services/settings.ts';
import { formatVerdict, printTable } from '../table.ts';
import { computeCost, sumDollars } from './compute-cost.ts';
import { type CpuTimes, measureCpu } from './measure-cpu.ts';
import { COST_TARGETS, PRICES_READ } from './prices.ts';
import { COST_PROJECT_ID, recordUsage, type UsageOf } from './record-usage.ts';

// npm run bench -- cost: what a million views and entries cost, from what a browser's visits use and list prices.
const folder = mkdtempSync(join(tmpdir(), 'foldout-cost-'));

try {
  await step('Building the pages', () => buildWeb(PAGES.deployed));
  let usages: UsageOf[] = [];
  let cpu: CpuTimes = { itineraryPages: 0, invitationPages: 0, entries: 0 };
  await step('Counting what visits use', async () => {
    usages = await recordUsage(folder);
  });
  await step('Measuring CPU time', async () => {
    cpu = await measureCpu(folder, COST_PROJECT_ID);
  });
  for (const one of usages) printCost(one, cpu);
} catch (error) {
  reportCommandError(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

function printCost({ name, usage }: UsageOf, cpu: CpuTimes) {
  const lines = computeCost(usage, { sampleRate: readLogSampleRate({}), cpu });
  const total = sumDollars(lines);
  const target = COST_TARGETS[name];
  const verdict =
    target === undefined ? '' : `, target <= $${target.toFixed(2)}: ${formatVerdict(total <= target)}`;
  console.log(`\n${name}: $${total.toFixed(2)} per million${verdict} (list prices of ${PRICES_READ})`);
  printTable(
    ['what', 'each time', 'x $ per million', '= $'],
    lines.map((line) => [
      line.name,
      String(Number(line.count.toPrecision(3))),
      String(line.perMillion),
      line.dollars.toFixed(3),
    ]),
  );
}
