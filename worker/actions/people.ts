import { LIMITS } from '../contract/limits.ts';
import type { Person, PersonRole } from '../contract/people.ts';
import type { RsvpAnswer } from '../contract/rsvps.ts';
import { confirmClaims, deleteUnusedClaims, isOldClaim } from '../db/claims.ts';
import type { Db } from '../db/client.ts';
import {
  findPerson,
  findPersonByName,
  insertPeople,
  listPresentPeople,
  type NewPerson,
  readAttendees,
} from '../db/people.ts';
import { listRemovedPeople, removePerson, restorePeople, updatePerson } from '../db/people-changes.ts';
import type { AttendeesChange, PersonRow } from '../db/people-schema.ts';
import { readPeopleAndEvents, selectPersonAnswers } from '../db/rsvps.ts';
import type { ProjectRow } from '../db/schema.ts';
import { computeOverallAnswers, pickCounted, toAnswer } from '../domain/itinerary/rsvps.ts';
import { findLookAlikes, hasMixedScripts } from '../domain/people/look-alikes.ts';
import {
  isAttending,
  isPersonName,
  listPeople,
  parseAttendees,
  toNameKey,
} from '../domain/schedule/attendees.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { replaceAttendee } from '../domain/schedule/rename-attendee.ts';
import { AppError, toFieldError } from '../errors.ts';

/** Times that a change of people is computed again because the project changed meanwhile. */
const MAX_TRIES = 5;

type EventAttendees = Awaited<ReturnType<typeof readAttendees>>['events'][number];
type Attending = Pick<EventAttendees, 'id' | 'attendees' | 'audience'>;

/** Throws INVALID_INPUT for what cannot be a name in attendees texts. */
export function toNewPerson(name: string): NewPerson {
  if (!isPersonName(name)) throw toFieldError('name', 'Use a name without commas.');
  return { name, nameKey: toNameKey(name) };
}

/** NAME_TAKEN: the project has a person of this name. */
export const toNameTakenError = (message = 'There is already someone with this name.') =>
  new AppError('NAME_TAKEN', { message });

/**
 * The people of a project, by name. Names in attendees texts become people here, except those of removed people that were
 * only left in texts; see `listNewNames`.
 */
