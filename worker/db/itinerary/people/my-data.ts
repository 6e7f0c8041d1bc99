import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { RsvpWriter } from '../../../domain/itinerary/rsvps.ts';
import type { ItineraryDb } from '../../client.ts';
import { FOR_GUESTS } from '../../outbox.ts';
import { changes } from '../../schema/itinerary/changes.ts';
import { noticeSubscriptions } from '../../schema/itinerary/notices.ts';
import { papers } from '../../schema/itinerary/papers.ts';
import { linkReads, linkRequests, people } from '../../schema/itinerary/people.ts';
import { rsvps } from '../../schema/itinerary/rsvps.ts';
import { acknowledgements } from '../../schema/itinerary/shifts.ts';
import { signUpPlaces, signUps } from '../../schema/itinerary/sign-ups.ts';
import { outbox } from '../../schema/shared/outbox.ts';
import { toClaim } from '../answers/save-answer.ts';
import { IS_LISTED } from '../papers/visible-papers.ts';
import { touchProject } from '../projects/projects.ts';

/**
 * The guest who asks: `writer` as in `rsvps.writer`, `visitorId` of the browser. Somebody who came by a personal link has
 * everything that is stored of the person; somebody who claimed the name has what this browser wrote.
 */
export type DataSubject = {
  projectId: number;
  personId: number;
  isLinked: boolean;
  writer: RsvpWriter;
  visitorId: string;
};

/** The answers of a person, or those of them that this browser wrote. */
function isAnswerOf({ projectId, personId, isLinked, writer }: DataSubject): SQL | undefined {
  const isOfPerson = and(eq(rsvps.projectId, projectId), eq(rsvps.personId, personId));
  return isLinked ? isOfPerson : and(isOfPerson, or(eq(rsvps.claim, writer), eq(rsvps.writer, writer)));
}

/** Somebody who claimed a name may have asked for the link of another one. */
const isRequestOf = ({ projectId, personId, isLinked, writer }: DataSubject) =>
  isLinked
    ? eq(linkRequests.personId, personId)
    : and(
        eq(linkRequests.browser, writer),
        sql`${linkRequests.personId} IN (SELECT ${people.id} FROM ${people} WHERE ${people.projectId} = ${projectId})`,
      );

function isSubscriptionOf({ projectId, personId, isLinked, visitorId }: DataSubject) {
  const isOfBrowser = eq(noticeSubscriptions.visitorId, visitorId);
  const isOwn = isLinked ? or(isOfBrowser, eq(noticeSubscriptions.personId, personId)) : isOfBrowser;
  return and(eq(noticeSubscriptions.projectId, projectId), isOwn);
}

/** The places that the person has taken, or those that this browser has. */
const isPlaceOf = ({ personId, isLinked, writer }: DataSubject) =>
  and(
    eq(signUpPlaces.personId, personId),
    isLinked ? undefined : sql`${signUpPlaces.claim} = ${toClaim(personId, writer)}`,
  );

/** Emails to the addresses that the subject gave, sent or not. */
const isMailTo = (subject: DataSubject) =>
  and(
    eq(outbox.projectId, subject.projectId),
    inArray(outbox.kind, FOR_GUESTS),
    sql`${outbox.recipient} IN (SELECT ${noticeSubscriptions.email} FROM ${noticeSubscriptions}
      WHERE ${isSubscriptionOf(subject)})`,
  );

/** Entries of the change log about the person's answers; of a claimed name, those that guests wrote. */
const isEntryOf = ({ projectId, personId, isLinked }: DataSubject) =>
  and(
    eq(changes.projectId, projectId),
    eq(changes.entity, 'rsvp'),
    eq(changes.entityId, personId),
    isLinked ? undefined : eq(changes.byPerson, personId),
  );

/** The person's acknowledgements. None for a claimed name, because it is unknown which browser they came from. */
const isAcknowledgementOf = ({ projectId, personId, isLinked }: DataSubject) =>
  and(
    eq(acknowledgements.projectId, projectId),
    eq(acknowledgements.personId, personId),
    isLinked ? undefined : sql`false`,
  );

const isPaperOf = ({ projectId, personId, isLinked }: DataSubject) =>
  and(eq(papers.projectId, projectId), eq(papers.personId, personId), isLinked ? undefined : sql`false`);

/** What is stored of a guest, besides the person's row. */
export async function readMyData(db: ItineraryDb, subject: DataSubject) {
  const [answers, requests, subscriptions, known, ownPapers, places] = await db.batch([
    db.select().from(rsvps).where(isAnswerOf(subject)).orderBy(asc(rsvps.eventId)),
    db.select().from(linkRequests).where(isRequestOf(subject)).orderBy(asc(linkRequests.createdAt)),
    db
      .select()
      .from(noticeSubscriptions)
      .where(isSubscriptionOf(subject))
      .orderBy(asc(noticeSubscriptions.createdAt)),
    db.select().from(acknowledgements).where(isAcknowledgementOf(subject)).orderBy(asc(acknowledgements.seq)),
    db
      .select({ title: papers.title, kind: papers.kind })
      .from(papers)
      .where(and(isPaperOf(subject), IS_LISTED))
      .orderBy(asc(papers.id)),
    db
      .select({
        title: signUps.title,
        slots: signUps.slots,
        slotId: signUpPlaces.slotId,
        count: signUpPlaces.count,
      })
      .from(signUpPlaces)
      .innerJoin(signUps, eq(signUps.id, signUpPlaces.signUpId))
      .where(and(isPlaceOf(subject), isNull(signUps.deletedAt)))
      .orderBy(asc(signUpPlaces.signUpId), asc(signUpPlaces.slotId)),
  ]);
  return { answers, requests, subscriptions, known, papers: ownPapers, places };
}

/**
 * Erases it, with the entries of the change log about the person's answers and the emails to the person. The person stays on the guest list if a host put it
 * there or an event names it, without the tickets that are for it alone; a name that only a guest has claimed is deleted when nothing of it is left.
 */
export async function eraseMyData(db: ItineraryDb, subject: DataSubject, now: number): Promise<void> {
  const { projectId, personId } = subject;
  const isPerson = and(eq(people.id, personId), eq(people.projectId, projectId));
  const isUsed = sql`EXISTS (SELECT 1 FROM ${rsvps} WHERE ${rsvps.personId} = ${personId})
    OR EXISTS (SELECT 1 FROM ${signUpPlaces} WHERE ${signUpPlaces.personId} = ${personId})
    OR EXISTS (SELECT 1 FROM ${noticeSubscriptions} WHERE ${noticeSubscriptions.personId} = ${personId})`;
  await db.batch([
    db.delete(rsvps).where(isAnswerOf(subject)),
    db.delete(signUpPlaces).where(isPlaceOf(subject)),
    db.delete(linkRequests).where(isRequestOf(subject)),
    db.delete(outbox).where(isMailTo(subject)),
    db.delete(noticeSubscriptions).where(isSubscriptionOf(subject)),
    db.delete(acknowledgements).where(isAcknowledgementOf(subject)),
    db.delete(changes).where(isEntryOf(subject)),
    ...(subject.isLinked
      ? [
          db.update(papers).set({ title: '', deletedAt: now }).where(isPaperOf(subject)),
          db.delete(linkReads).where(eq(linkReads.personId, personId)),
          // Empty, so that the name still needs its personal link.
          db.update(people).set({ linkOpenedOn: '', visitedAt: null, readerChoice: null }).where(isPerson),
        ]
      : [db.delete(people).where(and(isPerson, eq(people.isClaimed, true), sql`NOT (${isUsed})`))]),
    touchProject(db, projectId, now),
  ]);
}
