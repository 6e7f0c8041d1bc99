import { and, eq, type SQL, sql } from 'drizzle-orm';
import { CLAIM_ID_LENGTH, CLAIM_PREFIX } from '../../../domain/itinerary/rsvps.ts';
import type { ItineraryDb } from '../../client.ts';
import { type PersonRow, people } from '../../schema/itinerary/people.ts';
import { rsvps } from '../../schema/itinerary/rsvps.ts';
import { joinPlaces } from '../sign-ups/take-places.ts';

/**
 * Gives a person the answers of browsers that claimed the name. With `claimId` (see `toClaimId`), that browser's answers
 * replace the person's own. Without it, the person's own answer stays, or else the oldest. Later answers of these browsers
 * are the person's too. Returns how many answers moved.
 */
export async function joinAnswers(
  db: ItineraryDb,
  { id, projectId }: PersonRow,
  claimId: string | undefined,
  now: number,
): Promise<number> {
  const isOfPerson = sql`${rsvps.projectId} = ${projectId} AND ${rsvps.personId} = ${id}`;
  const isJoined: SQL =
    claimId === undefined ? sql`${rsvps.claim} <> ''` : isOfBrowser(sql`${rsvps.claim}`, claimId);
  const joined = sql`(SELECT json_group_array(DISTINCT value) FROM (
    SELECT value FROM json_each(coalesce(${people.joinedBrowsers}, '[]'))
    UNION SELECT ${rsvps.claim} FROM ${rsvps} WHERE ${isOfPerson} AND ${isJoined}))`;
  const remember = db
    .update(people)
    .set({ joinedBrowsers: joined })
    .where(and(eq(people.id, id), sql`EXISTS (SELECT 1 FROM ${rsvps} WHERE ${isOfPerson} AND ${isJoined})`));
  const move = db
    .update(rsvps)
    .set({ claim: '', updatedAt: now })
    .where(sql`${isOfPerson} AND ${isJoined}`)
    .returning({ eventId: rsvps.eventId });
  // What does not count, or the person's own answers where the host has chosen a browser.
  const isReplaced =
    claimId === undefined
      ? sql`${isJoined} AND EXISTS (SELECT 1 FROM ${rsvps} o WHERE ${isSameAnswer}
          AND (o.claim = '' OR (o.created_at, o.claim) < (${rsvps.createdAt}, ${rsvps.claim})))`
      : sql`${rsvps.claim} = '' AND EXISTS (SELECT 1 FROM ${rsvps} o WHERE ${isSameAnswer}
          AND ${isOfBrowser(sql`o.claim`, claimId)})`;
  const [, , moved] = await db.batch([
    remember,
    db.delete(rsvps).where(sql`${isOfPerson} AND ${isReplaced}`),
    move,
    ...joinPlaces(db, id),
  ]);
  return moved.length;
}

/** `toClaimId` in SQL. */
const isOfBrowser = (claim: SQL, claimId: string) =>
  sql`${claim} <> '' AND substr(${claim}, ${CLAIM_PREFIX.length + 1}, ${CLAIM_ID_LENGTH}) = ${claimId}`;

const isSameAnswer = sql`o.project_id = ${rsvps.projectId} AND o.event_id = ${rsvps.eventId}
  AND o.person_id = ${rsvps.personId}`;
