import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CommandError } from '../steps.mjs';
import { installWithApt } from './apt.ts';

// Tests run at the same date and time every day. A preloaded library moves the system clock of Node, workerd
// and Chromium alike; docs/decisions/031-tests-have-their-own-clock.md has the alternatives.

/** Without TEST_CLOCK. Must not be before the compatibility date, which workerd would reject. */
const DEFAULT_START = '2027-05-19T12:00:00Z';
const LIBRARY = resolve('.wrangler/test-clock/clock.so');
const COMPILERS = ['tcc', 'cc', 'gcc', 'clang'];

export type TestClock = {
  /** The start to print, or why it cannot be set. */
  title: string;
  /** Environment of a process started now, whose clock then shows the start. */
  createEnv: () => Record<string, string>;
};

/**
 * The clock for tests starts at TEST_CLOCK, or the default; `TEST_CLOCK=now` uses the system clock. So does a machine
 * that cannot build the library. Throws CommandError there if TEST_CLOCK is set.
 */
export async function prepareClock(): Promise<TestClock> {
  const requested = process.env.TEST_CLOCK;
  if (requested === 'now') return { title: 'system clock', createEnv: () => ({}) };
  const start = parseStart(requested ?? DEFAULT_START, readFileSync('wrangler.toml', 'utf8'));
  const createEnv = () => ({
    LD_PRELOAD: [LIBRARY, process.env.LD_PRELOAD].filter(Boolean).join(':'),
    CLOCK_OFFSET_MS: String(start.getTime() - Date.now()),
  });
  if (await buildLibrary(() => isAt(start, createEnv()))) return { title: start.toISOString(), createEnv };
  if (requested) {
    throw new CommandError(
      'TEST_CLOCK cannot be set on this machine.',
      `It needs Linux and one of these compilers: ${COMPILERS.join(', ')}.`,
    );
  }
  return { title: 'system clock (no compiler)', createEnv: () => ({}) };
}

/** Parses a date or a date and time. Throws CommandError if it is invalid or before the Worker's compatibility date. */
export function parseStart(text: string, wranglerToml: string): Date {
  const start = new Date(text);
  if (Number.isNaN(start.getTime())) {
    throw new CommandError(
      `TEST_CLOCK=${text} is not a date.`,
      'Use a date such as 2027-02-28T23:50:00Z, or `now`.',
    );
  }
  const earliest = /^compatibility_date = "([^"]+)"/m.exec(wranglerToml)?.[1];
  if (earliest && start < new Date(earliest)) {
    throw new CommandError(
      `${text} is before ${earliest}, the compatibility date in wrangler.toml.`,
      'workerd does not start then. Use a later TEST_CLOCK.',
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
