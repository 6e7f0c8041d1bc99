import { and, asc, eq, isNull, like, or, sql } from 'drizzle-orm';
import { sessions, type UserRow, users } from './account-schema.ts';
import type { Db } from './client.ts';
import { deleteUserProjects } from './deleted-projects.ts';
import { markAvatarsForDeletion } from './images.ts';
import { mailAliases, mails, unclaimedEvents } from './mail-schema.ts';
import {
  events,
  faqs,
  feedback,
  type ImageRow,
  outbox,
  payments,
  projects,
  pendingContents,
} from './schema.ts';

/** All rows that are an account's, as one moment saw them; one round trip. */
export async function readAccount(db: Db, userId: number) {
  const owned = sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.ownerUserId} = ${userId})`;
  const [own, eventRows, faqRows, waiting, paid, said, begun, cards, received, aliases] = await db.batch([
    db.select().from(projects).where(eq(projects.ownerUserId, userId)).orderBy(asc(projects.id)),
    db
      .select()
      .from(events)
      .where(sql`${events.projectId} IN ${owned} AND ${events.deletedAt} IS NULL`)
      .orderBy(asc(events.startsAt), asc(events.id)),
    db
      .select()
      .from(faqs)
      .where(sql`${faqs.projectId} IN ${owned} AND ${faqs.deletedAt} IS NULL`)
      .orderBy(asc(faqs.position), asc(faqs.id)),
    db.select().from(pendingContents).where(sql`${pendingContents.projectId} IN ${owned}`),
    db.select().from(payments).where(sql`${payments.projectId} IN ${owned}`).orderBy(asc(payments.id)),
    // What guests told us is theirs, not their host's.
    db
      .select()
      .from(feedback)
      .where(sql`${feedback.projectId} IN ${owned} AND ${feedback.userType} = 'owner'`)
      .orderBy(asc(feedback.id)),
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    db
      .select({ card: unclaimedEvents, mail: mails })
      .from(unclaimedEvents)
      .innerJoin(mails, eq(mails.id, unclaimedEvents.mailId))
      .where(and(eq(unclaimedEvents.userId, userId), eq(unclaimedEvents.status, 'waiting')))
      .orderBy(asc(unclaimedEvents.id)),
    db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id)),
    db.select().from(mailAliases).where(eq(mailAliases.userId, userId)).orderBy(asc(mailAliases.id)),
  ]);
  const itineraries = own.map((project) => {
    const isOf = (row: { projectId: number | null }) => row.projectId === project.id;
    return {
      project,
      events: eventRows.filter(isOf),
      faqs: faqRows.filter(isOf),
      waiting: waiting.find(isOf)?.content,
      payments: paid.filter(isOf),
      feedback: said.filter(isOf),
    };
  });
  return { itineraries, sessions: begun, cards, mails: received, aliases };
}

/**
 * Deletes an account with all that is its own: sessions, cards, addresses, pictures. Its itineraries go with
 * it as `deleteProject` does, or stay with their codes and belong to nobody. All or nothing; returns the
 * pictures whose files are to be deleted.
 */
export async function deleteAccount(
  db: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  itineraries: 'delete' | 'keep',
  now: number,
): Promise<ImageRow[]> {
  const [doomed] = await db.batch([
    markAvatarsForDeletion(db, id, now),
    ...(itineraries === 'delete' ? deleteUserProjects(db, id, now) : []),
    // Mails about an itinerary are that itinerary's.
    db
      .delete(outbox)
      .where(
        and(isNull(outbox.projectId), or(eq(outbox.recipient, email), like(outbox.id, `alias:${id}:%`))),
      ),
    db.delete(users).where(eq(users.id, id)),
  ]);
  return doomed;
}
