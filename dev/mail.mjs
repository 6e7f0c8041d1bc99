import { runOnProjectNode } from './bootstrap.mjs';
import { reportCommandError } from './steps.mjs';

await runOnProjectNode('dev/mail/send/main.ts').catch(reportCommandError);
