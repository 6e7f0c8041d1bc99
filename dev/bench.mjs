import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

await runOnOwnNode('bench/main.ts').catch(reportStop);
