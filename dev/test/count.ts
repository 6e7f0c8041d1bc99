import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped: number };

const folder = 'test-results/reports';
/** The reports of the test runners, whose configurations use these paths. */
export const REPORTS = {
  folder,
  vitest: (part = 'all') => `${folder}/vitest-${part}.json`,
  playwright: `${folder}/playwright.json`,
};

type VitestReport = {
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Counts a Vitest report. A file that could not be loaded and a run that crashed count as one failure each. */
export function countVitest(part: string): Count {
  const report = readReport<VitestReport>(REPORTS.vitest(part));
  if (!report) return NO_REPORT;
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const count = {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length,
    skipped: statuses.filter((status) => status !== 'passed' && status !== 'failed').length,
  };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  count.failed += broken;
  if (!report.success && count.failed === 0) count.failed = 1;
  return count;
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts Playwright's report. A test that only passed on a retry counts as failed. */
export function countPlaywright(): Count {
  const report = readReport<PlaywrightReport>(REPORTS.playwright);
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

const NO_REPORT: Count = { passed: 0, failed: 1, skipped: 0 };

/** The report; undefined if the runner crashed before writing it. */
function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
