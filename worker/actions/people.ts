import type { changePersonSchema } from '../contract/people.ts';
import type { z } from '../contract/zod.ts';
import type { ItineraryDb } from '../db/client.ts';
import { endLinkRequests } from '../db/itinerary/people/link-requests.ts';
import { findPerson, findPersonByName, readAttendees } from '../db/itinerary/people/people.ts';
import { removePerson, updatePerson } from '../db/itinerary/people/people-changes.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { listPeople, toNameKey } from '../domain/schedule/attendees.ts';
import { AppError } from '../errors.ts';
import { listStillNamedIn, listTextChanges, type Texts } from './attendee-texts.ts';
import { describePerson } from './list-guests.ts';
import { toNameTakenError, toNewPerson } from './new-person.ts';

/** Times that a change of people is computed again because the project changed meanwhile. */
const MAX_TRIES = 5;

/** `seq` undoes it; see `Undo`. */
type Removed = { seq: number | null };

type PersonChange = Partial<Omit<z.infer<typeof changePersonSchema>, 'renewSeen'>>;

/** Changes a person's name, everywhere, role, language, or what the search finds. Ends requests for the link. Throws NOT_FOUND, NAME_TAKEN or CONFLICT. */
export async function changePerson(
  db: ItineraryDb,
  project: ProjectRow,
  id: number,
  { name, linkRequestedAt, sequence, ...columns }: PersonChange,
): Promise<{ row: PersonRow; seq: number | null }> {
  return repeatIfRaced(async () => {
    const [person, texts] = await readPersonAndTexts(db, project.id, id);
    if (sequence !== undefined && person.sequence !== sequence) throw await toConflict(db, person);
    if (linkRequestedAt === null) await endLinkRequests(db, person.id);
    const change = name === undefined ? undefined : toNewPerson(name);
    if (change && change.nameKey !== person.nameKey)
      await requireFreeName(db, project, texts, change.nameKey);
    const text = listTextChanges(texts, name === undefined ? [] : [{ name: person.name, by: name }]);
    return updatePerson(db, project.id, id, { ...change, ...columns }, person.sequence, text, Date.now());
  });
}

async function requireFreeName(
  db: ItineraryDb,
  project: ProjectRow,
  { events }: Texts,
  nameKey: string,
): Promise<void> {
  const isNamed = listPeople(events).some((each) => toNameKey(each) === nameKey);
  if (isNamed || (await findPersonByName(db, project.id, nameKey))) throw toNameTakenError();
}

/** Gives all events of one person to another and removes the first. Returns the other. Throws NOT_FOUND. */
export async function mergePeople(
  db: ItineraryDb,
  project: ProjectRow,
  id: number,
  into: number,
): Promise<{ row: PersonRow } & Removed> {
  if (id === into) throw new AppError('INVALID_INPUT', { message: 'Choose another person.' });
  const removed = await repeatIfRaced(async () => {
    const [[person, texts], target] = await Promise.all([
      readPersonAndTexts(db, project.id, id),
      requirePerson(db, project.id, into),
    ]);
    const text = listTextChanges(texts, [{ name: person.name, by: target.name }]);
    return removePerson(db, project.id, id, { ...text, stillNamedIn: [], into }, Date.now());
  });
  return { row: await requirePerson(db, project.id, into), ...removed };
}

/** Removes a person, with the name in the attendees texts of events that everyone sees. Throws NOT_FOUND. */
export async function removeGuest(db: ItineraryDb, project: ProjectRow, id: number): Promise<Removed> {
  return repeatIfRaced(async () => {
    const [person, texts] = await readPersonAndTexts(db, project.id, id);
    const text = listTextChanges(texts, [{ name: person.name }]);
    const stillNamedIn = listStillNamedIn(texts.events, text.changes, person.name);
    return removePerson(db, project.id, id, { ...text, stillNamedIn }, Date.now());
  });
}

/** A present person of the project. Throws NOT_FOUND. */
export async function requirePerson(db: ItineraryDb, projectId: number, id: number): Promise<PersonRow> {
  const person = await findPerson(db, projectId, id);
  if (!person) throw new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' });
  return person;
}

const readPersonAndTexts = (db: ItineraryDb, projectId: number, id: number) =>
  Promise.all([requirePerson(db, projectId, id), readAttendees(db, projectId)]);

const toConflict = async (db: ItineraryDb, person: PersonRow) =>
  new AppError('CONFLICT', { current: await describePerson(db, person) });

/**
 * Runs `attempt` until it returns something, not undefined because the project changed meanwhile. Throws CONFLICT after
 * some tries.
 */
export async function repeatIfRaced<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new AppError('CONFLICT');
}
