import { and, asc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import { selectAnswersOf } from '../../itinerary/answers/read-answers.ts';
import { selectChanges } from '../../itinerary/history/history.ts';
import { markAvatarsForDeletion } from '../../itinerary/images.ts';
import { selectLinkRequestsOf } from '../../itinerary/people/link-requests.ts';
import { deleteUserProjects } from '../../itinerary/projects/deleted-projects.ts';
import { toNextVersion } from '../../itinerary/projects/projects.ts';
import { FOR_GUESTS } from '../../outbox.ts';
import { sessions, type UserRow, users } from '../../schema/directory/accounts.ts';
import { mailAliases } from '../../schema/directory/intake.ts';
import { type AssistantKeyRow, assistantKeys } from '../../schema/itinerary/assistant-keys.ts';
import { events, faqs, feedback, pendingContents, projects } from '../../schema/itinerary/itineraries.ts';
import { noticeSubscriptions } from '../../schema/itinerary/notices.ts';
import { payments } from '../../schema/itinerary/payments.ts';
import { people } from '../../schema/itinerary/people.ts';
import type { ImageRow } from '../../schema/shared/images.ts';
import { type MailRow, mails } from '../../schema/shared/mails.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { type ProposalRow, proposals } from '../../schema/shared/proposals.ts';

/** All rows of an account, from one consistent batch. */
export async function readAccount(db: DirectoryDb, userId: number) {
  const owned = sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.ownerUserId} = ${userId})`;
  const [
    projectRows,
    eventRows,
    faqRows,
    peopleRows,
    rsvpRows,
    requestRows,
    pendingRows,
    changeRows,
    paymentRows,
    feedbackRows,
    sessionRows,
    unclaimed,
    mailRows,
    aliases,
    notices,
    ...proposed
  ] = await db.batch([
    db.select().from(projects).where(eq(projects.ownerUserId, userId)).orderBy(asc(projects.id)),
    ...selectContent(db, owned),
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    db
      .select({ proposal: proposals, mail: mails })
      .from(proposals)
      .innerJoin(mails, eq(mails.id, proposals.mailId))
      .where(and(eq(proposals.userId, userId), eq(proposals.status, 'waiting')))
      .orderBy(asc(proposals.id)),
    db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id)),
    db.select().from(mailAliases).where(eq(mailAliases.userId, userId)).orderBy(asc(mailAliases.id)),
    selectSubscriptions(db, userId),
    ...selectProposed(db, owned),
  ]);
  const itineraries = projectRows.map((project) => {
    const isOf = (row: { projectId: number | null }) => row.projectId === project.id;
    return {
      project,
      events: eventRows.filter(isOf),
      faqs: faqRows.filter(isOf),
      people: peopleRows.filter(isOf),
      rsvps: rsvpRows.filter(isOf),
      linkRequests: requestRows.filter(isOf),
      pendingContent: pendingRows.find(isOf)?.content,
      changes: changeRows.filter(isOf),
      payments: paymentRows.filter(isOf),
      feedback: feedbackRows.filter(isOf),
      ...toProposed(proposed, isOf),
    };
  });
  return { itineraries, sessions: sessionRows, unclaimed, mails: mailRows, aliases, notices };
}

/** The statement that selects the notifications that an account's verified address gets. */
const selectSubscriptions = (db: DirectoryDb, userId: number) =>
  db
    // D1 returns the rows of a batch by column name, and both tables have a project_id.
    .select({
      subscription: noticeSubscriptions,
      publicId: sql<string>`${projects.projectId}`.as('public_id'),
    })
    .from(noticeSubscriptions)
    .innerJoin(projects, eq(projects.id, noticeSubscriptions.projectId))
    .innerJoin(users, and(eq(users.email, noticeSubscriptions.email), eq(users.emailVerified, true)))
    .where(eq(users.id, userId))
    .orderBy(asc(noticeSubscriptions.id));

type ProposedRows = [ProposalRow[], AssistantKeyRow[], MailRow[]];

const toProposed = (
  [proposalRows, keyRows, mailRows]: ProposedRows,
  isOf: (row: { projectId: number | null }) => boolean,
) => ({
  proposals: proposalRows.filter(isOf),
  assistantKeys: keyRows.filter(isOf),
  mails: mailRows.filter(isOf),
});

/** The statements that select the waiting proposals, assistant keys and emails of projects. */
function selectProposed(db: DirectoryDb, projectIds: SQL) {
  return [
    db
      .select()
      .from(proposals)
      .where(sql`${proposals.projectId} IN ${projectIds} AND ${proposals.status} = 'waiting'`)
      .orderBy(asc(proposals.id)),
    db
      .select()
      .from(assistantKeys)
      .where(sql`${assistantKeys.projectId} IN ${projectIds}`)
      .orderBy(asc(assistantKeys.id)),
    db.select().from(mails).where(sql`${mails.projectId} IN ${projectIds}`).orderBy(asc(mails.id)),
  ] as const;
}
/** The statements that select the rows of projects. `owned` is a list of their ids in SQL. */
const selectContent = (db: DirectoryDb, owned: SQL) =>
  [
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
    db
      .select()
      .from(people)
      .where(sql`${people.projectId} IN ${owned} AND ${people.deletedAt} IS NULL`)
      .orderBy(asc(people.nameKey)),
    selectAnswersOf(db, owned),
    selectLinkRequestsOf(db, owned),
    db.select().from(pendingContents).where(sql`${pendingContents.projectId} IN ${owned}`),
    selectChanges(db, owned),
    db.select().from(payments).where(sql`${payments.projectId} IN ${owned}`).orderBy(asc(payments.id)),
    // Feedback from guests is not the host's data.
    db
      .select()
      .from(feedback)
      .where(sql`${feedback.projectId} IN ${owned} AND ${feedback.userType} = 'owner'`)
      .orderBy(asc(feedback.id)),
  ] as const;

/**
 * Deletes an account with its sessions, unclaimed events, intake addresses, notifications and avatars. Its itineraries
 * are deleted as in `deleteProject`, or kept without an owner: then their codes work, but nobody stays admin without
 * entering one. All or nothing. Returns the images whose files are to be deleted.
 */
export async function deleteAccount(
  db: DirectoryDb,
  { id, email, emailVerified }: Pick<UserRow, 'id' | 'email' | 'emailVerified'>,
  itineraries: 'delete' | 'keep',
  now: number,
): Promise<ImageRow[]> {
  const [removed] = await db.batch([
    markAvatarsForDeletion(db, id, now),
    ...(itineraries === 'delete' ? deleteUserProjects(db, id, now) : [endAdminGrants(db, id)]),
    // Emails to the owner of an itinerary are deleted with the itinerary.
    db
      .delete(outbox)
      .where(
        and(
          or(isNull(outbox.projectId), inArray(outbox.kind, FOR_GUESTS)),
          or(emailVerified ? eq(outbox.recipient, email) : undefined, like(outbox.id, `alias:${id}:%`)),
        ),
      ),
    db.delete(noticeSubscriptions).where(emailVerified ? eq(noticeSubscriptions.email, email) : sql`false`),
    db.delete(users).where(eq(users.id, id)),
  ]);
  return removed;
}

/** The statement that makes all admins of the account's itineraries viewers, as a new admin code does. */
function endAdminGrants(db: DirectoryDb, userId: number) {
  return db
    .update(projects)
    .set({
      adminVersion: toNextVersion(projects.adminVersion),
      creatorVersion: toNextVersion(projects.creatorVersion),
    })
    .where(eq(projects.ownerUserId, userId));
}
