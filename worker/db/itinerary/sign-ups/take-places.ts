import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { signUpPlaces, signUps } from '../../schema/itinerary/sign-ups.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { type Answerer, isAnswerer, toClaim } from '../answers/save-answer.ts';
import { isNotDeleted } from '../events/content-rows.ts';
import { IS_EVENT_OF_LIST, isVisibleSignUp } from './sign-ups.ts';

type Slot = { signUpId: number; slotId: number };

/**
 * Gives a person `count` places of a line if, when the statement runs, the answerer may take them, the list is open (not
 * needed by hosts) and has room. Who has places may keep as many, also where a host has lowered their number. Returns the
 * places that are taken then, and what there was to refuse; undefined without the list or line.
 */
export async function takePlaces(
  db: ItineraryDb,
  project: { id: number; projectId: string },
  { signUpId, slotId }: Slot,
  answerer: Answerer,
  count: number,
  now: number,
) {
  const { personId, writer } = answerer;
  const claim = toClaim(personId, writer);
  const { isOfSlot, own, isList, isPerson, isOpen, hasRoom } = toConditions(
    project,
    { signUpId, slotId },
    answerer,
    count,
  );
  const row = {
    ...{ signUpId, slotId, personId, claim, count },
    ...{ mergedFrom: null, createdAt: now, updatedAt: now },
  };
  const from = sql`${signUps} LEFT JOIN ${events} ON ${IS_EVENT_OF_LIST}`;
  const isAccepted = sql`${isList} AND ${isPerson} AND ${isOpen} AND ${hasRoom}`;
  const isStored = sql`EXISTS (SELECT 1 FROM ${signUpPlaces} t WHERE ${isOfSlot} AND t.person_id = ${personId}
    AND t.claim = '' AND t.count = ${count})`;
  const isOfBrowser = sql`${signUpPlaces.signUpId} = ${signUpId} AND ${signUpPlaces.slotId} = ${slotId}
    AND ${signUpPlaces.personId} = ${personId} AND ${signUpPlaces.claim} <> ''`;
  const [saved, , [found]] = await db.batch([
    db
      .insert(signUpPlaces)
      .select(selectValuesWhere(signUpPlaces, row, isAccepted, from))
      .onConflictDoUpdate({
        target: [signUpPlaces.signUpId, signUpPlaces.slotId, signUpPlaces.personId, signUpPlaces.claim],
        set: { count, mergedFrom: null, updatedAt: now },
        setWhere: sql`${signUpPlaces.count} <> ${count}`,
      })
      .returning({ count: signUpPlaces.count }),
    db.delete(signUpPlaces).where(sql`${writer === 'host'} AND ${isOfBrowser} AND ${isStored}`),
    db
      .select({
        own: own.mapWith(Number).as('own'),
        isPerson: isPerson.as('is_person'),
        isOpen: isOpen.as('is_open'),
        isPublic: sql<number>`(${signUps.eventId} IS NULL OR ${events.audience} = 'everyone')`.as(
          'is_public',
        ),
      })
      .from(signUps)
      .leftJoin(events, IS_EVENT_OF_LIST)
      .where(isList),
  ]);
  return found && { ...found, isChanged: saved.length > 0 };
}

/** What must hold for taking places, in SQL on the row of the list and its event. `own`: what the answerer has already. */
function toConditions(
  project: { id: number; projectId: string },
  { signUpId, slotId }: Slot,
  answerer: Answerer,
  count: number,
) {
  const { personId, writer, linkVersion, seesAllEvents } = answerer;
  const scope = {
    projectId: project.projectId,
    grantVersion: 0,
    isHost: seesAllEvents,
    personId,
    linkVersion,
  };
  const claim = toClaim(personId, writer);
  const isOfSlot = sql`t.sign_up_id = ${signUpId} AND t.slot_id = ${slotId}`;
  const own = sql`coalesce((SELECT t.count FROM ${signUpPlaces} t WHERE ${isOfSlot} AND t.person_id = ${personId}
    AND t.claim = ${claim}), 0)`;
  // A host's number replaces what browsers took in the person's name.
  const isReplaced =
    writer === 'host'
      ? sql`t.person_id = ${personId}`
      : sql`(t.person_id = ${personId} AND t.claim = ${claim})`;
  const others = sql`(SELECT coalesce(sum(t.count), 0) FROM ${signUpPlaces} t JOIN ${people} p ON p.id = t.person_id
    WHERE ${isOfSlot} AND p.deleted_at IS NULL AND NOT ${isReplaced})`;
  const places = sql`(SELECT s.value ->> 'places' FROM json_each(${signUps.slots}) s WHERE s.value ->> 'id' = ${slotId})`;
  const isList = sql`${eq(signUps.id, signUpId)} AND ${eq(signUps.projectId, project.id)} AND ${isNotDeleted(signUps)}
    AND ${isVisibleSignUp(scope)} AND ${places} IS NOT NULL`;
  const isPerson = sql<number>`EXISTS (SELECT 1 FROM ${people} WHERE ${isAnswerer(project.id, answerer)})`;
  const isOpen = sql<number>`(${writer === 'host'} OR ${signUps.isOpen})`;
  const hasRoom = sql<number>`(${count} <= ${own} OR ${others} + ${count} <= ${places})`;
  return { isOfSlot, own, isList, isPerson, isOpen, hasRoom };
}

/** The statement that gives a merged person's places to another one where that one has none, if `isApplied`. */
export function copyPlaces(db: ItineraryDb, from: number, into: number, isApplied: SQL) {
  const { personId, mergedFrom, ...columns } = getTableColumns(signUpPlaces);
  const row = { ...columns, personId: into, mergedFrom: from };
  return db
    .insert(signUpPlaces)
    .select(
      selectValuesWhere(signUpPlaces, row, sql`${personId} = ${from} AND ${isApplied}`, sql`${signUpPlaces}`),
    )
    .onConflictDoNothing();
}

/** The statement that undoes `copyPlaces` for places that nobody has changed since. `ids`: a list in SQL. */
export const takePlacesBack = (db: ItineraryDb, ids: SQL, isApplied: SQL) =>
  db.delete(signUpPlaces).where(sql`${signUpPlaces.mergedFrom} IN ${ids} AND ${isApplied}`);

/** The statements that make what joined browsers took in a person's name the person's; see `joinAnswers`. */
export function joinPlaces(db: ItineraryDb, personId: number) {
  const isJoined = sql`${signUpPlaces.personId} = ${personId} AND ${signUpPlaces.claim} IN
    (SELECT value FROM ${people} j, json_each(j.joined_browsers) WHERE j.id = ${personId})`;
  const hasOwn = sql`EXISTS (SELECT 1 FROM ${signUpPlaces} o WHERE o.sign_up_id = ${signUpPlaces.signUpId}
    AND o.slot_id = ${signUpPlaces.slotId} AND o.person_id = ${personId} AND o.claim = '')`;
  const first = sql`(SELECT min(o.claim) FROM ${signUpPlaces} o WHERE o.sign_up_id = ${signUpPlaces.signUpId}
    AND o.slot_id = ${signUpPlaces.slotId} AND o.person_id = ${personId} AND o.claim IN
    (SELECT value FROM ${people} j, json_each(j.joined_browsers) WHERE j.id = ${personId}))`;
  return [
    db
      .update(signUpPlaces)
      .set({ claim: '' })
      .where(sql`${isJoined} AND NOT ${hasOwn} AND ${signUpPlaces.claim} = ${first}`),
    db.delete(signUpPlaces).where(isJoined),
  ] as const;
}
