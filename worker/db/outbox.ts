import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { selectValuesWhere } from './sql-expressions.ts';
import { deadLetters, type OutboxRow, outbox, projects } from './schema.ts';

export type NewOutboxMail = Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'sealed' | 'createdAt'> & {
  /** The project's public id; null for mail about an account. */
  projectId: string | null;
};

/** How long a sender may work before the sweep takes the mail up again, in milliseconds. */
const LEASE_MS = 60_000;

/**
 * The statement that announces a mail; the same id twice is one mail. With `afterChange` it does nothing
 * unless the statement right before it in the batch changed a row.
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
  return db
    .insert(outbox)
    .select(selectValuesWhere(outbox, row, afterChange ? sql`changes() > 0` : sql`true`))
    .onConflictDoNothing();
}

/** Takes a waiting mail for sending, so that no second sender takes it for a minute. */
export async function claimOutboxMail(db: Db, id: string, now: number): Promise<OutboxRow | undefined> {
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + LEASE_MS })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.status, 'pending'),
        // The first sender comes before the announced lease ends; later ones wait for theirs.
        sql`(${outbox.attempts} = 0 OR ${outbox.nextAt} <= ${now})`,
      ),
    )
    .returning()
    .get();
}

export async function updateOutboxMailSent(db: Db, id: string, now: number): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt: now, lastError: null }).where(eq(outbox.id, id));
}

/** Notes why a mail could not be sent, and when to try again; `null` gives it up. */
export async function updateOutboxMailFailed(db: Db, id: string, reason: string, nextAt: number | null) {
  await db
    .update(outbox)
    .set(nextAt === null ? { status: 'failed', lastError: reason } : { nextAt, lastError: reason })
    .where(eq(outbox.id, id));
}

/** The mails that no queue message brought to an end, oldest first. */
export async function listDueOutboxMails(db: Db, now: number): Promise<{ id: string }[]> {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAt, now)))
    .orderBy(asc(outbox.nextAt))
    .limit(100);
}

/** The newest mail of a kind that was announced for a project. */
export async function findOutboxMail(db: Db, projectId: number, kind: OutboxRow['kind']) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.projectId, projectId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
    .get();
}

/** Every mail, newest first. */
export async function listOutbox(db: Db): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(200);
}

/** Forgets mails about accounts older than `before`, sent or not: what they offered has long ended. */
export async function deleteOldAccountMail(db: Db, before: number): Promise<void> {
  await db.delete(outbox).where(and(isNull(outbox.projectId), lte(outbox.createdAt, before)));
}

/** Keeps a queue message that failed to the end. */
export async function insertDeadLetter(db: Db, job: typeof deadLetters.$inferInsert): Promise<void> {
  await db.insert(deadLetters).values(job).onConflictDoNothing();
}
