import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

await runOnProjectNode('dev/deploy/main.ts').catch(reportCommandError);
