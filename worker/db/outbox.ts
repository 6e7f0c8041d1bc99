import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deadLetters, type OutboxRow, outbox, projects } from './schema.ts';
import { selectValuesWhere } from './sql-expressions.ts';

export type NewOutboxMail = Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'sealed' | 'createdAt'> & {
  /** The project's public id; null for emails about an account. */
  projectId: string | null;
};

/** How long a claimed email is not picked up by another sender, in milliseconds. */
const LEASE_MS = 60_000;

/**
 * The statement that inserts an email to be sent, if its id is new. With `afterChange` only if the statement right
 * before it in the batch changed a row. Never to an owner who said that the project is not theirs.
 */
export function insertOutboxMail(db: Db, mail: NewOutboxMail, { afterChange = false } = {}) {
  const row = {
    ...mail,
    projectId:
      mail.projectId &&
      sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${mail.projectId})`,
    status: 'pending',
    attempts: 0,
    nextAt: mail.createdAt + LEASE_MS,
    lastError: null,
    sentAt: null,
  };
  const isDue = afterChange ? sql`changes() > 0` : sql`true`;
  const isDisowned = sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${projects.projectId} = ${mail.projectId} AND ${projects.disownedAt} IS NOT NULL)`;
  return db
    .insert(outbox)
    .select(selectValuesWhere(outbox, row, sql`${isDue} AND NOT ${isDisowned}`))
    .onConflictDoNothing();
}

/** Claims a pending email for one minute, so that it is not sent twice. Undefined if it is not due. */
export async function claimOutboxMail(db: Db, id: string, now: number): Promise<OutboxRow | undefined> {
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + LEASE_MS })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.status, 'pending'),
        // The first attempt comes before the initial lease ends; retries wait for `nextAt`.
        sql`(${outbox.attempts} = 0 OR ${outbox.nextAt} <= ${now})`,
      ),
    )
    .returning()
    .get();
}

export async function updateOutboxMailSent(db: Db, id: string, now: number): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt: now, lastError: null }).where(eq(outbox.id, id));
}

/** `nextAt` is when to retry; null gives up. */
export async function updateOutboxMailFailed(db: Db, id: string, reason: string, nextAt: number | null) {
  await db
    .update(outbox)
    .set(nextAt === null ? { status: 'failed', lastError: reason } : { nextAt, lastError: reason })
    .where(eq(outbox.id, id));
}

/** Pending emails that are due, oldest first: their queue message was lost or failed. */
export async function listDueOutboxMails(db: Db, now: number): Promise<{ id: string }[]> {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAt, now)))
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

/** The newest 200 emails. */
export async function listOutbox(db: Db): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(200);
}

/** Deletes emails about accounts created before `before`, sent or not; their links have expired. */
export async function deleteOldAccountMail(db: Db, before: number): Promise<void> {
  await db.delete(outbox).where(and(isNull(outbox.projectId), lte(outbox.createdAt, before)));
}

export async function insertDeadLetter(db: Db, job: typeof deadLetters.$inferInsert): Promise<void> {
  await db.insert(deadLetters).values(job).onConflictDoNothing();
}
