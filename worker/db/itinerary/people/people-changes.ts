import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_IMPORT_BYTES } from '../../../contract/limits.ts';
import { AppError } from '../../../errors.ts';
import { type ItineraryDb, toLastChange, withChange } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { type AttendeesChange, type PersonRow, people } from '../../schema/itinerary/people.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import { copyAnswers } from '../answers/save-answer.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { movePapers } from '../papers/papers.ts';
import { touchProject } from '../projects/projects.ts';
import { copyPlaces } from '../sign-ups/take-places.ts';
import { isPresent } from './people.ts';

/** What a change of people was computed from, and the texts it replaces in events and waiting proposals. */
export type TextChange = {
  revision: number;
  changes: AttendeesChange[];
  proposalChanges?: AttendeesChange[];
};

/** True while the project is as it was read. */
const isUnchanged = (projectId: number, { revision }: TextChange) =>
  sql`(SELECT ${projects.revision} FROM ${projects} WHERE ${projects.id} = ${projectId}) = ${revision}`;

/** Many events have the same text: each is written once, to stay below the 2 MB of a value. */
function groupByText(changes: AttendeesChange[]) {
  const groups = new Map<string, Omit<AttendeesChange, 'id'> & { ids: number[] }>();
  for (const { id, ...change } of changes) {
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { ids: [], ...change };
    groups.set(key, group);
    group.ids.push(id);
  }
  return [...groups.values()];
}

/** JSON to store as one value. Throws TOO_LARGE instead of D1's error. */
function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (new TextEncoder().encode(json).length <= MAX_IMPORT_BYTES) return json;
  throw new AppError('TOO_LARGE', {
    message: 'This person is in too many long guest lists. Shorten some of them first.',
  });
}

/** The statements that replace attendees texts if `isApplied`. */
export function replaceTexts(
  db: ItineraryDb,
  projectId: number,
  { changes, proposalChanges = [] }: Omit<TextChange, 'revision'>,
  isApplied: SQL,
  now: number,
) {
  const groups = groupByText(changes).map(({ ids, after, audienceKeys }) => ({ ids, after, audienceKeys }));
  const toRows = (list: object[]) => sql`json_each(${toStorableJson(list)}) r, json_each(r.value, '$.ids') i`;
  const field = (name: 'before' | 'after' | 'audienceKeys') => sql`r.value ->> ${name}`;
  return [
    db
      .update(events)
      .set({
        attendees: field('after'),
        audienceKeys: field('audienceKeys'),
        sequence: sql`${events.sequence} + 1`,
        lastChange: toLastChange(db, now),
        updatedAt: now,
      })
      .from(toRows(groups))
      .where(sql`${events.id} = i.value AND ${events.projectId} = ${projectId} AND ${isApplied}`),
    db
      .update(proposals)
      .set({
        attendees: field('after'),
        privateKeys: field('audienceKeys'),
        sequence: sql`${proposals.sequence} + 1`,
        updatedAt: now,
      })
      .from(toRows(groupByText(proposalChanges)))
      .where(
        sql`${proposals.id} = i.value AND ${proposals.projectId} = ${projectId} AND ${proposals.status} = 'waiting'
          AND ${proposals.attendees} = ${field('before')} AND ${isApplied}`,
      ),
  ] as const;
}

/** True if another person of the project has this name key. */
const isTaken = (projectId: number, id: number, nameKey: string) =>
  sql`EXISTS (SELECT 1 FROM ${people} other WHERE other.project_id = ${projectId} AND other.deleted_at IS NULL
    AND other.id <> ${id} AND other.name_key = ${nameKey})`;

/** Those left out, or undefined, stay. */
type PersonColumns = {
  [Name in 'name' | 'nameKey' | 'role' | 'isHidden' | 'language']?: PersonRow[Name] | undefined;
};

/**
 * Changes a person, and with a new name all attendees texts. Undefined if the person is gone, the sequence differs, the
 * name is taken, or the project changed since `text` was computed.
 */
export async function updatePerson(
  db: ItineraryDb,
  projectId: number,
  id: number,
  change: PersonColumns,
  expectedSequence: number | undefined,
  text: TextChange,
  now: number,
): Promise<{ row: PersonRow; seq: number | null } | undefined> {
  const isApplied = sql`EXISTS (SELECT 1 FROM ${people} WHERE ${people.id} = ${id} AND ${people.updatedAt} = ${now}
    AND ${people.nameKey} = ${change.nameKey ?? ''})`;
  const results = await db.batch([
    db
      .update(people)
      .set({
        ...change,
        isClaimed: false,
        sequence: sql`${people.sequence} + 1`,
        lastChange: toLastChange(db, now),
        updatedAt: now,
      })
      .where(
        and(
          eq(people.id, id),
          isPresent(projectId),
          expectedSequence === undefined ? undefined : eq(people.sequence, expectedSequence),
          isUnchanged(projectId, text),
          change.nameKey === undefined ? undefined : sql`NOT ${isTaken(projectId, id, change.nameKey)}`,
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
    // The same people attend as before: guests are not told.
    ...replaceTexts(withChange(db, { notify: false }), projectId, text, isApplied, now),
    selectCallEnd(db, projectId),
  ]);
  const [row] = results[0];
  return row && { row, seq: toCallEnd(results.at(-1)) };
}

/** Ids of the events whose texts keep the name, and with `into` the person who gets the answers. */
type Removal = { stillNamedIn: number[]; into?: number };

/**
 * Removes a person, whose link opens nothing from then on, and changes the attendees texts. Undefined if the person is gone
 * or the project changed since `text` was computed.
 */
export async function removePerson(
  db: ItineraryDb,
  projectId: number,
  id: number,
  text: TextChange & Removal,
  now: number,
): Promise<{ seq: number | null } | undefined> {
  const isApplied = sql`EXISTS (SELECT 1 FROM ${people} WHERE ${people.id} = ${id} AND ${people.deletedAt} = ${now})`;
  const results = await db.batch([
    db
      .update(people)
      .set({
        deletedAt: now,
        updatedAt: now,
        lastChange: toLastChange(db, now),
        sequence: sql`${people.sequence} + 1`,
        stillNamedIn: text.stillNamedIn,
      })
      .where(and(eq(people.id, id), isPresent(projectId), isUnchanged(projectId, text)))
      .returning({ id: people.id }),
    touchProject(db, projectId, now),
    ...replaceTexts(db, projectId, text, isApplied, now),
    ...(text.into === undefined
      ? []
      : [
          copyAnswers(db, projectId, id, text.into, isApplied),
          copyPlaces(db, id, text.into, isApplied),
          movePapers(db, id, text.into, isApplied),
        ]),
    selectCallEnd(db, projectId),
  ]);
  return results[0].length > 0 ? { seq: toCallEnd(results.at(-1)) } : undefined;
}
