import { defineConfig, devices } from '@playwright/test';
import { REPORTS } from './dev/test/count.ts';

const port = process.env.E2E_PORT ?? '8790';

/** Journeys in a real browser, against the real start with a state of its own. */
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: REPORTS.playwright }]],
  // No second try: a journey that passes now and then is a fault to find, and has been one of ours each time.
  retries: 0,
  workers: 2,
  timeout: 90_000, // an idle machine needs a tenth of it
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    // What a journey looks at comes from the server; those about being offline let the service worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium's sandbox refuses root, as which containers run.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node dev/start.mjs --reset',
    url: `http://localhost:${port}/api/config`,
    env: { PORT: port, STATE_DIR: '.wrangler/e2e-state' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
