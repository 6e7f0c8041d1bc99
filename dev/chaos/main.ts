import { formatSeconds, reportCommandError, step } from '../steps.mjs';
import { Run } from './run.ts';
import { prepareWorld } from './world.ts';

// npm run chaos: randomized fault tests. Options: --seeds N (20), --from N (first seed, 1), --seed N (only that
// one, with its trace), --minutes N (runs seeds until the time is up).
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
  const totals: Record<string, number> = {};
  let passed = 0;
  const failed: number[] = [];
  for (let seed = first; seed < first + count; seed++) {
    if (minutes && performance.now() - startedAt > minutes * 60_000) break;
    const { violations, counts, trace } = await new Run(seed).execute();
    for (const [what, times] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + times;
    if (violations.length === 0) passed += 1;
    else failed.push(seed);
    if (single !== undefined) console.log(trace.join('\n'));
    for (const violation of violations) console.log(`seed ${seed}: ${violation}`);
  }
  for (const [what, times] of Object.entries(totals).sort()) console.log(`  ${what.padEnd(44)} ${times}`);
  console.log(
    `${passed} seeds passed, ${failed.length} failed after ${formatSeconds(performance.now() - startedAt)}`,
  );
  if (failed.length > 0) console.log(`Run one again with: npm run chaos -- --seed ${failed[0]}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  reportCommandError(error);
  process.exitCode = 1;
}
process.exit();
