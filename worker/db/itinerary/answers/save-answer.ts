import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnswerRsvp } from '../../../contract/rsvps.ts';
import type { RsvpWriter } from '../../../domain/itinerary/rsvps.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { type RsvpRow, rsvps, WHOLE_ITINERARY } from '../../schema/itinerary/rsvps.ts';
import { isVisibleEvent, type ReadScope, selectValuesWhere } from '../../sql-expressions.ts';
import { IS_CLAIMABLE, isPresent } from '../people/people.ts';
import { toHasEnded } from '../projects/itinerary-end.ts';

/**
 * Who answers. A host for `personId`, else that person: by a link of this version, or null with a claimed name.
 * `seesAllEvents`: is a host, who may also answer as themselves.
 */
export type Answerer = {
  writer: RsvpWriter;
  personId: number;
  linkVersion: number | null;
  seesAllEvents: boolean;
};

/** An answer to store. `eventId`: null for the itinerary. */
export type NewAnswer = Omit<AnswerRsvp, 'eventId'> & { eventId: number | null };

const toKey = (projectId: number, { eventId }: NewAnswer, { personId, writer }: Answerer) =>
  sql`${rsvps.projectId} = ${projectId} AND ${rsvps.eventId} = ${eventId ?? WHOLE_ITINERARY}
    AND ${rsvps.personId} = ${personId} AND ${rsvps.claim} = ${toClaim(personId, writer)}`;

/** Where the writer's answers for the person are kept; see `rsvps.claim`. */
export const toClaim = (personId: number | null, writer: RsvpWriter): SQL =>
  writer === 'host' || writer === 'person'
    ? sql`''`
    : sql`CASE WHEN EXISTS (SELECT 1 FROM ${people} j, json_each(j.joined_browsers)
        WHERE j.id = ${personId} AND value = ${writer}) THEN '' ELSE ${writer} END`;

/** True for the row of the person if the answerer may answer for them now. */
export function isAnswerer(projectId: number, { writer, personId, linkVersion }: Answerer): SQL {
  const isPerson = sql`${people.id} = ${personId} AND ${isPresent(projectId)}`;
  if (writer === 'host') return isPerson;
  if (linkVersion !== null) return sql`${isPerson} AND ${people.linkVersion} = ${linkVersion}`;
  return sql`${isPerson} AND ${IS_CLAIMABLE}`;
}

/**
 * Stores an answer if, when the statement runs, the answerer may give it, the project and the event ask for it, neither
 * the deadline nor the last event is over (for hosts both may be), the party is not too large and the event has room. Returns the
 * answer after that, changed or not, and what there was to refuse; undefined without the project.
 */
