import { runOnOwnNode } from '../dev/bootstrap.mjs';
import { reportStop } from '../dev/steps.mjs';

await runOnOwnNode('tools/samples/main.ts').catch(reportStop);
