import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { finishMail, hasChanged, isUnread, type MailReadResult } from './mail-results.ts';
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
  const isFull = sql`${inserts.length} > 0 AND (SELECT count(*) FROM ${proposals} AS other
    WHERE other.project_id = ${mail.projectId} AND other.status = 'waiting') + ${inserts.length} > ${LIMITS.proposals}`;
  const isRefused = sql`${hasChanged(proposals, updates)} OR (${isFull})`;
  const [refuse, finish] = finishMail(db, mail.id, result, isRefused, now);
  await db.batch([
    refuse,
    ...insertStatements(db, { projectId: mail.projectId, mailId: mail.id }, inserts, now, isUnread(mail.id)),
    ...updates.map(({ id, content }) =>
      db
        .update(proposals)
        .set({ ...content, mailId: mail.id, sequence: sql`${proposals.sequence} + 1`, updatedAt: now })
        .where(and(eq(proposals.id, id), eq(proposals.projectId, mail.projectId), isUnread(mail.id))),
    ),
    finish,
  ]);
}
