import type { Db } from '../db/client.ts';
import {
  forEachDatabase,
  forEachItineraryDatabase,
  openAllItineraries,
  openDirectory,
} from '../db/databases.ts';
import { deleteExpiredIntake } from '../db/directory/intake.ts';
import { deleteOldModelBudgets } from '../db/directory/model-budgets.ts';
import { deleteExpiredAddresses } from '../db/inbox/intake-addresses.ts';
import { deleteOrphanMails, listOrphanMails, listSharedHashes } from '../db/inbox/mails.ts';
import { log } from '../log.ts';
import { deleteMailFiles } from '../services/object-storage.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 400;
/** The next night continues. */
const MAX_ROUNDS = 25;

/**
 * Deletes emails without an account, expired intake addresses, and old model budgets. Throws when the bucket fails; the
 * next night tries again.
 */
export async function deleteOldMailData(env: Cloudflare.Env, now: number): Promise<void> {
  const directory = openDirectory(env);
  await deleteExpiredIntake(directory, now, now - 7 * DAY_MS);
  await deleteOldModelBudgets(directory, new Date(now - DAY_MS).toISOString().slice(0, 10));
  await forEachItineraryDatabase(env, (db) => deleteExpiredAddresses(db, now));
  let deleted = 0;
  for (const db of [directory, ...openAllItineraries(env)])
    deleted += await deleteOrphans(env, db, now - DAY_MS);
  log({ handler: 'scheduled', job: 'mail-leftovers', deleted });
}

async function deleteOrphans(env: Cloudflare.Env, db: Db, before: number): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const orphans = await listOrphanMails(db, before, BATCH);
    if (orphans.length === 0) break;
    const hashes = [...new Set(orphans.map(({ hash }) => hash))];
    // The same bytes may have come to somebody else, in any database.
    const shared = new Set<string>();
    await forEachDatabase(env, async (each) => {
      for (const hash of await listSharedHashes(each, hashes, before)) shared.add(hash);
    });
    // Files before rows: a file without a row would never be found again.
    await deleteMailFiles(
      env.MAIL,
      hashes.filter((hash) => !shared.has(hash)),
    );
    await deleteOrphanMails(
      db,
      orphans.map(({ id }) => id),
    );
    deleted += orphans.length;
  }
  return deleted;
}