export async function saveAnswer(
  db: ItineraryDb,
  project: { id: number; projectId: string },
  answerer: Answerer,
  answer: NewAnswer,
  now: number,
) {
  const { id, projectId } = project;
  const key = toKey(id, answer, answerer);
  const isHost = answerer.writer === 'host';
  const { personId, linkVersion, seesAllEvents } = answerer;
  const scope = { projectId, grantVersion: 0, isHost: seesAllEvents, personId, linkVersion };
  const hasEnded = isHost ? sql`0` : await toHasEnded(db, id, scope, now);
  const known = (column: SQL) => sql`(SELECT ${column} FROM ${rsvps} WHERE ${key})`;
  const size = sql`coalesce(${answer.partySize ?? null}, ${known(sql`${rsvps.partySize}`)}, 1)`;
  const state = {
    isOpen: sql<number>`(${projects.rsvpEnabled} AND NOT ${hasEnded} AND (${isHost}
      OR ${projects.rsvpDeadline} IS NULL OR ${projects.rsvpDeadline} > ${now}))`,
    isAnswerer: sql<number>`EXISTS (SELECT 1 FROM ${people} WHERE ${isAnswerer(id, answerer)})`,
    event: selectEventState(id, answer.eventId, scope),
    isTooLarge: sql<number>`(${answer.answer} <> 'no' AND ${size} > ${projects.rsvpMaxPartySize})`,
    isFull: isFull(id, answer, answerer, size),
  };
  const isAccepted = sql`${state.isOpen} AND ${state.isAnswerer} AND ${state.event} = 'asks'
    AND NOT ${state.isTooLarge} AND NOT ${state.isFull}`;
  const row = {
    ...{ projectId: id, eventId: answer.eventId ?? WHOLE_ITINERARY, personId, answer: answer.answer },
    ...{ claim: toClaim(personId, answerer.writer), partySize: size, ...toTexts(answerer, answer, known) },
    ...{
      byHost: isHost,
      mergedFrom: null,
      lastChange: toLastChange(db, now),
      createdAt: now,
      updatedAt: now,
    },
  };
  const [saved, [found]] = await db.batch([
    db
      .insert(rsvps)
      .select(selectValuesWhere(rsvps, row, sql`${eq(projects.id, id)} AND ${isAccepted}`, sql`${projects}`))
      .onConflictDoUpdate(REPLACE)
      .returning({ personId: rsvps.personId }),
    db
      .select({
        stored: rsvps,
        ...{ isOpen: state.isOpen.as('is_open'), isAnswerer: state.isAnswerer.as('is_answerer') },
        ...{ event: state.event.as('event'), isTooLarge: state.isTooLarge.as('is_too_large') },
        ...{ isPublic: isPublic(answer.eventId).as('is_public'), showList: projects.rsvpShowList },
        maxPartySize: projects.rsvpMaxPartySize,
      })
      .from(projects)
      .leftJoin(rsvps, key)
      .where(eq(projects.id, id)),
  ]);
  return found && { ...found, isSaved: saved.length > 0 };
}

const REPLACED = ['answer', 'partySize', 'reply', 'note', 'writer', 'byHost'] as const;
const excluded = (column: keyof RsvpRow) => sql.raw(`excluded."${rsvps[column].name}"`);

/** An answer given again as it is changes nothing. */
const REPLACE = {
  target: [rsvps.projectId, rsvps.eventId, rsvps.personId, rsvps.claim],
  set: {
    ...Object.fromEntries(REPLACED.map((name) => [name, excluded(name)])),
    mergedFrom: null,
    lastChange: excluded('lastChange'),
    updatedAt: excluded('updatedAt'),
  },
  setWhere: sql.join(
    REPLACED.map((name) => sql`${rsvps[name]} IS NOT ${excluded(name)}`),
    sql` OR `,
  ),
};

/** `asks`, `unasked` for an event that does not ask, `missing` for one that the scope cannot see. */
function selectEventState(projectId: number, eventId: number | null, scope: ReadScope) {
  if (eventId === null) return sql<'asks' | 'unasked' | 'missing'>`'asks'`;
  return sql<
    'asks' | 'unasked' | 'missing'
  >`coalesce((SELECT CASE WHEN ${events.rsvp} IS NULL THEN 'unasked' ELSE 'asks' END
    FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.projectId} = ${projectId}
      AND ${events.deletedAt} IS NULL AND ${isVisibleEvent(scope)}), 'missing')`;
}

const isPublic = (eventId: number | null) =>
  eventId === null
    ? sql<number>`1`
    : sql<number>`EXISTS (SELECT 1 FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.audience} = 'everyone')`;

/** True for an answer `r` that does not count; see `pickCounted`. */
const IS_OUTDONE = sql`(r.claim <> '' AND EXISTS (SELECT 1 FROM ${rsvps} o WHERE o.project_id = r.project_id
  AND o.event_id = r.event_id AND o.person_id = r.person_id
  AND (o.claim = '' OR (o.created_at, o.claim) < (r.created_at, r.claim))))`;

/**
 * True if a yes for `size` people does not fit beside those of the others. Who has said yes may say it again for as many
 * or fewer, also where more have come together than there is room for: by Undo, or because the host lowered the capacity.
 */
