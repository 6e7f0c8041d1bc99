import { afterEach, beforeEach } from 'vitest';

// Prints what a test logged only if it fails. Vitest can do that too (`silent: 'passed-only'`), but sends each line to
// another process first, which took a tenth of the time of the Worker tests.
const lines: unknown[][] = [];
/** Kept for all files that share a runtime: each of them replaces the method. */
const runtime = globalThis as { printLine?: typeof console.log };
runtime.printLine ??= console.log.bind(console);
const print = runtime.printLine;
console.log = (...line: unknown[]) => {
  lines.push(line);
};

beforeEach(() => {
  lines.length = 0;
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const line of lines) print(...line);
});
