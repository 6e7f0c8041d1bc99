import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { ItineraryDb } from '../../client.ts';
import { FOR_GUESTS } from '../../outbox.ts';
import { changes } from '../../schema/itinerary/changes.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { type NoticeSubscriptionRow, noticeSubscriptions } from '../../schema/itinerary/notices.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { selectValuesWhere, withDefaults } from '../../sql-expressions.ts';

/** What a browser asks for. Access is that of its grant at this time. */
export type NewSubscription = Pick<
  NoticeSubscriptionRow,
  'projectId' | 'visitorId' | 'onlyMine' | 'personId' | 'linkVersion' | 'grantVersion' | 'reader'
> & {
  /** Left out: as before, else off. */
  reminders?: Pick<NoticeSubscriptionRow, 'remindEvening' | 'remindHour'> | undefined;
};

type PushFields = Pick<NoticeSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'expiresAt'>;

/** How long the link in a confirmation email works, in milliseconds. */
const CONFIRM_MS = 24 * 3_600_000;

const { projectId, visitorId, kind, email, createdAt, confirmedAt } = noticeSubscriptions;

/** The newest entry of a project's log: what a new subscriber knows already. */
const selectLatestSeq = (id: number) =>
  sql<number>`(SELECT coalesce(max(${changes.seq}), 0) FROM ${changes} WHERE ${changes.projectId} = ${id})`;

/**
 * Subscribes a browser to push messages, or replaces its subscription. A browser that lost its cookie takes its endpoint
 * along. Returns false if the project has the maximum of subscriptions.
 */
export async function insertPushSubscription(
  db: ItineraryDb,
  subscription: NewSubscription,
  push: PushFields,
  now: number,
): Promise<boolean> {
  const [, rows] = await db.batch([
    db
      .delete(noticeSubscriptions)
      .where(
        and(
          eq(projectId, subscription.projectId),
          eq(noticeSubscriptions.endpoint, push.endpoint ?? ''),
          ne(visitorId, subscription.visitorId),
        ),
      ),
    upsertSubscription(
      db,
      { ...subscription, ...push, kind: 'push', createdAt: now, confirmedAt: now },
      push,
    ),
  ]);
  return rows.length > 0;
}

/**
 * Asks for emails to an address, which is to be confirmed unless this browser did so before. A pending one that is asked
 * for again keeps its link. Undefined if the project has the maximum of subscriptions.
 */
export async function insertEmailSubscription(
  db: ItineraryDb,
  subscription: NewSubscription,
  address: string,
  now: number,
): Promise<NoticeSubscriptionRow | undefined> {
  const isSame = sql`${email} = ${address} AND (${confirmedAt} IS NOT NULL OR ${createdAt} > ${now - CONFIRM_MS})`;
  const row = { ...subscription, email: address, kind: 'email' as const, createdAt: now, confirmedAt: null };
  const [found] = await upsertSubscription(db, row, {
    email: address,
    // Later than before even within a millisecond: the link to confirm another address must not work for this one.
    createdAt: sql`CASE WHEN ${isSame} THEN ${createdAt} ELSE max(${createdAt} + 1, ${now}) END`,
    confirmedAt: sql`CASE WHEN ${isSame} THEN ${confirmedAt} END`,
  });
  return found;
}

/** The limit is part of the statement that writes. What a subscriber was told of stays as it was. */
function upsertSubscription(
  db: ItineraryDb,
  row: NewSubscription & Pick<NoticeSubscriptionRow, 'kind' | 'createdAt' | 'confirmedAt'>,
  changed: object,
) {
  const values = {
    ...withDefaults(noticeSubscriptions, { ...row, ...row.reminders, notifiedSeq: 0 }),
    id: null,
    notifiedSeq: selectLatestSeq(row.projectId),
  };
  const isOwn = and(eq(projectId, row.projectId), eq(kind, row.kind), eq(visitorId, row.visitorId));
  const fits = sql`((SELECT count(*) FROM ${noticeSubscriptions} WHERE ${projectId} = ${row.projectId}) < ${LIMITS.noticeSubscriptions}
    OR EXISTS (SELECT 1 FROM ${noticeSubscriptions} WHERE ${isOwn}))`;
  const { onlyMine, personId, linkVersion, grantVersion, reader } = row;
  return db
    .insert(noticeSubscriptions)
    .select(selectValuesWhere(noticeSubscriptions, values, fits))
    .onConflictDoUpdate({
      target: [projectId, kind, visitorId],
      set: { onlyMine, personId, linkVersion, grantVersion, reader, ...row.reminders, ...changed },
    })
    .returning();
}

