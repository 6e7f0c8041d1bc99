import { afterAll, afterEach } from 'vitest';

// A test that lets an error or a warning slip onto the console fails: nobody reads a green run's noise.
// A test that provokes one on purpose says so with vi.spyOn(console, 'error').mockImplementation(() => {}).
const stray: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    stray.push(`console.${level}: ${args.map(String).join(' ')}`);
    print(...args);
  };
}

function failOnStray() {
  const found = stray.splice(0);
  if (found.length > 0) throw new Error(`Stray output in a test.\n${found.join('\n')}`);
}

afterEach(failOnStray);
afterAll(failOnStray);
