import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkScriptSizes } from '../../bench/check-script-sizes.ts';
import { buildWeb, PAGES } from '../start/build-web.ts';
import { findFreePort } from '../start/port.ts';
import { formatSeconds, reportCommandError, step } from '../steps.mjs';
import { findHeadlessShell, requireBrowser } from './browser.ts';
import { type Count, countPlaywright, countVitest, REPORTS } from './count.ts';
import { createTempFolder } from './temp-folder.ts';

// npm test: runs all checks, even after a failure, and prints the number of passed and failed ones.
// npm test -- vitest run web/lib: runs only that command, with the browser of the tests.

const startedAt = performance.now();
const tempFolder = createTempFolder();
/** Programs that are started many times, as wrangler and the processes of Vitest, are compiled once. */
const compiled = join(tempFolder, 'compiled');
const [command, ...commandArgs] = process.argv.slice(2);
if (!command) rmSync('test-results', { recursive: true, force: true });
mkdirSync(REPORTS.folder, { recursive: true });

async function main(): Promise<Count[]> {
  let browser = '';
  let headlessShell = '';
  await step('Browser', async () => {
    browser = await requireBrowser();
    headlessShell = await findHeadlessShell(browser);
    return browser;
  });
  const findE2eEnv = async () => ({
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: headlessShell,
    E2E_PORT: String(await findFreePort(8790)),
  });
  if (command) return [await run(command, command, commandArgs, await findE2eEnv())];

  const counts: Count[] = [];
  // First, because the build writes the route tree that the types need.
  counts.push(await check('Pages', () => buildWeb(PAGES.deployed)));
  counts.push(await check('JavaScript of the first load', async () => checkScriptSizes(PAGES.deployed)));
  // In two lanes of one core each: most of the Worker tests is one thread of the runtime. The browser tests take what is left of
  // all cores, so they begin when the first lane ends.
  const lanes = [runVitest('Worker tests', 'worker', ['worker']).then((count) => [count]), runOtherChecks()];
  await Promise.race(lanes);
  await run('End-to-end tests', 'playwright', ['test'], await findE2eEnv());
  counts.push(...(await Promise.all(lanes)).flat(), countPlaywright());
  return counts;
}

async function runOtherChecks(): Promise<Count[]> {
  const sources = await checkSources();
  // In parallel, because the random faults mostly wait.
  const [randomFaults, unit] = await Promise.all([
    run('Random faults', 'node', ['dev/chaos/main.ts', '--seeds', '3']),
    runVitest('Unit and component tests', 'unit', ['unit', 'components', 'components-isolated', 'dev']),
  ]);
  return [...sources, randomFaults, unit];
}

/** Runs projects of Vitest. `part`: of the name of their report. */
async function runVitest(title: string, part: string, projects: string[]): Promise<Count> {
  await run(title, 'vitest', ['run', ...projects.flatMap((name) => ['--project', name])], {
    TEST_PART: part,
  });
  return countVitest(part);
}

/** Checks the types, and the text of the sources: what the types do not tell. */
async function checkSources(): Promise<Count[]> {
  return [
    // Several checkers infer most types once each. Collecting its garbage less often takes a sixth less time.
    await run('Types', 'tsc', ['-b', '--checkers', '1'], { GOGC: '400' }),
    await run('Format and lint', 'biome', ['check', '--error-on-warnings']),
    await run('Imports, function size, exported names, patterns', 'node', ['dev/lint/main.ts']),
    await run('Unused files, exports, packages', 'knip', ['--no-progress']),
  ];
}

/** Runs a program with its output visible, as one check. */
async function run(
  title: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  console.log(`\n${title}`);
  const started = performance.now();
  const runner = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: tempFolder, NODE_COMPILE_CACHE: compiled, ...env },
  });
  const [status] = (await once(runner, 'exit')) as [number | null];
  console.log(
    `${title}: ${status === 0 ? 'passed' : 'failed'} in ${formatSeconds(performance.now() - started)}`,
  );
  return countCheck(title, status === 0);
}

/** Runs a function as one check. */
async function check(title: string, work: () => Promise<unknown>): Promise<Count> {
  try {
    await step(title, work);
    return countCheck(title, true);
  } catch (error) {
    reportCommandError(error);
    return countCheck(title, false);
  }
}

const countCheck = (title: string, passed: boolean): Count =>
  passed
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [title] };

process.on('disconnect', () => process.exit(1)); // the parent process died

try {
  const counts = await main();
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nFinished in ${formatSeconds(performance.now() - startedAt)}`);
  const failures = counts.flatMap((count) => count.failures);
  // Again at the end, since the runners print them among thousands of lines.
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}\n`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  reportCommandError(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
process.exit();
