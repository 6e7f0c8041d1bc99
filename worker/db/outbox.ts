import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DeliveryProblem } from '../contract/owner-email.ts';
import type { Db } from './client.ts';
import { type Lane, toLane } from './mail-lanes.ts';
import { type OutboxRow, outbox } from './schema/shared/outbox.ts';
import {
  isDisownedOrSuspended,
  isSuspendedProject,
  selectProjectId,
  selectValuesWhere,
} from './sql-expressions.ts';

export type NewOutboxMail = Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'sealed' | 'createdAt'> & {
  /** The project's public id; null for emails about an account. */
  projectId: string | null;
};

/** Kinds of emails about changes of an itinerary. */
export const FOR_GUESTS: OutboxRow['kind'][] = ['notice', 'urgent-notice', 'reminder', 'notice-confirmation'];

/** Kinds that do not go to the owner. */
const FOR_OTHERS: OutboxRow['kind'][] = [...FOR_GUESTS, 'report', 'report-receipt'];

/** Kinds that are sent even while the itinerary is taken down: they are about the operator's duties. */
const WHILE_SUSPENDED: OutboxRow['kind'][] = ['report', 'report-receipt', 'withdrawal'];

/** How long a claimed email is not picked up by another sender, in milliseconds. */
const LEASE_MS = 60_000;

/**
 * The statement that inserts an email to be sent, if its id is new. With `afterChange` only if the statement right
 * before it in the batch changed a row, and only if `onlyIf` is true. Never to an owner who said that the project is not
 * theirs, or whose address is not known (empty); guests get theirs. Nothing but `WHILE_SUSPENDED` about an itinerary that
 * was taken down.
 */
export function insertOutboxMail(
  db: Db,
  mail: NewOutboxMail,
  { afterChange = false, onlyIf = sql`true` }: { afterChange?: boolean; onlyIf?: SQL } = {},
) {
  const { projectId } = mail;
  const row = {
    ...mail,
    projectId: projectId === null ? null : selectProjectId(projectId),
    lane: toLane(mail.kind),
    status: 'pending',
    attempts: 0,
    nextAt: mail.createdAt + LEASE_MS,
    lastError: null,
    sentAt: null,
    messageId: null,
    deliveredAt: null,
    problem: null,
  };
  const isDue = afterChange ? sql`changes() > 0` : sql`true`;
  const isStopped =
    projectId === null
      ? sql`false`
      : isDisownedOrSuspended(projectId, {
          ifDisowned: !FOR_OTHERS.includes(mail.kind),
          ifSuspended: !WHILE_SUSPENDED.includes(mail.kind),
        });
  return db
    .insert(outbox)
    .select(
      selectValuesWhere(
        outbox,
        row,
        sql`${isDue} AND ${onlyIf} AND ${mail.recipient} <> '' AND NOT ${isStopped}`,
      ),
    )
    .onConflictDoNothing();
}

/** True for emails that may be sent: all, or only some kinds while the itinerary is taken down. */
const isSendable = (db: Db): SQL =>
  db.kind === 'directory'
    ? sql`true`
    : sql`(${inArray(outbox.kind, WHILE_SUSPENDED)} OR NOT ${isSuspendedProject(outbox.projectId)})`;

/** Claims a pending email for one minute, so that it is not sent twice. Undefined if it is not due. */
export async function claimOutboxMail(db: Db, id: string, now: number): Promise<OutboxRow | undefined> {
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + LEASE_MS })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.status, 'pending'),
        isSendable(db),
        // The first attempt comes before the initial lease ends; retries wait for `nextAt`.
        sql`((${outbox.attempts} = 0 AND ${outbox.problem} IS NULL) OR ${outbox.nextAt} <= ${now})`,
      ),
    )
    .returning()
    .get();
}

/** `messageId` is that of the email service. */
export async function updateOutboxMailSent(db: Db, id: string, messageId: string, now: number) {
  await db
    .update(outbox)
    .set({ status: 'sent', sentAt: now, messageId, problem: null, lastError: null })
    .where(eq(outbox.id, id));
}

/** The next attempt is at `nextAt`. Waiting for our quota (`limit`) does not count as an attempt. */
export async function updateOutboxMailWaiting(
  db: Db,
  id: string,
  { reason, problem, nextAt }: { reason: string; problem: 'limit' | null; nextAt: number },
): Promise<void> {
  const attempts = problem === 'limit' ? sql`${outbox.attempts} - 1` : outbox.attempts;
  await db.update(outbox).set({ nextAt, problem, attempts, lastError: reason }).where(eq(outbox.id, id));
}

/** Gives up, unless the email was stopped meanwhile, for another reason. */
export async function updateOutboxMailFailed(
  db: Db,
  id: string,
  { reason, problem }: { reason: string; problem: DeliveryProblem },
): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'failed', problem, lastError: reason })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'pending')));
}

/** Returns whether there is such an email. The same event twice changes nothing more. */
export async function updateOutboxMailDelivered(db: Db, messageId: string, at: number): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ deliveredAt: sql`coalesce(${outbox.deliveredAt}, ${at})` })
    .where(eq(outbox.messageId, messageId))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/**
 * Returns whether there is such an email. Of two events, the second wins: an email that was marked as spam was
 * delivered before.
 */
export async function updateOutboxMailUndelivered(
  db: Db,
  messageId: string,
  { reason, problem }: { reason: string; problem: DeliveryProblem },
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ status: 'failed', problem, lastError: reason })
    .where(eq(outbox.messageId, messageId))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** Pending emails of a lane that are due, oldest first: their queue message was lost or failed. */
export async function listDueOutboxMails(db: Db, lane: Lane, now: number): Promise<{ id: string }[]> {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'pending'), eq(outbox.lane, lane), lte(outbox.nextAt, now), isSendable(db)))
    .orderBy(asc(outbox.nextAt))
    .limit(100);
}

/** A project's newest email of a kind. */
export async function findOutboxMail(db: Db, projectId: number, kind: OutboxRow['kind']) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.projectId, projectId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
    .get();
}

/**
 * The newest email with the codes, or a receipt that was sent since and could not be delivered: both say whether the
 * owner's address works.
 */
export async function findOwnerMail(db: Db, projectId: number): Promise<OutboxRow | undefined> {
  const codes = await findOutboxMail(db, projectId, 'codes');
  const receipt = await findOutboxMail(db, projectId, 'receipt');
  const isNewer = receipt && receipt.createdAt >= (codes?.createdAt ?? 0);
  const isRefused = receipt?.status === 'failed' && receipt.problem !== null && receipt.problem !== 'sending';
  return isNewer && isRefused ? receipt : codes;
}

/** The newest 200 emails. */
export async function listOutbox(db: Db): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(200);
}

/** Deletes emails about accounts created before `before`, sent or not; their links have expired. */
export async function deleteOldAccountMail(db: Db, before: number): Promise<void> {
  await db.delete(outbox).where(and(isNull(outbox.projectId), lte(outbox.createdAt, before)));
}
