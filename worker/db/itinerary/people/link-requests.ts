import { desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type LinkRequestRow, linkRequests, type PersonRow, people } from '../../schema/itinerary/people.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { isPresent } from './people.ts';

/** Requests that are kept for a person. */
const MAX_REQUESTS = 20;

/** Stores that a browser asks for the personal link of a name, once. Nothing if nobody has the name. */
export async function addLinkRequest(
  db: ItineraryDb,
  projectId: number,
  nameKey: string,
  request: Omit<LinkRequestRow, 'personId'>,
): Promise<void> {
  const count = sql`(SELECT count(*) FROM ${linkRequests} WHERE ${linkRequests.personId} = ${people.id})`;
  const isKnown = sql`${isPresent(projectId)} AND ${people.nameKey} = ${nameKey} AND ${count} < ${MAX_REQUESTS}`;
  await db
    .insert(linkRequests)
    .select(selectValuesWhere(linkRequests, { ...request, personId: people.id }, isKnown, sql`${people}`))
    .onConflictDoNothing();
}

/** The statement that selects the requests for people of projects, newest first. `projectIds` is a list in SQL. */
export const selectLinkRequestsOf = (db: ItineraryDb, projectIds: SQL) =>
  db
    .select({
      projectId: people.projectId,
      personId: linkRequests.personId,
      answer: linkRequests.answer,
      note: linkRequests.note,
      createdAt: linkRequests.createdAt,
    })
    .from(linkRequests)
    .innerJoin(people, eq(people.id, linkRequests.personId))
    .where(sql`${people.projectId} IN ${projectIds} AND ${people.deletedAt} IS NULL`)
    .orderBy(desc(linkRequests.createdAt));

/** The newest request for a person's link. */
export const findLinkRequest = async (db: ItineraryDb, { id }: PersonRow) =>
  db
    .select()
    .from(linkRequests)
    .where(eq(linkRequests.personId, id))
    .orderBy(desc(linkRequests.createdAt))
    .limit(1)
    .get();

/** Ends the requests for a person's link. */
export async function endLinkRequests(db: ItineraryDb, personId: number): Promise<void> {
  await db.delete(linkRequests).where(eq(linkRequests.personId, personId));
}

/** Deletes the requests for people removed before `before`, in epoch milliseconds. */
export async function eraseLinkRequests(db: ItineraryDb, before: number): Promise<void> {
  const removed = db.select({ id: people.id }).from(people).where(lte(people.deletedAt, before));
  await db.delete(linkRequests).where(inArray(linkRequests.personId, removed));
}
