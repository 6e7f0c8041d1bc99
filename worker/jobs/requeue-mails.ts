import { forEachDatabase } from '../db/databases.ts';
import { leaseDueMails } from '../db/inbox/mails.ts';
import { log } from '../log.ts';

/** Queues emails again that have not been read because their queue message was lost or never sent. */
export async function requeueMails(env: Cloudflare.Env, now: number): Promise<void> {
  await forEachDatabase(env, async (db) => {
    const due = await leaseDueMails(db, now);
    if (due.length === 0) return;
    await env.MAIL_QUEUE.sendBatch(due.map(({ id, projectId }) => ({ body: { mailId: id, projectId } })));
    log({ handler: 'scheduled', job: 'mails', due: due.length });
  });
}
