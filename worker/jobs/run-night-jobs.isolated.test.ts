import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { runNightJobs } from './run-night-jobs.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

const DAY_MS = 24 * 3_600_000;
const at = (time: string, day = 0) => Date.parse(`2027-03-01T${time}:00Z`) + day * DAY_MS;

it('runs each job once a night, in slices, and after a night that was missed', async () => {
  const ran: string[] = [];
  const jobs = ['a', 'b', 'c'].map((name) => async () => {
    ran.push(name);
    if (name === 'b') throw new Error('injected');
  });
  const run = async (now: number) => {
    ran.length = 0;
    await runNightJobs(jobs, env, now, 0);
    return ran.join();
  };
  expect(await run(at('03:00'))).toBe('');
  // Each slice has time for one; a failed one is not repeated until the next night.
  expect(await run(at('09:17'))).toBe('a');
  expect(await run(at('09:18'))).toBe('b');
  expect(await run(at('09:19'))).toBe('c');
  expect(await run(at('09:20'))).toBe('');
  expect(await run(at('09:16', 1))).toBe('');
  // The cron did not run at 09:17.
  expect(await run(at('15:00', 1))).toBe('a');
  ran.length = 0;
  await runNightJobs(jobs, env, at('15:01', 1));
  expect(ran).toEqual(['b', 'c']);
});

it('does nothing while another run is going on, unless that was stopped', async () => {
  const ends: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => void ends.push(resolve));
  const slow = runNightJobs([job], env, at('09:17', 5));
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const other = vi.fn(async () => {});
  await runNightJobs([other], env, at('09:18', 5));
  expect(other).not.toHaveBeenCalled();
  await runNightJobs([other], env, at('09:40', 5));
  expect(other).toHaveBeenCalledOnce();
  ends[0]?.();
  await slow;
});

it('gives all lines of a minute one id', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  await runScheduledJobs(env, at('12:34', 9));
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: 'cron:2027-03-10T12:34' });
});
