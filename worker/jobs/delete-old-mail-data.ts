import { createDb } from '../db/client.ts';
import { deleteExpiredIntake } from '../db/inbox/intake.ts';
import { deleteOldModelBudgets, deleteOrphanMails, listOrphanMails } from '../db/inbox/mails.ts';
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
  const db = createDb(env.DB);
  await deleteExpiredIntake(db, now, now - 7 * DAY_MS);
  await deleteOldModelBudgets(db, new Date(now - DAY_MS).toISOString().slice(0, 10));
  let deleted = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const orphans = await listOrphanMails(db, now - DAY_MS, BATCH);
    if (orphans.length === 0) break;
    // Files before rows: a file without a row would never be found again.
    const hashes = orphans.filter(({ isShared }) => !isShared).map(({ hash }) => hash);
    await deleteMailFiles(env.MAIL, [...new Set(hashes)]);
    await deleteOrphanMails(
      db,
      orphans.map(({ id }) => id),
    );
    deleted += orphans.length;
  }
  log({ handler: 'scheduled', job: 'mail-leftovers', deleted });
}
