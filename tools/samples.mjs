import { runOnProjectNode } from '../dev/bootstrap.mjs';
import { reportCommandError } from '../dev/steps.mjs';

await runOnProjectNode('tools/samples/main.ts', 'all').catch(reportCommandError);
