import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, PAGES } from '../dev/start/build-web.ts';
import { reportCommandError, step } from '../dev/steps.mjs';
import { type CallCount, countCalls } from './count-calls.ts';
import { type DatabaseTime, measureDatabases } from './measure-databases.ts';
import { type EmailReadingTimes, measureEmailReading, printEmailReading } from './measure-email-reading.ts';
import { type Latency, LOAD_SECONDS, measureLatencies } from './measure-latencies.ts';
import { measureScripts } from './measure-scripts.ts';
import { measureWorkers, type WorkerSize } from './measure-workers.ts';
import { printCalls, printDatabases, printLatencies, printScripts, printWorkers } from './print.ts';

// npm run bench: compares the itinerary request to a minimal Worker that responds with the same bytes after one query.
// Both run in their own workerd on loopback and get the same load in turn. It reports numbers and does not fail.
const folder = mkdtempSync(join(tmpdir(), 'foldout-bench-'));
process.on('disconnect', () => process.exit(1)); // The parent process is gone.

try {
  await step('Building the pages', () => buildWeb(PAGES.deployed));
  let calls: CallCount[] = [];
  await step('Counting database calls', async () => {
    calls = await countCalls(folder);
  });
  let databases: DatabaseTime[] = [];
  await step('Measuring a database', async () => {
    databases = await measureDatabases(folder);
  });
  let workers: WorkerSize[] = [];
  await step('Starting both Workers', async () => {
    workers = await measureWorkers(folder);
  });
  let latencies: Latency[] = [];
  await step(`Measuring latencies (${LOAD_SECONDS} s)`, async () => {
    latencies = await measureLatencies(folder, calls);
  });
  let readings: EmailReadingTimes | undefined;
  await step('Reading emails', async () => {
    readings = await measureEmailReading();
  });
  printLatencies(latencies);
  printCalls(calls);
  printDatabases(databases);
  printWorkers(workers);
  printScripts(measureScripts('dist', 'web/routes'));
  if (readings) printEmailReading(readings);
} catch (error) {
  reportCommandError(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
