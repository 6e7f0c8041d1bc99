import { createDb } from '../db/client.ts';
import { emptyDeletedEvents } from '../db/events.ts';
import { emptyDeletedFaqs } from '../db/faqs.ts';
import { deleteOldAccountMail } from '../db/outbox.ts';
import { purgeDeletedUnclaimed, purgeAssignedUnclaimed } from '../db/unclaimed.ts';

const DAY_MS = 24 * 3_600_000;
/** Deleted means out of our storage within seven days, also when one night's work fails. */
const KEPT_MS = 5 * DAY_MS;

/** Once a night: takes the words of what was deleted out of the database, and mails about accounts that are old. */
export async function eraseDeletedContent(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await emptyDeletedEvents(db, now - KEPT_MS);
  await emptyDeletedFaqs(db, now - KEPT_MS);
  await purgeDeletedUnclaimed(db, now - DAY_MS);
  await purgeAssignedUnclaimed(db, now - KEPT_MS);
  await deleteOldAccountMail(db, now - KEPT_MS);
}
