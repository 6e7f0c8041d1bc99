import { createDb } from '../db/client.ts';
import { deleteOldIntake } from '../db/intake.ts';
import { deleteOldBudgets, deleteOrphanMail, listOrphanMails, takeDueMails } from '../db/mails.ts';
import { purgeCards } from '../db/unclaimed.ts';
import { deleteMailFiles } from '../files.ts';

const DAY_MS = 24 * 3_600_000;

/** Queues mails again whose message was lost, or never sent: their rows still wait. */
export async function sweepMails(env: Cloudflare.Env, now: number): Promise<void> {
  const due = await takeDueMails(createDb(env.DB), now);
  if (due.length === 0) return;
  await env.MAIL_QUEUE.sendBatch(due.map(({ id }) => ({ body: { mailId: id } })));
  console.log(JSON.stringify({ door: 'scheduled', job: 'mails', due: due.length }));
}

/**
 * Once a night: deletes the mails of accounts that are gone and of nobody, cards deleted a day ago, addresses
 * that have ended, and yesterday's counts. Throws when the bucket fails: the next night does it.
 */
export async function sweepMailLeftovers(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await purgeCards(db, now - DAY_MS);
  await deleteOldIntake(db, now, now - 7 * DAY_MS);
  await deleteOldBudgets(db, new Date(now - DAY_MS).toISOString().slice(0, 10));
  const orphans = await listOrphanMails(db, now - DAY_MS);
  for (const mail of orphans) {
    // The file goes first: without its row nobody would know of it, with its row the next night does.
    if (!mail.isShared) await deleteMailFiles(env.MAIL, [mail.hash]);
    await deleteOrphanMail(db, mail.id);
  }
  console.log(JSON.stringify({ door: 'scheduled', job: 'mail-leftovers', deleted: orphans.length }));
}
