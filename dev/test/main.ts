import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { buildWeb, PAGES } from '../start/build-web.ts';
import { findFreePort } from '../start/port.ts';
import { formatSeconds, reportStop, step } from '../steps.mjs';
import { requireBrowser } from './browser.ts';
import { prepareClock, type TestClock } from './clock.ts';
import { type Count, countPlaywright, countVitest, REPORTS } from './count.ts';

// npm test: every check, to the end, then the one line that counts them. A check that fails does not
// keep the next from running: one run tells all that is wrong.
// npm test -- vitest run web/lib: that program alone, with the clock and the browser of the tests.

const begun = performance.now();
const [onlyProgram, ...onlyArguments] = process.argv.slice(2);
if (!onlyProgram) rmSync('test-results', { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });

async function main(): Promise<Count[]> {
  let browser = '';
  let clock: TestClock = { title: '', createEnv: () => ({}) };
  await step('Browser', async () => {
    browser = await requireBrowser();
    return browser;
  });
  await step('Clock', async () => {
    clock = await prepareClock();
    return clock.title;
  });
  const runTests = (title: string, command: string, args: string[], env = {}) =>
    run(title, command, args, { ...clock.createEnv(), CHROMIUM_PATH: browser, ...env });
  const findE2ePort = async () => ({ E2E_PORT: String(await findFreePort(8790)) });
  if (onlyProgram) return [await runTests(onlyProgram, onlyProgram, onlyArguments, await findE2ePort())];

  const counts: Count[] = [];
  // First, since the types need the route tree that the build writes.
  counts.push(await check('Pages', () => buildWeb(PAGES.deployed)));
  counts.push(await run('Types', 'tsc', ['-b']));
  counts.push(await run('Format and lint', 'biome', ['check', '--error-on-warnings']));
  counts.push(await run('Imports between layers', 'node', ['dev/lint/main.ts', 'imports']));
  counts.push(await run('Size of functions', 'node', ['dev/lint/main.ts', 'limits']));
  counts.push(await run('Exported names', 'node', ['dev/lint/main.ts', 'names']));
  counts.push(await run('Unused files, exports, packages', 'knip', ['--no-progress']));
  // Beside each other: Vitest itself runs one kind of project after the other, on one core.
  await Promise.all([
    runTests(
      'Unit and component tests',
      'vitest',
      ['run', '--project', 'unit', '--project', 'components', '--project', 'worker-alone'],
      { TEST_PART: 'unit' },
    ),
    runTests('Worker tests', 'vitest', ['run', '--project', 'worker'], { TEST_PART: 'worker' }),
  ]);
  counts.push(countVitest('unit'), countVitest('worker'));
  await runTests('End-to-end tests', 'playwright', ['test'], await findE2ePort());
  counts.push(countPlaywright());
  return counts;
}

/** Runs a program in the open and counts it as one check. */
async function run(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  console.log(`\n${title}`);
  const started = performance.now();
  const runner = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = (await once(runner, 'exit')) as [number | null];
  console.log(
    `${title}: ${status === 0 ? 'fine' : 'failed'} after ${formatSeconds(performance.now() - started)}`,
  );
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs a step of ours and counts it as one check. */
async function check(title: string, work: () => Promise<unknown>): Promise<Count> {
  try {
    await step(title, work);
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    reportStop(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

process.on('disconnect', () => process.exit(1)); // whoever started us is gone

try {
  const counts = await main();
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nAll of it took ${formatSeconds(performance.now() - begun)}.`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  reportStop(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
process.exit();
