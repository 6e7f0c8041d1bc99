import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

await runOnOwnNode('dev/samples/main.ts').catch(reportStop);
