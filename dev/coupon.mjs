import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

await runOnProjectNode('dev/coupon/main.ts').catch(reportCommandError);
