import { openDirectory } from '../db/databases.ts';
import { endNightLease, leaseNight, readNightRuns, recordNightRun } from '../db/directory/night-jobs.ts';
import { DAY_MS } from '../domain/time/days.ts';

type Job = (env: Cloudflare.Env, now: number) => Promise<void>;

/** 09:17 UTC: night in America, and no evening in Europe, when guests look. */
const START_MS = (9 * 60 + 17) * 60_000;
/** A job that never ran starts only within this time after START_MS: a new deployment has no missed night to catch up on. */
const FIRST_NIGHT_MS = 3_600_000;
/** No further job begins after this; the next minute goes on. */
const SLICE_MS = 20_000;

/**
 * Runs those jobs that have not run since the last 09:17 UTC, one after the other, for about 20 seconds. Does nothing while
 * another invocation does so. Returns the outcomes; a job that failed is due again the next night.
 */
export async function runNightJobs(
  jobs: Job[],
  env: Cloudflare.Env,
  now: number,
  sliceMs = SLICE_MS,
): Promise<PromiseSettledResult<void>[]> {
  const db = openDirectory(env);
  const due = listDue(jobs.length, await readNightRuns(db), now);
  if (due.length === 0 || !(await leaseNight(db, now))) return [];
  const startedAt = Date.now();
  const outcomes: PromiseSettledResult<void>[] = [];
  try {
    for (const index of due) {
      if (outcomes.length > 0 && Date.now() - startedAt >= sliceMs) break;
      outcomes.push(...(await Promise.allSettled([jobs[index]?.(env, now)])));
      await recordNightRun(db, index, now);
    }
  } finally {
    await endNightLease(db);
  }
  return outcomes;
}

function listDue(count: number, runs: Map<number, number>, now: number): number[] {
  const night = Math.floor((now - START_MS) / DAY_MS) * DAY_MS + START_MS;
  const isDue = (index: number) => {
    const last = runs.get(index);
    return last === undefined ? now - night < FIRST_NIGHT_MS : last < night;
  };
  return Array.from({ length: count }, (_, index) => index).filter(isDue);
}
