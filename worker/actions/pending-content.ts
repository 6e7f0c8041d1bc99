import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase } from '../db/databases.ts';
import {
  addPaidContent,
  deletePendingContent,
  listOldPendingContent,
  listPaidPendingContent,
} from '../db/itinerary/projects/pending-content.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { describeError } from '../domain/describe-error.ts';
import { toProjectId } from '../domain/itinerary/project-number.ts';
import { log } from '../log.ts';
import { deletePendingContentFiles, getPendingContent } from '../services/object-storage.ts';

type Bindings = Pick<Cloudflare.Env, 'MAIL'>;

/** Files in one call: R2 deletes up to 1,000. */
const BATCH = 400;
/** Each has up to 1.5 MB. */
const MAX_APPLIED = 5;

/**
 * What waits for Full Access of an itinerary, for `applyPendingContent`. Undefined if it cannot be read: the payment must
 * not wait for that.
 */
export async function readPendingContent(
  { MAIL }: Bindings,
  { projectId }: Pick<ProjectRow, 'projectId'>,
): Promise<string | null | undefined> {
  try {
    return await getPendingContent(MAIL, projectId);
  } catch (error) {
    log({ job: 'pending-content', error: describeError(error) });
    return undefined;
  }
}

/** Deletes the file of content that was applied. Never throws: files end by themselves after 30 days. */
export async function deletePendingFile({ MAIL }: Bindings, projectId: string): Promise<void> {
  await deletePendingContentFiles(MAIL, [projectId]).catch((error: unknown) => {
    log({ job: 'pending-content', error: describeError(error) });
  });
}

/** Adds the content of itineraries that were paid while it could not be read. */
export async function applyPaidContent(env: Cloudflare.Env, now: number): Promise<void> {
  await forEachItineraryDatabase(env, async (db) => {
    for (const id of await listPaidPendingContent(db, MAX_APPLIED)) {
      const content = await getPendingContent(env.MAIL, toProjectId(id));
      await addPaidContent(db, id, content, now);
      await deletePendingFile(env, toProjectId(id));
    }
  });
}

/** Deletes content that nobody paid for since before `before`. */
export async function deleteOldPendingContent(env: Bindings, db: ItineraryDb, before: number): Promise<void> {
  const old = await listOldPendingContent(db, before, BATCH);
  if (old.length === 0) return;
  await deletePendingContentFiles(env.MAIL, old.map(toProjectId));
  await deletePendingContent(db, old);
}
