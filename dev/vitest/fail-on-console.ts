import { afterAll, afterEach } from 'vitest';

// Fails tests that print errors or warnings. A test that expects them mocks the method:
// vi.spyOn(console, 'error').mockImplementation(() => {})
const unexpected: string[] = [];

/** Printed by a library when it is loaded, about a feature that is not used. */
const EXPECTED = [/^CIMD \(Client ID Metadata Document\) is disabled/];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (EXPECTED.some((pattern) => pattern.test(text))) return;
    unexpected.push(`console.${level}: ${text}`);
    print(...args);
  };
}

function failOnOutput() {
  const found = unexpected.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output in a test.\n${found.join('\n')}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
