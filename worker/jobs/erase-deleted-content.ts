import { createDb } from '../db/client.ts';
import { emptyDeletedEvents } from '../db/events.ts';
import { emptyDeletedFaqs } from '../db/faqs.ts';
import { deleteOldAccountMail } from '../db/outbox.ts';
import { eraseRemovedFrom } from '../db/people-changes.ts';
import { purgeAddedProposals } from '../db/proposals.ts';
import { eraseAnswers } from '../db/rsvps.ts';
import { purgeAssignedUnclaimed, purgeDeletedUnclaimed } from '../db/unclaimed.ts';

const DAY_MS = 24 * 3_600_000;
/** Deleted content is gone within seven days, even if a run fails. */
const KEPT_MS = 5 * DAY_MS;

/**
 * Erases the text of deleted events, FAQs and unclaimed events, answers to RSVP that nobody can bring back, accepted
 * proposals, and old emails about accounts.
 */
export async function eraseDeletedContent(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await emptyDeletedEvents(db, now - KEPT_MS);
  await emptyDeletedFaqs(db, now - KEPT_MS);
  await eraseRemovedFrom(db, now - DAY_MS);
  await eraseAnswers(db, { peopleRemoved: now - DAY_MS, eventsDeleted: now - KEPT_MS });
  await purgeDeletedUnclaimed(db, now - DAY_MS);
  await purgeAssignedUnclaimed(db, now - KEPT_MS);
  await purgeAddedProposals(db, now - DAY_MS, now - KEPT_MS);
  await deleteOldAccountMail(db, now - KEPT_MS);
}
