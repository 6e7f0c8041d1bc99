import { runOnOwnNode } from './bootstrap.mjs';
import { reportStop } from './steps.mjs';

await runOnOwnNode('dev/start/main.ts').catch(reportStop);
