import { runOnProjectNode } from './bootstrap.mjs';
import { listenOn, parsePort } from './hold-port.mjs';
import { reportCommandError } from './steps.mjs';

/** @type {import('node:net').Server | undefined} */
let held;
try {
  // Before the packages: installing them takes a minute, after which somebody else may have taken the port.
  held = await listenOn(parsePort(process.env.PORT));
  await runOnProjectNode('dev/start/main.ts', 'start', held);
} catch (error) {
  held?.close();
  reportCommandError(error);
}
