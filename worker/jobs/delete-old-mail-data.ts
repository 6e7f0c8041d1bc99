import { createDb } from '../db/client.ts';
import { deleteExpiredIntake } from '../db/intake.ts';
import { deleteOldModelBudgets, deleteOrphanMails, listOrphanMails, leaseDueMails } from '../db/mails.ts';
import { deleteMailFiles } from '../services/object-storage.ts';

const DAY_MS = 24 * 3_600_000;
/** Mails whose files one call deletes, and such calls a night; the rest comes the next night. */
const BATCH = 400;
const MAX_ROUNDS = 25;

/** Queues mails again whose message was lost, or never sent: their rows still wait. */
export async function requeueMails(env: Cloudflare.Env, now: number): Promise<void> {
  const due = await leaseDueMails(createDb(env.DB), now);
  if (due.length === 0) return;
  await env.MAIL_QUEUE.sendBatch(due.map(({ id }) => ({ body: { mailId: id } })));
  console.log(JSON.stringify({ door: 'scheduled', job: 'mails', due: due.length }));
}

/**
 * Once a night: deletes the mails of accounts that are gone and of nobody, addresses that have ended, and yesterday's
 * counts. Throws when the bucket fails: the next night does it.
 */
export async function deleteOldMailData(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await deleteExpiredIntake(db, now, now - 7 * DAY_MS);
  await deleteOldModelBudgets(db, new Date(now - DAY_MS).toISOString().slice(0, 10));
  let deleted = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const orphans = await listOrphanMails(db, now - DAY_MS, BATCH);
    if (orphans.length === 0) break;
    // The files go first: without its row nobody would know of one, with its row the next night does.
    const files = orphans.filter(({ isShared }) => !isShared).map(({ hash }) => hash);
    await deleteMailFiles(env.MAIL, [...new Set(files)]);
    await deleteOrphanMails(
      db,
      orphans.map(({ id }) => id),
    );
    deleted += orphans.length;
  }
  console.log(JSON.stringify({ door: 'scheduled', job: 'mail-leftovers', deleted }));
}
