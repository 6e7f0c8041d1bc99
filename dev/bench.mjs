import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

// What a browser sees takes a while and a quiet machine: it runs when it is asked for.
const file = process.argv[2] === 'browser' ? 'bench/browser/main.ts' : 'bench/main.ts';

await runOnOwnNode(file).catch(reportStop);
