import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

await runOnOwnNode('dev/chaos/main.ts').catch(reportStop);