function isFull(projectId: number, answer: NewAnswer, answerer: Answerer, size: SQL) {
  if (answer.answer !== 'yes' || answer.eventId === null) return sql<number>`0`;
  const capacity = sql`(SELECT ${events.rsvp} ->> 'capacity' FROM ${events} WHERE ${events.id} = ${answer.eventId}
    AND ${events.projectId} = ${projectId})`;
  const isYes = sql`r.project_id = ${projectId} AND r.event_id = ${answer.eventId} AND r.answer = 'yes'`;
  const others = sql`(SELECT coalesce(sum(r.party_size), 0) FROM ${rsvps} r JOIN ${people} p ON p.id = r.person_id
    WHERE ${isYes} AND r.person_id <> ${answerer.personId} AND p.deleted_at IS NULL AND NOT ${IS_OUTDONE})`;
  const own = sql`(SELECT r.party_size FROM ${rsvps} r WHERE ${isYes} AND r.person_id = ${answerer.personId}
    AND r.claim = ${toClaim(answerer.personId, answerer.writer)})`;
  return sql<number>`(${capacity} IS NOT NULL AND ${size} > coalesce(${own}, 0) AND ${others} + ${size} > ${capacity})`;
}

/** Texts left out stay, except those that the writer of the others cannot read; see `canReadTexts`. */
function toTexts({ writer }: Answerer, { reply, note }: NewAnswer, known: (column: SQL) => SQL) {
  const [oldReply, oldNote, oldWriter] = [rsvps.reply, rsvps.note, rsvps.writer].map((column) =>
    known(sql`${column}`),
  ) as [SQL, SQL, SQL];
  if (reply === undefined && note === undefined) return { reply: oldReply, note: oldNote, writer: oldWriter };
  const isReadable =
    writer === 'host'
      ? sql`1`
      : writer === 'person'
        ? sql`${oldWriter} IS NOT 'host'`
        : sql`${oldWriter} IS ${writer}`;
  const keep = (old: SQL) => sql`CASE WHEN ${isReadable} THEN ${old} END`;
  const [newReply, newNote] = [
    reply === undefined ? keep(oldReply) : sql`${reply}`,
    note === undefined ? keep(oldNote) : sql`${note}`,
  ];
  return {
    reply: newReply,
    note: newNote,
    writer: sql`CASE WHEN ${newReply} IS ${oldReply} AND ${newNote} IS ${oldNote} THEN ${oldWriter} ELSE ${writer} END`,
  };
}

/** The statement that gives a merged person's answers to another one where that one has none, if `isApplied`. */
export function copyAnswers(db: ItineraryDb, projectId: number, from: number, into: number, isApplied: SQL) {
  const { personId, mergedFrom, ...columns } = getTableColumns(rsvps);
  const row = { ...columns, personId: into, mergedFrom: from };
  const isOfPerson = sql`${rsvps.projectId} = ${projectId} AND ${personId} = ${from}`;
  return db
    .insert(rsvps)
    .select(selectValuesWhere(rsvps, row, sql`${isOfPerson} AND ${isApplied}`, sql`${rsvps}`))
    .onConflictDoNothing();
}

/** The statement that undoes `copyAnswers` for answers that nobody has changed since. `ids`: a list in SQL. */
export const takeAnswersBack = (db: ItineraryDb, projectId: number, ids: SQL, isApplied: SQL) =>
  db
    .delete(rsvps)
    .where(sql`${rsvps.projectId} = ${projectId} AND ${rsvps.mergedFrom} IN ${ids} AND ${isApplied}`);

/** Deletes the answers of people removed before `before` and to events deleted before. Epoch milliseconds. */
export async function eraseAnswers(
  db: ItineraryDb,
  before: { peopleRemoved: number; eventsDeleted: number },
): Promise<void> {
  const removed = sql`(SELECT ${people.id} FROM ${people} WHERE ${people.deletedAt} <= ${before.peopleRemoved})`;
  const deleted = sql`(SELECT ${events.projectId}, ${events.id} FROM ${events} WHERE ${events.deletedAt} <= ${before.eventsDeleted})`;
  await db.batch([
    db.delete(rsvps).where(sql`${rsvps.personId} IN ${removed}`),
    // Both columns, since the primary key begins with them.
    db.delete(rsvps).where(sql`(${rsvps.projectId}, ${rsvps.eventId}) IN ${deleted}`),
  ]);
}
