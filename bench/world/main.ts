import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, PAGES } from '../../dev/start/build-web.ts';
import { reportCommandError, step } from '../../dev/steps.mjs';
import { printTable } from '../table.ts';
import { CITIES, PRIMARIES } from './places.ts';
import { type Journey, recordJourneys } from './record-journeys.ts';
import { simulateJourney } from './simulate.ts';

// npm run bench -- world: how long a guest anywhere waits for the database, from the calls that each journey makes.
// `--save FILE` also writes these calls, to compare a later version with them.
/** Recorded when every read went to the primary database, with the requests that the pages sent then. */
const BEFORE = 'bench/world/journeys-before.json';
const folder = mkdtempSync(join(tmpdir(), 'foldout-world-'));

try {
  await step('Building the pages', () => buildWeb(PAGES.deployed));
  let journeys: Journey[] = [];
  await step('Recording calls', async () => {
    journeys = await recordJourneys(folder);
  });
  const [, , , option, file = BEFORE] = process.argv;
  if (option === '--save') writeFileSync(file, `${JSON.stringify(journeys)}\n`);
  printJourneys(JSON.parse(readFileSync(BEFORE, 'utf8')) as Journey[], journeys);
} catch (error) {
  reportCommandError(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

function printJourneys(before: Journey[], journeys: Journey[]) {
  for (const { name, isHost, requests } of journeys) {
    if (isHost) printHost(name, requests);
    else printGuest(name, before.find((journey) => journey.name === name)?.requests ?? [], requests);
  }
}

function printGuest(name: string, earlier: Journey['requests'], requests: Journey['requests']) {
  console.log(`\n${name}: ms of waiting for data until the first event, before → now, by primary database`);
  const columns = PRIMARIES.map((primary) => ({
    was: simulateJourney(earlier, primary),
    is: simulateJourney(requests, primary),
  }));
  const rows = CITIES.map(({ name: city }, index) => [
    city,
    ...columns.map(({ was, is }) => `${was[index]?.ms} → ${is[index]?.ms}`),
  ]);
  printTable(['city', ...PRIMARIES.map((primary) => primary.name)], rows);
}

function printHost(name: string, requests: Journey['requests']) {
  const [single] = PRIMARIES;
  console.log(`\n${name}: ms of waiting for data, by where the itinerary's database is`);
  const own = simulateJourney(requests);
  const rows = simulateJourney(requests, single).map(({ city, ms }, index) => [
    city,
    String(ms),
    String(own[index]?.ms),
  ]);
  printTable(['city', single?.name ?? '', "the host's region"], rows);
}
