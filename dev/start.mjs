import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

await runOnProjectNode('dev/start/main.ts').catch(reportCommandError);
