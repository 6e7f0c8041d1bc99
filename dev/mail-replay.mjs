import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

await runOnProjectNode('dev/mail/replay/main.ts').catch(reportCommandError);
