import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests or checks passed, failed and were skipped, and of each failure its name and first message. */
export type Count = { passed: number; failed: number; skipped: number; failures: string[] };

const folder = 'test-results/reports';
/** The reports of the test runners, whose configurations use these paths. */
export const REPORTS = {
  folder,
  vitest: (part = 'all') => `${folder}/vitest-${part}.json`,
  playwright: `${folder}/playwright.json`,
};

type VitestReport = {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Counts a Vitest report. A file that could not be loaded and a run that crashed count as one failure each. */
export function countVitest(part: string): Count {
  const report = readReport<VitestReport>(REPORTS.vitest(part));
  if (!report) return withoutReport(`Tests of ${part}`);
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const failures = report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [describeFailure(path, file.message)];
    return failed.map((test) => describeFailure(`${path} > ${test.fullName}`, test.failureMessages[0]));
  });
  if (!report.success && failures.length === 0) failures.push(`Tests of ${part}: failed outside of a test`);
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: failures.length,
    skipped: statuses.filter((status) => status !== 'passed' && status !== 'failed').length,
    failures,
  };
}

type PlaywrightSuite = {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

/** Counts Playwright's report. A test that only passed on a retry counts as failed. */
export function countPlaywright(): Count {
  const report = readReport<PlaywrightReport>(REPORTS.playwright);
  if (!report) return withoutReport('End-to-end tests');
  const failures = [
    ...report.suites.flatMap(findFailuresIn),
    ...report.errors.map((error) => describeFailure('End-to-end tests', error.message)),
  ];
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, failures };
}

function findFailuresIn(suite: PlaywrightSuite): string[] {
  const failures = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const error = test.results.find((result) => result.error)?.error;
        return describeFailure(`${suite.file} > ${spec.title}`, error?.message);
      }),
  );
  return [...failures, ...(suite.suites ?? []).flatMap(findFailuresIn)];
}

/** The name of what failed and the first two lines of why, without the colors of a terminal. */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, 2)].join('\n    ');
}

const withoutReport = (name: string): Count => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [`${name}: ended without a report`],
});

/** The report; undefined if the runner crashed before writing it. */
function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
