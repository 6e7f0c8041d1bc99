import { createDb, type Db } from '../db/client.ts';
import { takeDuePurges, updatePurge } from '../db/deletion.ts';
import { describeFault } from '../domain/describe-error.ts';
import { deleteProjectFiles } from '../services/object-storage.ts';

/**
 * A second look finds what was on its way when the first one passed: an upload, a variant being made. In
 * milliseconds.
 */
const SECOND_LOOK_MS = 24 * 3_600_000;
/** Thousands of files a turn; what is left has the next turn. */
const MAX_ROUNDS = 20;
/** Itineraries a turn; one that fails waits for its lease to end. */
const MAX_PURGES = 10;

/**
 * Deletes what deleted itineraries have left: files, the counters of their codes, open
 * pages. Each step may be
 * repeated, so that whatever fails in between the next turn does again. Throws what the first failure threw,
 * when all have had their turn.
 */
export async function purge(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const due = await takeDuePurges(db, now, MAX_PURGES);
  const outcomes = await Promise.allSettled(due.map((one) => purgeOne(env, db, one, now)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (due.length > 0) {
    console.log(JSON.stringify({ door: 'scheduled', job: 'purge', due: due.length, failed: failed.length }));
  }
  if (failed[0]) throw failed[0].reason;
}

type Due = Awaited<ReturnType<typeof takeDuePurges>>[number];

async function purgeOne(env: Cloudflare.Env, db: Db, { projectId, deletedAt }: Due, now: number) {
  for (let round = 0; await deleteProjectFiles(env.MEDIA, projectId); round++) {
    if (round >= MAX_ROUNDS) return updatePurge(db, projectId, now);
  }
  const subject = `project:${projectId}`;
  await Promise.all([
    env.ACCESS_GUARD.getByName(subject).forget(),
    env.RATE_LIMITER.getByName(subject).forget(),
    env.LIVE_ROOM.getByName(projectId).end(),
  ]);
  const secondLook = deletedAt + SECOND_LOOK_MS;
  await updatePurge(db, projectId, now >= secondLook ? null : secondLook);
}

/** `purge`, right after an answer. What fails here the scheduled one does again. */
export async function purgeSoon(env: Cloudflare.Env): Promise<void> {
  await purge(env, Date.now()).catch((error: unknown) => {
    console.log(JSON.stringify({ door: 'fetch', job: 'purge', error: describeFault(error) }));
  });
}
