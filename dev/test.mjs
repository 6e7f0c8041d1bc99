import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

await runOnOwnNode('dev/test/main.ts').catch(reportStop);
