import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type AssistantKeyRow, assistantKeys } from '../../schema/itinerary/assistant-keys.ts';
import { events, faqs, feedback, pendingContents, projects } from '../../schema/itinerary/itineraries.ts';
import { noticeSubscriptions } from '../../schema/itinerary/notices.ts';
import { papers } from '../../schema/itinerary/papers.ts';
import { payments } from '../../schema/itinerary/payments.ts';
import { people } from '../../schema/itinerary/people.ts';
import { signUps } from '../../schema/itinerary/sign-ups.ts';
import { type MailRow, mails } from '../../schema/shared/mails.ts';
import { type ProposalRow, proposals } from '../../schema/shared/proposals.ts';
import { selectAnswersOf } from '../answers/read-answers.ts';
import { selectChanges } from '../history/history.ts';
import { IS_LISTED } from '../papers/visible-papers.ts';
import { selectLinkRequestsOf } from '../people/link-requests.ts';
import { selectPlacesOf } from '../sign-ups/sign-ups.ts';

/**
 * All rows of the itineraries that an account owns in one database, and the notifications that its verified address gets
 * there, from one consistent batch.
 */
export async function readOwnedItineraries(
  db: ItineraryDb,
  { userId, email }: { userId: number; email: string | null },
) {
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
    paperRows,
    signUpRows,
    placeRows,
    notices,
    ...proposed
  ] = await db.batch([
    db.select().from(projects).where(eq(projects.ownerUserId, userId)).orderBy(asc(projects.createdAt)),
    ...selectContent(db, owned),
    selectSubscriptions(db, email),
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
      isPending: pendingRows.some(isOf),
      changes: changeRows.filter(isOf),
      payments: paymentRows.filter(isOf),
      feedback: feedbackRows.filter(isOf),
      papers: paperRows.filter(isOf),
      signUps: signUpRows.filter(isOf),
      places: placeRows.filter(isOf),
      ...toProposed(proposed, isOf),
    };
  });
  return { itineraries, notices };
}

/** The statement that selects the notifications that an address gets. */
const selectSubscriptions = (db: ItineraryDb, email: string | null) =>
  db
    // D1 returns the rows of a batch by column name, and both tables have a project_id.
    .select({
      subscription: noticeSubscriptions,
      publicId: sql<string>`${projects.projectId}`.as('public_id'),
    })
    .from(noticeSubscriptions)
    .innerJoin(projects, eq(projects.id, noticeSubscriptions.projectId))
    .where(email === null ? sql`false` : eq(noticeSubscriptions.email, email))
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
function selectProposed(db: ItineraryDb, projectIds: SQL) {
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
const selectContent = (db: ItineraryDb, owned: SQL) =>
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
    db
      .select()
      .from(papers)
      .where(sql`${papers.projectId} IN ${owned} AND ${IS_LISTED}`)
      .orderBy(asc(papers.id)),
    db
      .select()
      .from(signUps)
      .where(sql`${signUps.projectId} IN ${owned} AND ${signUps.deletedAt} IS NULL`)
      .orderBy(asc(signUps.id)),
    selectPlacesOf(db, owned),
  ] as const;
