import { createDb } from '../db/client.ts';
import { purgeProposals } from '../db/inbox/proposals.ts';
import { eraseAnswers } from '../db/itinerary/answers/save-answer.ts';
import { emptyDeletedEvents } from '../db/itinerary/events/events.ts';
import { emptyDeletedFaqs } from '../db/itinerary/events/faqs.ts';
import { deleteOldChanges } from '../db/itinerary/history/history.ts';
import { deleteOldNoticeData } from '../db/itinerary/notices/notice-subscriptions.ts';
import { eraseLinkRequests } from '../db/itinerary/people/link-requests.ts';
import { deleteOldAccountMail } from '../db/outbox.ts';

const DAY_MS = 24 * 3_600_000;
/** Deleted rows are empty within seven days, even if a run fails. */
const KEPT_MS = 5 * DAY_MS;
/** The change log, and what restoring from it needs beside it. */
const HISTORY_MS = 30 * DAY_MS;

/**
 * Erases the text of deleted events, FAQs and proposals, old entries of change logs, answers to RSVPs that nobody can
 * bring back, accepted proposals, old emails about accounts, and old notices.
 */
export async function eraseDeletedContent(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  await emptyDeletedEvents(db, now - KEPT_MS);
  await emptyDeletedFaqs(db, now - KEPT_MS);
  await eraseLinkRequests(db, now - HISTORY_MS);
  await eraseAnswers(db, { peopleRemoved: now - HISTORY_MS, eventsDeleted: now - HISTORY_MS });
  await purgeProposals(db, now - DAY_MS, now - KEPT_MS);
  await deleteOldChanges(db, now - HISTORY_MS);
  await deleteOldAccountMail(db, now - KEPT_MS);
  await deleteOldNoticeData(db, now - KEPT_MS, now);
}