/** A browser's subscriptions to a project, and how many browsers have one. */
export async function readSubscriptions(db: ItineraryDb, id: number, visitor: string | undefined) {
  const [mine, counted] = await db.batch([
    db
      .select()
      .from(noticeSubscriptions)
      .where(and(eq(projectId, id), eq(visitorId, visitor ?? ''))),
    db
      .select({ count: sql<number>`count(DISTINCT ${visitorId})` })
      .from(noticeSubscriptions)
      .where(and(eq(projectId, id), isNotNull(confirmedAt))),
  ]);
  return { mine, count: counted[0]?.count ?? 0 };
}

/** Ends all of a browser's subscriptions to a project, push and email. */
export async function deleteSubscriptions(db: ItineraryDb, id: number, visitor: string): Promise<void> {
  await db.delete(noticeSubscriptions).where(and(eq(projectId, id), eq(visitorId, visitor)));
}

/** A subscription that was made at `madeAt`: ids are used again after a restore of the database. */
const isMadeAt = (id: number, madeAt: number) =>
  and(eq(noticeSubscriptions.id, id), eq(createdAt, madeAt), eq(kind, 'email'));

/** With its project. */
export const findEmailSubscription = async (db: ItineraryDb, id: number, madeAt: number) =>
  db
    .select({ subscription: noticeSubscriptions, project: projects })
    .from(noticeSubscriptions)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(isMadeAt(id, madeAt))
    .get();

/**
 * Confirms an email subscription, which then replaces an earlier one of the same address. Changes before are not sent.
 * Returns false if its link has expired.
 */
export async function confirmEmail(
  db: ItineraryDb,
  id: number,
  madeAt: number,
  now: number,
): Promise<boolean> {
  const seq = sql`(SELECT coalesce(max(${changes.seq}), 0) FROM ${changes} WHERE ${changes.projectId} = ${noticeSubscriptions.projectId})`;
  const isOpen = or(isNotNull(confirmedAt), gt(createdAt, now - CONFIRM_MS));
  const [rows] = await db.batch([
    db
      .update(noticeSubscriptions)
      .set({
        notifiedSeq: sql`CASE WHEN ${confirmedAt} IS NULL THEN ${seq} ELSE ${noticeSubscriptions.notifiedSeq} END`,
        confirmedAt: sql`coalesce(${confirmedAt}, ${now})`,
      })
      .where(and(isMadeAt(id, madeAt), isOpen))
      .returning({ id: noticeSubscriptions.id }),
    db
      .delete(noticeSubscriptions)
      .where(
        and(
          sql`changes() > 0`,
          ne(noticeSubscriptions.id, id),
          isNotNull(confirmedAt),
          sql`(${projectId}, ${email}) = (SELECT own.project_id, own.email FROM ${noticeSubscriptions} AS own WHERE own.id = ${id})`,
        ),
      ),
  ]);
  return rows.length > 0;
}

/** Ends an email subscription, and drops its emails that are not sent yet. */
export async function unsubscribeEmail(db: ItineraryDb, id: number, madeAt: number): Promise<void> {
  const own = db
    .select({ id: noticeSubscriptions.projectId })
    .from(noticeSubscriptions)
    .where(isMadeAt(id, madeAt));
  const address = db.select({ email }).from(noticeSubscriptions).where(isMadeAt(id, madeAt));
  await db.batch([
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.status, 'pending'),
          inArray(outbox.kind, FOR_GUESTS),
          sql`${outbox.projectId} = ${own}`,
          sql`${outbox.recipient} = ${address}`,
        ),
      ),
    db.delete(noticeSubscriptions).where(isMadeAt(id, madeAt)),
  ]);
}

/** Deletes the email subscriptions that the recipient of a sent email does not get or does not want. */
export async function deleteUndeliverable(db: ItineraryDb, messageId: string): Promise<void> {
  const sent = sql`(SELECT ${outbox.projectId}, ${outbox.recipient} FROM ${outbox}
    WHERE ${outbox.messageId} = ${messageId} AND ${inArray(outbox.kind, FOR_GUESTS)})`;
  await db.delete(noticeSubscriptions).where(and(isNotNull(email), sql`(${projectId}, ${email}) IN ${sent}`));
}

/** Deletes the notices that an address gets, and those that wait to be sent: its account was deleted. */
export async function forgetAddress(db: ItineraryDb, address: string): Promise<void> {
  await db.batch([
    db.delete(noticeSubscriptions).where(eq(email, address)),
    db.delete(outbox).where(and(inArray(outbox.kind, FOR_GUESTS), eq(outbox.recipient, address))),
  ]);
}

/** Deletes subscriptions whose browser ended them, those never confirmed, and notices sent by email before `before`. */
export async function deleteOldNoticeData(db: ItineraryDb, before: number, now: number): Promise<void> {
  await db.batch([
    db.delete(noticeSubscriptions).where(lte(noticeSubscriptions.expiresAt, now)),
    db.delete(noticeSubscriptions).where(and(isNull(confirmedAt), lte(createdAt, now - CONFIRM_MS))),
    db.delete(outbox).where(and(inArray(outbox.kind, FOR_GUESTS), lte(outbox.createdAt, before))),
  ]);
}
