import { Run } from './run.ts';

// One seed of the randomized fault tests; sends its result to the parent process.
const result = await new Run(Number(process.argv[2])).execute();
process.send?.(result, () => process.exit());
