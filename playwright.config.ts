import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { REPORTS } from './dev/test/count.ts';

const port = process.env.E2E_PORT ?? '8790';
const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? browser;
/** For tests of what Chromium's headless shell cannot do, as notifications: test('...', { tag: '@whole-browser' }, ...). */
const WHOLE_BROWSER = /@whole-browser/;
/** For tests that look at pixels. */
const PAINTED = /@painted/;
/** Chromium lays pages out without painting them, which takes a fifth of the time of all tests. */
const UNPAINTED = ['--force-gpu-mem-available-mb=0'];

/** End-to-end tests in a real browser. The server starts with `npm start`'s code and separate state. */
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: REPORTS.playwright }]],
  // A flaky test is a bug to fix.
  retries: 0,
  // On two cores: a test waits a third of its time.
  workers: 3,
  timeout: 90_000, // ten times what an idle machine needs
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Recording takes a fifth of the time of all tests: npx playwright test --trace on web/e2e/share.e2e.ts
    trace: 'off',
    // Tests of offline use allow service workers.
    serviceWorkers: 'block',
    // Frames of moving parts take a fifth of the time. Tests of what moves, and of a dialog over another, turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'headless shell',
      grepInvert: [WHOLE_BROWSER, PAINTED],
      use: { launchOptions: launch(headlessShell, UNPAINTED) },
    },
    { name: 'painted', grep: PAINTED, use: { launchOptions: launch(headlessShell) } },
    { name: 'browser', grep: WHOLE_BROWSER, use: { launchOptions: launch(browser) } },
  ],
  webServer: {
    command: 'node dev/start.mjs --reset',
    url: `http://localhost:${port}/api/config`,
    env: { PORT: port, STATE_DIR: join(tmpdir(), 'e2e-state'), NOTICE_WINDOW_SECONDS: '1' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

function launch(executablePath: string, args: string[] = []) {
  // Chromium's sandbox does not work as root, the usual user in containers.
  return { executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args };
}
