import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { MessageToItinerary } from '../../../domain/itinerary/database-messages.ts';
import type { ItineraryDb } from '../../client.ts';
import { type EventRow, events } from '../../schema/itinerary/itineraries.ts';
import { type ProposalRow, proposals } from '../../schema/shared/proposals.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { acceptStatements } from './accept-proposals.ts';

/** An account's proposal that is marked as accepted in the directory, with the message that says how. */
export type AcceptedCopy = {
  message: Extract<MessageToItinerary, { kind: 'accept' }>;
  entry: ProposalRow;
};

/**
 * Accepts accounts' proposals, independently of each other, as if each were the itinerary's own for the time of the batch.
 * Doing it again changes nothing: an event has a key made of the proposal, and a changed one the name of the call. Returns
 * the events that they became, changed or canceled, by the ids of the proposals.
 */
export async function acceptCopies(
  db: ItineraryDb,
  copies: AcceptedCopy[],
  now: number,
): Promise<Map<number, EventRow>> {
  const prepared = copies.map((copy) => toStatements(db, copy, now));
  const [first, ...others] = prepared.flat();
  if (!first) return new Map();
  const results = (await db.batch([first, ...others])) as unknown[];
  const found = new Map<number, EventRow>();
  let end = 0;
  for (const [index, { entry }] of copies.entries()) {
    end += prepared[index]?.length ?? 0;
    // The statement before the last one of each.
    const [event] = results[end - 2] as EventRow[];
    if (event) found.set(entry.id, event);
  }
  return found;
}

function toStatements(db: ItineraryDb, { message, entry }: AcceptedCopy, now: number): BatchItem<'sqlite'>[] {
  const { projectNumber: projectId, call, asNew, seen } = message;
  // No row of the table has such an id.
  const id = -entry.id;
  const isOfCopy = and(eq(proposals.id, id), eq(proposals.projectId, projectId));
  const requestKey = `added-${id}-${entry.sequence + 1}`;
  const isTarget = isResult(message, entry, requestKey);
  const isDone = sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isTarget})`;
  const copy = {
    ...entry,
    id,
    projectId,
    userId: null,
    mailId: null,
    status: 'waiting',
    contentKey: `account-${entry.id}`,
    addedProjectId: null,
    eventId: null,
    addedAt: null,
    acceptedBy: null,
  };
  const isChange = !asNew && entry.kind === 'event';
  const acceptance = {
    projectId,
    ids: [id],
    changeIds: isChange ? [id] : [],
    seen,
    call,
    ...(asNew && { asNew: { audience: asNew.audience ?? undefined } }),
  };
  return [
    db.insert(proposals).select(selectValuesWhere(proposals, copy, sql`NOT ${isDone}`)),
    ...acceptStatements(db, acceptance, now),
    db.select().from(events).where(isTarget),
    db.delete(proposals).where(isOfCopy),
  ];
}

/** The event of a proposal that was accepted: the one with its key, or its target once this call has changed it. */
function isResult(
  { projectNumber, call, asNew }: AcceptedCopy['message'],
  { targetEventId }: ProposalRow,
  requestKey: string,
): SQL {
  return asNew
    ? sql`${events.projectId} = ${projectNumber} AND ${events.requestKey} = ${requestKey}`
    : sql`${events.projectId} = ${projectNumber} AND ${events.id} = ${targetEventId}
        AND ${events.lastChange} ->> 'call' = ${call}`;
}
