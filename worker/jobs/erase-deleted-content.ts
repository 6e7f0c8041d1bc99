import { createDb } from '../db/client.ts';
import { emptyDeletedEvents } from '../db/events.ts';
import { emptyDeletedFaqs } from '../db/faqs.ts';
import { deleteOldChanges } from '../db/history.ts';
import { deleteOldNoticeData } from '../db/notice-subscriptions.ts';
import { deleteOldAccountMail } from '../db/outbox.ts';
import { eraseRemovedFrom } from '../db/people-changes.ts';
import { purgeAddedProposals } from '../db/proposals.ts';
import { eraseAnswers } from '../db/rsvps.ts';
import { purgeAssignedUnclaimed, purgeDeletedUnclaimed } from '../db/unclaimed.ts';

const DAY_MS = 24 * 3_600_000;
/** Deleted rows are empty within seven days, even if a run fails. */
const KEPT_MS = 5 * DAY_MS;
/** The change log, and what restoring from it needs beside it. */
const HISTORY_MS = 30 * DAY_MS;

/**
 * Erases the text of deleted events, FAQs and unclaimed events, old entries of change logs, answers to RSVPs that nobody
 * can bring back, accepted proposals, old emails about accounts, and old notices.
 */
export async function eraseDeletedContent(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await emptyDeletedEvents(db, now - KEPT_MS);
  await emptyDeletedFaqs(db, now - KEPT_MS);
  await eraseRemovedFrom(db, now - HISTORY_MS);
  await eraseAnswers(db, { peopleRemoved: now - HISTORY_MS, eventsDeleted: now - HISTORY_MS });
  await purgeDeletedUnclaimed(db, now - DAY_MS);
  await purgeAssignedUnclaimed(db, now - KEPT_MS);
  await purgeAddedProposals(db, now - DAY_MS, now - KEPT_MS);
  await deleteOldChanges(db, now - HISTORY_MS);
  await deleteOldAccountMail(db, now - KEPT_MS);
  await deleteOldNoticeData(db, now - KEPT_MS, now);
}