export async function listGuests(db: Db, { id }: ProjectRow, now: number): Promise<Person[]> {
  const found = await readCurrentGuests(db, id, now);
  const count = countEventsByKey(found.events);
  const answers = computeOverallAnswers([...pickCounted(found.answers)].map(toAnswer));
  const present = found.people.filter(({ deletedAt }) => deletedAt === null);
  const lookAlikes = findLookAlikes(present.map(({ name }) => name));
  return present
    .map((row) => toPerson(row, count(row.nameKey), answers.get(row.id), lookAlikes))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The people of a project with the names in its texts, and without claims that have ended. */
async function readCurrentGuests(db: Db, id: number, now: number) {
  const found = await readPeopleAndEvents(db, id);
  const added = listNewNames(found.people, found.events);
  const named = new Set(listPeople(found.events).map(toNameKey));
  const confirmed = found.people.filter(({ isClaimed, nameKey }) => isClaimed && named.has(nameKey));
  const hasOld = found.people.some((row) => isOldClaim(row, now));
  if (added.length + confirmed.length === 0 && !hasOld) return found;
  await insertPeople(db, id, added, now);
  if (confirmed.length > 0)
    await confirmClaims(
      db,
      id,
      confirmed.map((row) => row.id),
    );
  if (hasOld) await deleteUnusedClaims(db, now, id);
  return readPeopleAndEvents(db, id);
}

/**
 * Names in texts that no person has. The name of a removed person is one if a host has put it into a public event since:
 * that person then comes back as a new one.
 */
export function listNewNames(rows: PersonRow[], events: EventAttendees[]): NewPerson[] {
  const present = new Set(rows.filter(({ deletedAt }) => deletedAt === null).map(({ nameKey }) => nameKey));
  const leftIn = new Map<string, Set<number>>();
  for (const { nameKey, deletedAt, leftIn: ids } of rows) {
    if (deletedAt !== null) leftIn.set(nameKey, new Set([...(leftIn.get(nameKey) ?? []), ...(ids ?? [])]));
  }
  const isNewIn = ({ nameKey }: NewPerson) => {
    const known = leftIn.get(nameKey);
    if (!known) return true;
    const added = events.filter(({ id, audience }) => audience === 'everyone' && !known.has(id));
    return listPeople(added).some((name) => toNameKey(name) === nameKey);
  };
  return listPeople(events)
    .map(toNewPerson)
    .filter((person) => !present.has(person.nameKey) && isNewIn(person));
}

/** Reads each text once: with 300 people and 500 events, comparing each pair takes seconds. */
function countEventsByKey(events: EventAttendees[]): (nameKey: string) => number {
  let others = 0;
  const differences = new Map<string, number>();
  for (const { attendees } of events) {
    const { mode, names } = parseAttendees(attendees);
    if (mode !== 'only') others += 1;
    for (const key of names.map(toNameKey)) {
      differences.set(key, (differences.get(key) ?? 0) + (mode === 'only' ? 1 : -1));
    }
  }
  return (nameKey) => others + (differences.get(nameKey) ?? 0);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const toPerson = (
  row: PersonRow,
  eventCount: number,
  rsvp: RsvpAnswer | undefined,
  lookAlikes: Set<string>,
): Person => ({
  id: row.id,
  name: row.name,
  role: row.role,
  eventCount,
  linkOpenedOn: row.linkOpenedOn || null,
  rsvp: rsvp ?? null,
  isUninvited: row.isClaimed && row.role === 'guest' && row.linkOpenedOn === null,
  warning: lookAlikes.has(row.name) ? 'look-alike' : hasMixedScripts(row.name) ? 'mixed-scripts' : null,
  sequence: row.sequence,
});

/** `toPerson` with the number of the person's events and the answer. */
export async function describePerson(db: Db, row: PersonRow): Promise<Person> {
  const [{ events }, answers, present] = await Promise.all([
    readAttendees(db, row.projectId),
    selectPersonAnswers(db, row.projectId, row.id),
    listPresentPeople(db, row.projectId),
  ]);
  return toPerson(
    row,
    countEvents(events, row.name),
    computeOverallAnswers([...pickCounted(answers)].map(toAnswer)).get(row.id),
    findLookAlikes(present.map(({ name }) => name)),
  );
}

const countEvents = (events: EventAttendees[], name: string) =>
  events.filter(({ attendees }) => isAttending(parseAttendees(attendees), name)).length;

/** Changes a person's name, everywhere, or role. Throws NOT_FOUND, NAME_TAKEN or CONFLICT. */
export async function changePerson(
  db: Db,
  project: ProjectRow,
  id: number,
  {
    name,
    role,
    sequence,
  }: { name?: string | undefined; role?: PersonRole | undefined; sequence?: number | undefined },
): Promise<PersonRow> {
  return repeatIfRaced(async () => {
    const [person, texts] = await readPersonAndTexts(db, project.id, id);
    if (sequence !== undefined && person.sequence !== sequence) throw await toConflict(db, person);
    const change = { ...(name !== undefined && toNewPerson(name)), ...(role && { role }) };
    if (change.nameKey !== undefined && change.nameKey !== person.nameKey) {
      const isNamed = listPeople(texts.events).some((each) => toNameKey(each) === change.nameKey);
      if (isNamed || (await findPersonByName(db, project.id, change.nameKey))) throw toNameTakenError();
    }
    const text = name === undefined ? { ...texts, changes: [] } : listTextChanges(texts, person.name, name);
    return updatePerson(db, project.id, id, change, person.sequence, text, Date.now());
  });
}

/** Puts the texts back that nobody has changed since, from the last removal to the first. */
function undoChanges(events: EventAttendees[], removed: PersonRow[]): AttendeesChange[] {
  const restored = new Map(events.map(({ id, attendees }) => [id, attendees]));
  for (const { ids, before, after } of removed.flatMap(({ removedFrom }) => removedFrom ?? [])) {
    for (const id of ids) if (restored.get(id) === after) restored.set(id, before);
  }
  return events.flatMap((event) => {
    const text = restored.get(event.id) ?? event.attendees;
    return text === event.attendees ? [] : [toChange(event, text)];
  });
}

/** Gives all events of one person to another and removes the first. Returns the other. Throws NOT_FOUND. */
export async function mergePeople(db: Db, project: ProjectRow, id: number, into: number): Promise<PersonRow> {
  if (id === into) throw new AppError('INVALID_INPUT', { message: 'Choose another person.' });
  await repeatIfRaced(async () => {
    const [[person, texts], target] = await Promise.all([
      readPersonAndTexts(db, project.id, id),
      requirePerson(db, project.id, into),
    ]);
    const removal = { ...listTextChanges(texts, person.name, target.name), leftIn: [], into };
    return (await removePerson(db, project.id, id, removal, Date.now())) || undefined;
  });
  return requirePerson(db, project.id, into);
}

/** Removes a person, with the name in the attendees texts of events that everyone sees. Throws NOT_FOUND. */
export async function removeGuest(db: Db, project: ProjectRow, id: number, now: number): Promise<void> {
  await repeatIfRaced(async () => {
    const [person, texts] = await readPersonAndTexts(db, project.id, id);
    // In a private event the name stays: without it the event could be open to more people.
    const open = texts.events.filter(({ audience }) => audience === 'everyone');
    const changes = listChanges(open, person.name, undefined);
    const changed = new Set(changes.map((each) => each.id));
    const isLeftIn = ({ id, attendees }: EventAttendees) =>
      !changed.has(id) && listPeople([{ attendees }]).some((name) => toNameKey(name) === person.nameKey);
    const leftIn = texts.events.filter(isLeftIn).map((event) => event.id);
    return (await removePerson(db, project.id, id, { ...texts, changes, leftIn }, now)) || undefined;
  });
}

/** Undoes removals since `since` (epoch milliseconds). Throws NOT_FOUND when it is too late, NAME_TAKEN. */
export async function restoreGuests(
  db: Db,
  project: ProjectRow,
  ids: number[],
  since: number,
  requireAllowed: (removed: PersonRow) => void,
): Promise<PersonRow[]> {
  return repeatIfRaced(async () => {
    const [removed, texts] = await Promise.all([
      listRemovedPeople(db, project.id, ids, since),
      readAttendees(db, project.id),
    ]);
    if (removed.length === 0) throw new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });
    removed.forEach(requireAllowed);
    const names = new Set(removed.map(({ nameKey }) => nameKey));
    if (names.size < removed.length) throw toNameTakenError();
    const present = await listPresentPeople(db, project.id);
    if (present.some(({ nameKey }) => names.has(nameKey))) throw toNameTakenError();
    const changes = undoChanges(texts.events, removed);
    const restored = await restorePeople(
      db,
      project.id,
      removed.map(({ id }) => id),
      { ...texts, changes },
      since,
      Date.now(),
    );
    return restored.length > 0 ? restored : undefined;
  });
}

