import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { NO_VERSION } from '../../../domain/access/grants.ts';
import { toEventFields } from '../../../domain/event/event-fields.ts';
import type { CurrentEvent, EventState, NoticeEntry } from '../../../domain/notices/net-changes.ts';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { type ChangeRow, changes } from '../../schema/itinerary/changes.ts';
import { type EventRow, events, projects } from '../../schema/itinerary/itineraries.ts';
import {
  type NoticeSubscriptionRow,
  noticeSubscriptions,
  type PendingNoticeRow,
  pendingNotices,
} from '../../schema/itinerary/notices.ts';
import { isVisibleEvent, selectReadableProjectId } from '../../sql-expressions.ts';
import { selectDeclined, toHasDeclined } from '../answers/declined.ts';
import { selectPerson } from '../people/people.ts';

/** How long a subscription that is being sent to is not sent to again, in milliseconds. */
const LEASE_MS = 60_000;

const { id, nextAt, attempts, notifiedSeq, confirmedAt } = noticeSubscriptions;

/** A subscription that may be sent to, with its project. */
export async function findSubscription(db: ItineraryDb, subscriptionId: number) {
  return db
    .select({ subscription: noticeSubscriptions, project: projects })
    .from(noticeSubscriptions)
    .innerJoin(projects, eq(projects.id, noticeSubscriptions.projectId))
    .where(and(eq(id, subscriptionId), isNotNull(confirmedAt)))
    .get();
}

/**
 * What happened since a subscriber was told last, and what the subscriber may see of it now, in one state of the database.
 * `hasAccess` is false if the code or the personal link that it came by has ended.
 */
export async function readNoticeState(
  db: ItineraryDb,
  subscription: NoticeSubscriptionRow,
  publicId: string,
) {
  const { projectId, personId, linkVersion, grantVersion } = subscription;
  const isLinked = linkVersion !== null;
  const scope = {
    projectId: publicId,
    grantVersion: grantVersion ?? NO_VERSION,
    isHost: false,
    personId: isLinked ? personId : null,
    linkVersion,
  };
  const isNew = and(eq(changes.projectId, projectId), gt(changes.seq, subscription.notifiedSeq));
  const isTold = and(isNew, eq(changes.entity, 'event'), eq(changes.notify, true));
  const [access, persons, log, entries, rows, answers] = await db.batch([
    db
      .select({ id: sql<number | null>`${selectReadableProjectId(scope)}` })
      .from(projects)
      .where(eq(projects.id, projectId)),
    selectPerson(db, publicId, personId),
    db
      .select({ seq: sql<number | null>`max(${changes.seq})` })
      .from(changes)
      .where(isNew),
    db.select().from(changes).where(isTold).orderBy(asc(changes.seq)),
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.projectId, selectReadableProjectId(scope)),
          sql`${events.id} IN (SELECT ${changes.entityId} FROM ${changes} WHERE ${isTold})`,
          isVisibleEvent(scope),
        ),
      ),
    selectDeclined(db, subscription),
  ]);
  const [person] = persons;
  return {
    hasAccess: access[0]?.id !== null && access[0]?.id !== undefined,
    person: person?.deletedAt === null ? person : undefined,
    lastSeq: log[0]?.seq ?? subscription.notifiedSeq,
    entries: entries.map(toEntry),
    events: rows.map(toCurrentEvent),
    hasDeclined: toHasDeclined(answers),
  };
}

const toEntry = ({ seq, entityId, before, after, note, isUrgent }: ChangeRow): NoticeEntry => ({
  seq,
  isUrgent,
  eventId: entityId,
  before: parseState(before),
  after: parseState(after),
  note,
});

const parseState = (json: string | null) => (json === null ? null : (JSON.parse(json) as EventState));

const toCurrentEvent = (row: EventRow): CurrentEvent => ({
  id: row.id,
  isDeleted: row.deletedAt !== null,
  state: toEventFields(row),
});

/** The subscription as it was read: another message may have sent to it meanwhile. */
type SubscriptionVersion = Pick<NoticeSubscriptionRow, 'id' | 'notifiedSeq'>;

const isUnchanged = (version: SubscriptionVersion) =>
  and(eq(id, version.id), eq(notifiedSeq, version.notifiedSeq));

/** Nobody is sending to it, and it does not wait after a failure. One that waits for the morning has no failures. */
const isFree = (now: number) => or(isNull(nextAt), lte(nextAt, now), eq(attempts, 0));

/** Leases a subscription for sending. False if another consumer is sending, has sent, or waits after a failure. */
export async function claimNotice(
  db: ItineraryDb,
  version: SubscriptionVersion,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(noticeSubscriptions)
    .set({ nextAt: now + LEASE_MS, attempts: sql`${attempts} + 1` })
    .where(and(isUnchanged(version), isFree(now)))
    .returning({ id });
  return rows.length > 0;
}

