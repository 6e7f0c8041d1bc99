import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MessageToItinerary } from '../../domain/itinerary/database-messages.ts';
import type { DirectoryDb } from '../client.ts';
import { isWaiting } from '../inbox/proposals.ts';
import { deleteMessage, insertMessage } from '../messages.ts';
import { databaseMessages } from '../schema/shared/messages.ts';
import { type ProposalRow, proposals } from '../schema/shared/proposals.ts';
import { toSqlList } from '../sql-expressions.ts';

// Proposals of accounts that an itinerary's database accepts: marked here first, so that nobody edits or accepts them
// elsewhere meanwhile; then with the event that they became, or waiting again.

type AcceptMessage = Extract<MessageToItinerary, { kind: 'accept' }>;

const toId = ({ proposalId, call }: AcceptMessage) => `accept:${proposalId}:${call}`;

/** Marks those that wait and can be accepted, each with its message. Returns the messages of those that were marked. */
export async function markAccepted(
  db: DirectoryDb,
  userId: number,
  messages: AcceptMessage[],
  now: number,
): Promise<AcceptMessage[]> {
  const statements = messages.flatMap((message) => [
    db
      .update(proposals)
      .set({
        status: 'added',
        acceptedBy: message.call,
        addedProjectId: message.projectNumber,
        addedAt: now,
        updatedAt: now,
        sequence: sql`${proposals.sequence} + 1`,
      })
      .where(and(isWaiting({ userId }, message.proposalId), isComplete(message)))
      .returning({ id: proposals.id }),
    insertMessage(db, { id: toId(message), body: message }, now, sql`changes() > 0`),
  ]);
  const [first, ...others] = statements;
  if (!first) return [];
  const results = (await db.batch([first, ...others])) as unknown[];
  return messages.filter((_, index) => (results[2 * index] as unknown[]).length > 0);
}

/** A new event needs a title and a date, and the audience that was asked for. */
function isComplete({ asNew }: AcceptMessage) {
  if (!asNew) return undefined;
  const { audience } = asNew;
  return and(
    eq(proposals.kind, 'event'),
    isNotNull(proposals.startsAt),
    sql`${proposals.title} <> ''`,
    audience === null ? undefined : eq(proposals.audience, audience),
  );
}

/** The messages of an account's proposals that are being accepted into an itinerary, perhaps by a request at this moment. */
export async function listUnfinished(
  db: DirectoryDb,
  userId: number,
  projectNumber: number,
  ids: number[],
): Promise<AcceptMessage[]> {
  const rows = await db
    .select({ body: databaseMessages.body })
    .from(proposals)
    .innerJoin(
      databaseMessages,
      sql`${databaseMessages.id} = 'accept:' || ${proposals.id} || ':' || ${proposals.acceptedBy}`,
    )
    .where(
      and(
        eq(proposals.userId, userId),
        sql`${proposals.id} IN ${toSqlList(ids)}`,
        eq(proposals.status, 'added'),
        eq(proposals.addedProjectId, projectNumber),
        isNull(proposals.eventId),
      ),
    );
  return rows.flatMap(({ body }) => (body.kind === 'accept' ? [body] : []));
}

/** Those that are still marked by these messages, and whose event is not known yet. */
export async function listAcceptedBy(db: DirectoryDb, messages: AcceptMessage[]): Promise<ProposalRow[]> {
  const calls = new Map(messages.map(({ proposalId, call }) => [proposalId, call]));
  const rows = await db
    .select()
    .from(proposals)
    .where(
      and(
        sql`${proposals.id} IN ${toSqlList([...calls.keys()])}`,
        eq(proposals.status, 'added'),
        isNull(proposals.eventId),
      ),
    );
  return rows.filter(({ id, acceptedBy }) => acceptedBy === calls.get(id));
}

/**
 * Stores the events that proposals became, by their ids. Those without one wait again, unless their booking has come once
 * more meanwhile.
 */
export async function saveAcceptance(
  db: DirectoryDb,
  messages: AcceptMessage[],
  eventIds: Map<number, number>,
  now: number,
): Promise<void> {
  const hasTwin = sql`EXISTS (SELECT 1 FROM ${proposals} AS other WHERE other.user_id = ${proposals.userId}
    AND other.booking_key = ${proposals.bookingKey} AND other.booking_start = ${proposals.bookingStart}
    AND other.status = 'waiting')`;
  const statements = messages.flatMap((message) => {
    const { proposalId, call } = message;
    const eventId = eventIds.get(proposalId);
    const isMarked = and(
      eq(proposals.id, proposalId),
      eq(proposals.status, 'added'),
      eq(proposals.acceptedBy, call),
      isNull(proposals.eventId),
    );
    const change =
      eventId === undefined
        ? {
            status: sql`CASE WHEN ${hasTwin} THEN 'deleted' ELSE 'waiting' END`,
            deletedAt: sql`CASE WHEN ${hasTwin} THEN ${now} END`,
            addedProjectId: null,
            addedAt: null,
            acceptedBy: null,
            updatedAt: now,
          }
        : { eventId };
    return [db.update(proposals).set(change).where(isMarked), deleteMessage(db, toId(message))];
  });
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}