/** A present person of the project. Throws NOT_FOUND. */
export async function requirePerson(db: Db, projectId: number, id: number): Promise<PersonRow> {
  const person = await findPerson(db, projectId, id);
  if (!person) throw new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' });
  return person;
}

const readPersonAndTexts = (db: Db, projectId: number, id: number) =>
  Promise.all([requirePerson(db, projectId, id), readAttendees(db, projectId)]);

function listChanges(events: Attending[], name: string, by: string | undefined): AttendeesChange[] {
  // Many events have the same text.
  const replaced = new Map<string, string>();
  return events.flatMap((event) => {
    const after = replaced.get(event.attendees) ?? replaceAttendee(event.attendees, name, by);
    replaced.set(event.attendees, after);
    if (by !== undefined && [...after].length > LIMITS.attendees) {
      throw toFieldError('name', 'This name is too long for the guests of an event.');
    }
    return after === event.attendees ? [] : [toChange(event, after)];
  });
}

/** The changes that give all texts another name: those of events, and of proposals, which always store their keys. */
function listTextChanges(texts: Awaited<ReturnType<typeof readAttendees>>, name: string, by: string) {
  const proposed = texts.proposals.map((row) => ({ ...row, audience: 'attendees' as const }));
  const changes = listChanges(texts.events, name, by);
  return { revision: texts.revision, changes, proposalChanges: listChanges(proposed, name, by) };
}

const toChange = (event: Attending, after: string): AttendeesChange => ({
  id: event.id,
  before: event.attendees,
  after,
  audienceKeys: toAudienceKeys(event.audience, after),
});

const toConflict = async (db: Db, person: PersonRow) =>
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
