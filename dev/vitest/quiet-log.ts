import { afterEach, beforeEach } from 'vitest';

// Prints what a test logged only if it fails. Vitest can do that too (`silent: 'passed-only'`), but sends each line to
// another process first, which took a quarter of the time of the Worker tests.
const lines: unknown[][] = [];
const print = console.log.bind(console);
console.log = (...line: unknown[]) => {
  lines.push(line);
};

beforeEach(() => {
  lines.length = 0;
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const line of lines) print(...line);
});
