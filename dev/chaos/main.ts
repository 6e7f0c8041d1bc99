import { fork } from 'node:child_process';
import { formatSeconds, reportCommandError, step } from '../steps.mjs';
import type { RunResult } from './run.ts';
import { prepareWorld } from './world.ts';

// npm run chaos: randomized fault tests. Options: --seeds N (20), --from N (first seed, 1), --seed N (only that
// one, with its trace), --minutes N (runs seeds until the time is up), --parallel N (seeds at a time, 4).
const options = new Map(
  process.argv.slice(2).map((option, index, all) => [option.replace(/^--/, ''), Number(all[index + 1])]),
);
const single = options.get('seed');
const first = single ?? options.get('from') ?? 1;
const minutes = options.get('minutes');
const count = single === undefined ? (options.get('seeds') ?? (minutes ? Number.POSITIVE_INFINITY : 20)) : 1;

try {
  await step('Worker', prepareWorld);
  const startedAt = performance.now();
  const hasTime = () => !minutes || performance.now() - startedAt < minutes * 60_000;
  const totals = new Map<string, number>();
  const failed: number[] = [];
  let next = first;
  let passed = 0;
  const runSeeds = async () => {
    while (next < first + count && hasTime()) {
      const { seed, violations, counts, trace } = await runSeed(next++);
      for (const [what, times] of Object.entries(counts)) totals.set(what, (totals.get(what) ?? 0) + times);
      if (violations.length === 0) passed += 1;
      else failed.push(seed);
      if (single !== undefined) console.log(trace.join('\n'));
      for (const violation of violations) console.log(`seed ${seed}: ${violation}`);
    }
  };
  await Promise.all(Array.from({ length: options.get('parallel') ?? 4 }, runSeeds));
  for (const [what, times] of [...totals].sort()) console.log(`  ${what.padEnd(44)} ${times}`);
  console.log(
    `${passed} passed, ${failed.length} failed (seeds from ${first}) in ${formatSeconds(performance.now() - startedAt)}`,
  );
  if (failed.length > 0) console.log(`Run one again with: npm run chaos -- --seed ${failed[0]}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  reportCommandError(error);
  process.exitCode = 1;
}
process.exit();

/** Runs one seed in a process of its own, because its clock is that of the whole process. */
function runSeed(seed: number): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = fork('dev/chaos/run-seed.ts', [String(seed)]);
    child.on('message', (result) => resolve(result as RunResult));
    child.on('exit', (code) =>
      resolve({ seed, violations: [`the process ended with ${code}`], counts: {}, trace: [] }),
    );
  });
}
