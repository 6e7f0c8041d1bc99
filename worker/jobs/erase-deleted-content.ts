import { deleteOldPendingContent } from '../actions/pending-content.ts';
import { createItineraryDb, type DirectoryDb } from '../db/client.ts';
import { findItineraryD1, forEachItineraryDatabase, openDirectory } from '../db/databases.ts';
import { listAddedProposals, purgeAccountProposals } from '../db/directory/proposals.ts';
import { eraseAnswers } from '../db/itinerary/answers/save-answer.ts';
import { emptyDeletedEvents } from '../db/itinerary/events/events.ts';
import { emptyDeletedFaqs } from '../db/itinerary/events/faqs.ts';
import { deleteOldChanges } from '../db/itinerary/history/history.ts';
import { deleteOldNoticeData } from '../db/itinerary/notices/notice-subscriptions.ts';
import { eraseLinkRequests } from '../db/itinerary/people/link-requests.ts';
import { listRecentEventIds } from '../db/itinerary/proposals/known-bookings.ts';
import { purgeProposals } from '../db/itinerary/proposals/purge-proposals.ts';
import { eraseSignUps } from '../db/itinerary/sign-ups/sign-ups.ts';
import { deleteOldAccountMail } from '../db/outbox.ts';

const DAY_MS = 24 * 3_600_000;
/** Deleted rows are empty within seven days, even if a run fails. */
const KEPT_MS = 5 * DAY_MS;
/** The change log, and what restoring from it needs beside it. */
const HISTORY_MS = 30 * DAY_MS;
/** Content that waits for Full Access. The rule of its bucket would delete the file a day later. */
const PENDING_MS = 29 * DAY_MS;

/**
 * Erases the text of deleted events, FAQs and proposals, old entries of change logs, answers to RSVPs that nobody can
 * bring back, accepted proposals, old emails about accounts, old notices, and content that waited too long for Full Access.
 */
export async function eraseDeletedContent(env: Cloudflare.Env, now: number): Promise<void> {
  const directory = openDirectory(env);
  await deleteOldAccountMail(directory, now - KEPT_MS);
  await purgeAccountInboxes(env, directory, now);
  await forEachItineraryDatabase(env, async (db) => {
    await emptyDeletedEvents(db, now - KEPT_MS);
    await emptyDeletedFaqs(db, now - KEPT_MS);
    await eraseLinkRequests(db, now - HISTORY_MS);
    await eraseAnswers(db, { peopleRemoved: now - HISTORY_MS, eventsDeleted: now - HISTORY_MS });
    await eraseSignUps(db, { deleted: now - HISTORY_MS, peopleRemoved: now - HISTORY_MS });
    await purgeProposals(db, now - DAY_MS, now - KEPT_MS);
    await deleteOldPendingContent(env, db, now - PENDING_MS);
    await deleteOldChanges(db, now - HISTORY_MS);
    await deleteOldNoticeData(db, now - KEPT_MS, now);
  });
}

/** Proposals of accounts that are looked at in one round. */
const BATCH = 200;

/** Like `purgeProposals`, for the proposals of accounts, whose events are in other databases. */
async function purgeAccountInboxes(env: Cloudflare.Env, directory: DirectoryDb, now: number): Promise<void> {
  for (let after = 0; ; ) {
    const added = await listAddedProposals(directory, after, BATCH);
    const withEvent = await findWithEvent(env, added, now - KEPT_MS);
    const gone = added.filter(
      ({ id, mailId, addedAt }) => !withEvent.has(id) || (mailId === null && (addedAt ?? 0) <= now - DAY_MS),
    );
    await purgeAccountProposals(
      directory,
      gone.map(({ id }) => id),
      now - DAY_MS,
    );
    if (added.length < BATCH) return;
    after = added.at(-1)?.id ?? 0;
  }
}

type AddedProposal = Awaited<ReturnType<typeof listAddedProposals>>[number];

/** Those whose event exists, or was deleted after `since`; also those that are being accepted. */
async function findWithEvent(
  env: Cloudflare.Env,
  added: AddedProposal[],
  since: number,
): Promise<Set<number>> {
  const found = new Set<number>();
  const byDatabase = Map.groupBy(added, ({ addedProjectId }) =>
    addedProjectId === null ? undefined : findItineraryD1(env, addedProjectId),
  );
  for (const [d1, rows] of byDatabase) {
    if (!d1) continue;
    const eventIds = rows.flatMap(({ eventId }) => eventId ?? []);
    const present = new Set(await listRecentEventIds(createItineraryDb(d1), eventIds, since));
    for (const { id, eventId } of rows) if (eventId === null || present.has(eventId)) found.add(id);
  }
  return found;
}
