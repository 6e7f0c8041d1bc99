import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Stop } from '../steps.mjs';
import { installWithApt } from './apt.ts';

// Tests run at the same date and time every day. A preloaded library moves the system clock of Node, workerd
// and Chromium alike; docs/decisions/031-tests-have-their-own-clock.md has the alternatives.

/** Used where TEST_CLOCK is not set. Not before the compatibility date, which workerd would refuse. */
const DEFAULT_START = '2027-05-19T12:00:00Z';
const LIBRARY = resolve('.wrangler/test-clock/clock.so');
const COMPILERS = ['tcc', 'cc', 'gcc', 'clang'];

export type TestClock = {
  /** What to print: the start, or why there is none. */
  title: string;
  /** For a process that is about to start: its clock shows the start now. */
  createEnv: () => Record<string, string>;
};

/**
 * The clock for tests: `TEST_CLOCK` or the default; `TEST_CLOCK=now` is the machine's. Where no library can be
 * built, as outside Linux, the machine's clock has to do, unless TEST_CLOCK asks for another.
 */
export async function prepareClock(): Promise<TestClock> {
  const wanted = process.env.TEST_CLOCK;
  if (wanted === 'now') return { title: 'as on this machine', createEnv: () => ({}) };
  const start = parseStart(wanted ?? DEFAULT_START, readFileSync('wrangler.toml', 'utf8'));
  const createEnv = () => ({
    LD_PRELOAD: [LIBRARY, process.env.LD_PRELOAD].filter(Boolean).join(':'),
    CLOCK_OFFSET_MS: String(start.getTime() - Date.now()),
  });
  if (await buildLibrary(() => isAt(start, createEnv()))) return { title: start.toISOString(), createEnv };
  if (wanted) {
    throw new Stop(
      'The clock cannot be set to TEST_CLOCK.',
      `That needs Linux and one of these compilers: ${COMPILERS.join(', ')}.`,
    );
  }
  return { title: 'as on this machine: no compiler', createEnv: () => ({}) };
}

/** Reads a date, or a date and time. Throws Stop when it is neither, or before the Worker's compatibility date. */
export function parseStart(text: string, wranglerToml: string): Date {
  const start = new Date(text);
  if (Number.isNaN(start.getTime())) {
    throw new Stop(`TEST_CLOCK=${text} is not a date.`, 'Write it like 2027-02-28T23:50:00Z, or `now`.');
  }
  const earliest = /^compatibility_date = "([^"]+)"/m.exec(wranglerToml)?.[1];
  if (earliest && start < new Date(earliest)) {
    throw new Stop(
      `${text} is before ${earliest}, the compatibility date in wrangler.toml.`,
      'workerd does not start then: choose a later TEST_CLOCK.',
    );
  }
  return start;
}

async function buildLibrary(works: () => boolean): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  mkdirSync(dirname(LIBRARY), { recursive: true });
  const build = (compiler: string) => compile(compiler) && works();
  return COMPILERS.some(build) || ((await installWithApt('tcc')) && build('tcc'));
}

function compile(compiler: string): boolean {
  // Renamed when complete: processes of another test run may have the library loaded.
  const file = `${LIBRARY}.${process.pid}`;
  try {
    execFileSync(compiler, ['-shared', '-fPIC', '-nostdlib', '-w', '-o', file, 'dev/test/clock.c'], {
      stdio: 'ignore',
    });
    renameSync(file, LIBRARY);
    return true;
  } catch {
    return false;
  }
}

/** Whether a process with this environment starts at that time. */
function isAt(start: Date, env: Record<string, string>): boolean {
  try {
    const output = execFileSync(process.execPath, ['-p', 'Date.now()'], { env: { ...process.env, ...env } });
    return Math.abs(Number(output) - start.getTime()) < 60_000;
  } catch {
    return false;
  }
}
