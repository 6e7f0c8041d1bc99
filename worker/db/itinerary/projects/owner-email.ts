import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { ownerChanges } from '../../schema/itinerary/owner-changes.ts';
import { type OutboxRow, outbox } from '../../schema/shared/outbox.ts';
import { toNextVersion } from './projects.ts';

/**
 * Whether an email may be in its recipient's mailbox: it was delivered, or sent without a failure, or may just be on its
 * way.
 */
export const mayHaveArrived = (mail: Pick<OutboxRow, 'deliveredAt' | 'status' | 'attempts'>): boolean =>
  mail.deliveredAt !== null || mail.status === 'sent' || (mail.status === 'pending' && mail.attempts > 0);

/** `mayHaveArrived` in SQL. */
const MAY_HAVE_ARRIVED = sql`(${outbox.deliveredAt} IS NOT NULL OR ${outbox.status} = 'sent' OR (${outbox.status} = 'pending' AND ${outbox.attempts} > 0))`;

/** Whether any email with the codes may have reached the owner's present address. */
const isOwnerReached = ({ id, ownerEmail }: Pick<ProjectRow, 'id' | 'ownerEmail'>): SQL<number> =>
  sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.projectId} = ${id} AND ${outbox.kind} = 'codes' AND ${outbox.recipient} = ${ownerEmail} AND ${MAY_HAVE_ARRIVED})`;

export async function readIsOwnerReached(db: ItineraryDb, project: ProjectRow): Promise<boolean> {
  const row = await db
    .select({ isReached: isOwnerReached(project) })
    .from(projects)
    .where(eq(projects.id, project.id))
    .get();
  return row?.isReached === 1;
}

type CodeColumns = 'accessCodeSealed' | 'accessCodeHash' | 'adminCodeSealed' | 'adminCodeHash';
type OwnerChange = Pick<ProjectRow, 'ownerEmail'> & Partial<Pick<ProjectRow, CodeColumns>>;

/**
 * Changes the owner's email and codes, inserts `mails`, and stops emails with codes to the earlier address. Others that
 * it did not get go to the new one. All or nothing. Undefined if an account owns the project, or if since `seen` was
 * read its address or codes changed, or an email with codes may have arrived.
 */
export async function updateOwnerEmail(
  db: ItineraryDb,
  seen: ProjectRow,
  change: OwnerChange,
  {
    mails: [codes, ...others],
    isReached,
    undoHash,
  }: { mails: [NewOutboxMail, ...NewOutboxMail[]]; isReached: boolean; undoHash: string },
  now: number,
): Promise<ProjectRow | undefined> {
  const isChanged = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${codes.id})`;
  const toEarlier = and(eq(outbox.projectId, seen.id), eq(outbox.recipient, seen.ownerEmail), isChanged);
  const [rows] = await db.batch([
    updateProjectOwner(db, seen, change, isReached, now),
    insertOutboxMail(db, codes, { afterChange: true }),
    db
      .update(outbox)
      .set({ status: 'failed', problem: 'sending', lastError: 'The address was corrected.' })
      .where(and(toEarlier, eq(outbox.kind, 'codes'), eq(outbox.status, 'pending'))),
    db
      .update(outbox)
      .set({ ...UNSENT, recipient: change.ownerEmail, nextAt: now, createdAt: now })
      .where(and(toEarlier, inArray(outbox.kind, ['receipt', 'lockout']), sql`NOT ${MAY_HAVE_ARRIVED}`)),
    ...others.map((mail) => insertOutboxMail(db, mail, { onlyIf: isChanged })),
    db
      .insert(ownerChanges)
      .select(sql`SELECT ${undoHash}, ${seen.id}, ${seen.ownerEmail}, ${now} WHERE ${isChanged}`),
  ]);
  return rows[0];
}

const UNSENT = {
  status: 'pending',
  attempts: 0,
  sentAt: null,
  messageId: null,
  problem: null,
  lastError: null,
} as const;

/** The statement that changes the project, under the conditions of `updateOwnerEmail`. */
function updateProjectOwner(
  db: ItineraryDb,
  seen: ProjectRow,
  change: OwnerChange,
  isReached: boolean,
  now: number,
) {
  return db
    .update(projects)
    .set({
      ...change,
      // Who said that it is not theirs was somebody else.
      disownedAt: null,
      ...(change.accessCodeHash !== undefined && { grantVersion: toNextVersion(projects.grantVersion) }),
      ...(change.adminCodeHash !== undefined && { adminVersion: toNextVersion(projects.adminVersion) }),
      revision: sql`${projects.revision} + 1`,
      lastChange: toLastChange(db, now),
      updatedAt: now,
    })
    .where(
      and(
        eq(projects.id, seen.id),
        isNull(projects.ownerUserId),
        eq(projects.ownerEmail, seen.ownerEmail),
        // An admin whose grant has just ended must not do this.
        eq(projects.grantVersion, seen.grantVersion),
        eq(projects.adminVersion, seen.adminVersion),
        sql`${isOwnerReached(seen)} = ${isReached ? 1 : 0}`,
      ),
    )
    .returning();
}
