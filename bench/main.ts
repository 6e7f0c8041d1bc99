import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, PAGES } from '../dev/start/build-web.ts';
import { reportStop, step } from '../dev/steps.mjs';
import { countCalls } from './count-calls.ts';
import { type Latency, LOAD_SECONDS, measureLatencies } from './measure-latencies.ts';
import { printCalls, printLatencies, printScripts } from './print.ts';
import { measureEmailReading, printEmailReading } from './measure-email-reading.ts';
import { measureScripts } from './measure-scripts.ts';

// npm run bench: our itinerary call beside a bare Worker that answers the same bytes from one query. Both
// run in a workerd of their own on loopback and get the same paced load in turn. Numbers, not a test.
const folder = mkdtempSync(join(tmpdir(), 'foldout-bench-'));
process.on('disconnect', () => process.exit(1)); // whoever started us is gone

try {
  await step('Pages', () => buildWeb(PAGES.deployed));
  let counted: Awaited<ReturnType<typeof countCalls>> = { calls: [], cookie: '' };
  await step('Counting', async () => {
    counted = await countCalls(folder);
  });
  let latencies: Latency[] = [];
  await step(`Load, ${LOAD_SECONDS} s`, async () => {
    latencies = await measureLatencies(folder, counted.calls, counted.cookie);
  });
  let readings: Awaited<ReturnType<typeof measureEmailReading>> = [];
  await step('Reading mails', async () => {
    readings = await measureEmailReading();
  });
  printLatencies(latencies);
  printCalls(counted.calls);
  printScripts(measureScripts('dist', 'web/routes'));
  printEmailReading(readings);
} catch (error) {
  reportStop(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
