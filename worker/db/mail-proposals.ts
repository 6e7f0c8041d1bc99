import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import type { MailReadResult } from './mail-results.ts';
import { mails } from './mail-schema.ts';
import { proposals } from './proposal-schema.ts';
import { insertStatements, type NewProposal } from './proposals.ts';

/** `sequence` is the one that was read. */
export type ProposalUpdate = { id: number; sequence: number; content: Partial<NewProposal> };

/**
 * Stores the outcome of an email to an itinerary and its proposals, all or nothing, and only once if it is read again.
 * Throws if a proposal in `updates` was changed after it was read, or if too many would wait; then the email must be read
 * again.
 */
export async function saveMailProposals(
  db: Db,
  mail: { id: number; projectId: number },
  result: MailReadResult,
  { inserts, updates }: { inserts: NewProposal[]; updates: ProposalUpdate[] },
  now: number,
): Promise<void> {
  const isUnread = sql`(SELECT status FROM ${mails} WHERE id = ${mail.id}) = 'waiting'`;
  const seen = JSON.stringify(updates.map(({ id, sequence }) => [id, sequence]));
  const hasConflict = sql`EXISTS (SELECT 1 FROM json_each(${seen}) AS seen LEFT JOIN ${proposals} AS current
    ON current.id = json_extract(seen.value, '$[0]') AND current.status = 'waiting'
    WHERE current.sequence IS NOT json_extract(seen.value, '$[1]'))`;
  const isFull = sql`(SELECT count(*) FROM ${proposals} AS other WHERE other.project_id = ${mail.projectId}
    AND other.status = 'waiting') + ${inserts.length} > ${LIMITS.proposals}`;
  await db.batch([
    // A condition cannot abort a batch, but violating NOT NULL does.
    db
      .update(mails)
      .set({
        status: sql`CASE WHEN ${hasConflict} OR (${inserts.length} > 0 AND ${isFull}) THEN NULL ELSE ${mails.status} END`,
      })
      .where(and(eq(mails.id, mail.id), eq(mails.status, 'waiting'))),
    ...insertStatements(db, { projectId: mail.projectId, mailId: mail.id }, inserts, now, isUnread),
    ...updates.map(({ id, content }) =>
      db
        .update(proposals)
        .set({ ...content, mailId: mail.id, sequence: sql`${proposals.sequence} + 1`, updatedAt: now })
        .where(and(eq(proposals.id, id), eq(proposals.projectId, mail.projectId), isUnread)),
    ),
    db
      .update(mails)
      .set({ ...result, status: 'done', doneAt: now })
      .where(and(eq(mails.id, mail.id), eq(mails.status, 'waiting'))),
  ]);
}
