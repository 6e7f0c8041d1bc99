import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

// Browser measurements take long and need an idle machine, so they run only on request.
/** @type {Record<string, string>} */
const files = { browser: 'bench/browser/main.ts', world: 'bench/world/main.ts', cost: 'bench/cost/main.ts' };
const file = files[process.argv[2] ?? ''] ?? 'bench/main.ts';

await runOnProjectNode(file, 'all').catch(reportCommandError);
