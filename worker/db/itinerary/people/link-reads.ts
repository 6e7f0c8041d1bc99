import { and, eq, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { linkReads, type PersonRow, people } from '../../schema/itinerary/people.ts';

type LinkRead = Pick<PersonRow, 'id' | 'linkVersion'>;

/** Remembers which personal links a co-host has read. */
export async function recordLinkReads(db: ItineraryDb, readerId: number, read: LinkRead[]): Promise<void> {
  if (read.length === 0) return;
  const rows = JSON.stringify(read.map(({ id, linkVersion }) => ({ id, linkVersion })));
  await db
    .insert(linkReads)
    .select(
      sql`SELECT ${readerId}, value ->> 'id', value ->> 'linkVersion' FROM json_each(${rows}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [linkReads.readerId, linkReads.personId],
      set: { linkVersion: sql`excluded.link_version` },
    });
}

/** Ids of other people whose present personal link a co-host has read; also removed ones, who can come back. */
export async function listReadLinks(db: ItineraryDb, readerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(linkReads)
    .innerJoin(people, and(eq(people.id, linkReads.personId), eq(people.linkVersion, linkReads.linkVersion)))
    .where(sql`${linkReads.readerId} = ${readerId} AND ${people.id} <> ${readerId}`);
  return rows.map(({ id }) => id);
}

/** Forgets what a co-host has read, after those links were renewed. */
export async function forgetLinkReads(db: ItineraryDb, readerId: number): Promise<void> {
  await db.delete(linkReads).where(eq(linkReads.readerId, readerId));
}
