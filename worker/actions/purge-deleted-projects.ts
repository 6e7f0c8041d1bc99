import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase } from '../db/databases.ts';
import { leaseDuePurges, updatePurge } from '../db/itinerary/projects/deleted-projects.ts';
import { describeError } from '../domain/describe-error.ts';
import { log } from '../log.ts';
import { deletePendingContentFiles, deleteProjectFiles } from '../services/object-storage.ts';

/** A second purge removes uploads and variants that were still being written during the first. */
const SECOND_PURGE_MS = 24 * 3_600_000;
/** One round deletes up to 1,000 files; the next run continues. */
const MAX_ROUNDS = 20;
const MAX_PROJECTS_PER_RUN = 10;

/**
 * Deletes what deleted projects left outside the database: files, rate and attempt counters, live sockets. Every step
 * can be repeated, and a project that fails is retried when its lease ends. Throws the first error after trying all.
 */
export async function purgeDeletedProjects(env: Cloudflare.Env, now: number): Promise<void> {
  await forEachItineraryDatabase(env, async (db) => {
    const due = await leaseDuePurges(db, now, MAX_PROJECTS_PER_RUN);
    const outcomes = await Promise.allSettled(due.map((project) => purgeProject(env, db, project, now)));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (due.length > 0) {
      log({ job: 'purge-deleted-projects', due: due.length, failed: failed.length });
    }
    if (failed[0]) throw failed[0].reason;
  });
}

type DuePurge = Awaited<ReturnType<typeof leaseDuePurges>>[number];

async function purgeProject(
  env: Cloudflare.Env,
  db: ItineraryDb,
  { projectId, deletedAt }: DuePurge,
  now: number,
) {
  for (let round = 0; await deleteProjectFiles(env.MEDIA, projectId); round++) {
    if (round >= MAX_ROUNDS) return updatePurge(db, projectId, now);
  }
  await deletePendingContentFiles(env.MAIL, [projectId]);
  const subject = `project:${projectId}`;
  await Promise.all([
    env.ACCESS_GUARD.getByName(subject).forget(),
    env.RATE_LIMITER.getByName(subject).forget(),
    env.LIVE_ROOM.getByName(projectId).end(),
  ]);
  const secondPurgeAt = deletedAt + SECOND_PURGE_MS;
  await updatePurge(db, projectId, now >= secondPurgeAt ? null : secondPurgeAt);
}

/** `purgeDeletedProjects` for `waitUntil`: logs errors, since the scheduled job tries again. */
export async function purgeAfterResponse(env: Cloudflare.Env): Promise<void> {
  await purgeDeletedProjects(env, Date.now()).catch((error: unknown) => {
    log({ job: 'purge-after-response', error: describeError(error) });
  });
}
