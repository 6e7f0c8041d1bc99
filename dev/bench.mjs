import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

// Browser measurements take long and need an idle machine, so they run only on request.
const file = process.argv[2] === 'browser' ? 'bench/browser/main.ts' : 'bench/main.ts';

await runOnProjectNode(file).catch(reportCommandError);