const toNotifiedColumns = (lastSeq: number) => ({ notifiedSeq: lastSeq, nextAt: null, attempts: 0 });

/** Ends the lease: the subscriber knows of everything up to `lastSeq`. With `sentAt`, because it was sent. */
export async function finishNotice(
  db: ItineraryDb,
  version: SubscriptionVersion,
  lastSeq: number,
  sentAt?: number,
): Promise<void> {
  await db
    .update(noticeSubscriptions)
    .set({ ...toNotifiedColumns(lastSeq), ...(sentAt !== undefined && { lastSentAt: sentAt }) })
    .where(isUnchanged(version));
}

/** Like `finishNotice`, with the email added to the outbox in the same batch. False if another consumer did it. */
export async function finishNoticeByEmail(
  db: ItineraryDb,
  version: SubscriptionVersion,
  lastSeq: number,
  mail: NewOutboxMail,
  now: number,
): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .update(noticeSubscriptions)
      .set({ ...toNotifiedColumns(lastSeq), lastSentAt: now })
      .where(isUnchanged(version))
      .returning({ id }),
    insertOutboxMail(db, mail, { afterChange: true }),
  ]);
  return rows.length > 0;
}

/** Sends again at `at` after a failure, which stays counted. */
export async function retryNotice(db: ItineraryDb, version: SubscriptionVersion, at: number): Promise<void> {
  await db.update(noticeSubscriptions).set({ nextAt: at }).where(isUnchanged(version));
}

/** Sends at `at`, such as at the end of the night. Resets the failures, so that an urgent change can be sent before. */
export async function postponeNotice(
  db: ItineraryDb,
  version: SubscriptionVersion,
  at: number,
  now: number,
): Promise<void> {
  await db
    .update(noticeSubscriptions)
    .set({ nextAt: at, attempts: 0 })
    .where(and(isUnchanged(version), isFree(now)));
}

/** Ends one subscription. */
export async function deleteSubscription(db: ItineraryDb, subscriptionId: number): Promise<void> {
  await db.delete(noticeSubscriptions).where(eq(id, subscriptionId));
}

/** Changes of a project that its subscribers are not told of yet. */
export async function findPendingNotice(
  db: ItineraryDb,
  projectId: number,
): Promise<PendingNoticeRow | undefined> {
  return db.select().from(pendingNotices).where(eq(pendingNotices.projectId, projectId)).get();
}

/** Ids of the subscriptions to a project that may be sent to: email addresses must be confirmed. */
export async function listSubscriberIds(db: ItineraryDb, projectId: number): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(noticeSubscriptions)
    .where(and(eq(noticeSubscriptions.projectId, projectId), isNotNull(confirmedAt)))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

/** Forgets that changes up to `urgentAt` are urgent, after their messages are queued. They stay pending for the others. */
export async function finishUrgentNotice(
  db: ItineraryDb,
  { projectId, urgentAt }: PendingNoticeRow,
): Promise<void> {
  await db
    .update(pendingNotices)
    .set({ urgentAt: null })
    .where(and(eq(pendingNotices.projectId, projectId), sql`${pendingNotices.urgentAt} = ${urgentAt}`));
}

/** Drops the pending changes after their messages are queued. True if there were changes since: they open a new window. */
export async function finishPendingNotice(
  db: ItineraryDb,
  { projectId, lastAt }: PendingNoticeRow,
): Promise<boolean> {
  const isOfProject = eq(pendingNotices.projectId, projectId);
  const [, left] = await db.batch([
    db.delete(pendingNotices).where(and(isOfProject, eq(pendingNotices.lastAt, lastAt))),
    db
      .update(pendingNotices)
      .set({ firstAt: sql`${pendingNotices.lastAt}` })
      .where(isOfProject)
      .returning(),
  ]);
  return left.length > 0;
}

/**
 * Projects whose last change was before `before`, or an urgent one before `urgentBefore`, and subscriptions that were due by
 * `dueBefore`.
 */
export async function listOverdueNotices(
  db: ItineraryDb,
  { before, urgentBefore, dueBefore }: { before: number; urgentBefore: number; dueBefore: number },
) {
  const [pending, due] = await db.batch([
    db
      .select({ projectId: pendingNotices.projectId })
      .from(pendingNotices)
      .where(or(lte(pendingNotices.lastAt, before), lte(pendingNotices.urgentAt, urgentBefore)))
      .limit(100),
    db
      .select({ projectId: noticeSubscriptions.projectId, subscriptionId: id })
      .from(noticeSubscriptions)
      .where(lte(nextAt, dueBefore))
      .orderBy(asc(nextAt))
      .limit(500),
  ]);
  return [...pending, ...due];
}
