import type { Person } from '../contract/people.ts';
import type { RsvpAnswer } from '../contract/rsvps.ts';
import type { ItineraryDb } from '../db/client.ts';
import { readPeopleAndEvents, selectPersonAnswers } from '../db/itinerary/answers/read-answers.ts';
import { confirmClaims, deleteUnusedClaims, isOldClaim } from '../db/itinerary/people/claims.ts';
import { findLinkRequest } from '../db/itinerary/people/link-requests.ts';
import {
  insertPeople,
  listPresentPeople,
  type NewPerson,
  readAttendees,
} from '../db/itinerary/people/people.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { LinkRequestRow, PersonRow } from '../db/schema/itinerary/people.ts';
import { computeOverallAnswers, pickCounted, toAnswer } from '../domain/itinerary/rsvps.ts';
import { findLookAlikes, hasMixedScripts } from '../domain/people/look-alikes.ts';
import { listPeople, parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { toIsoOrNull } from '../domain/time/iso.ts';
import { toNewPerson } from './new-person.ts';

type EventAttendees = Awaited<ReturnType<typeof readAttendees>>['events'][number];

/**
 * The people of a project, by name. Names in attendees texts become people here, except those of removed people that were
 * only left in texts; see `listNewNames`.
 */
export async function listGuests(db: ItineraryDb, { id }: ProjectRow, now: number): Promise<Person[]> {
  const found = await readCurrentGuests(db, id, now);
  const count = countEventsByKey(found.events);
  const answers = computeOverallAnswers([...pickCounted(found.answers)].map(toAnswer));
  const present = found.people.filter(({ deletedAt }) => deletedAt === null);
  const lookAlikes = findLookAlikes(present.map(({ name }) => name));
  // Newest first: the last one put into the map is the first of its person.
  const requests = new Map([...found.requests].reverse().map((request) => [request.personId, request]));
  return present
    .map((row) =>
      toPerson(row, {
        eventCount: count(row.nameKey),
        rsvp: answers.get(row.id),
        request: requests.get(row.id),
        lookAlikes,
      }),
    )
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The people of a project with the names in its texts, and without claims that have ended. */
async function readCurrentGuests(db: ItineraryDb, id: number, now: number) {
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
  const stillNamedIn = new Map<string, Set<number>>();
  for (const { nameKey, deletedAt, stillNamedIn: ids } of rows) {
    if (deletedAt !== null)
      stillNamedIn.set(nameKey, new Set([...(stillNamedIn.get(nameKey) ?? []), ...(ids ?? [])]));
  }
  const isNewIn = ({ nameKey }: NewPerson) => {
    const known = stillNamedIn.get(nameKey);
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
  for (const [text, { length }] of Map.groupBy(events, ({ attendees }) => attendees)) {
    const { mode, names } = parseAttendees(text);
    if (mode !== 'only') others += length;
    for (const key of names.map(toNameKey)) {
      differences.set(key, (differences.get(key) ?? 0) + (mode === 'only' ? length : -length));
    }
  }
  return (nameKey) => others + (differences.get(nameKey) ?? 0);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

type PersonFacts = {
  eventCount: number;
  rsvp: RsvpAnswer | undefined;
  request: Pick<LinkRequestRow, 'answer' | 'note' | 'createdAt'> | undefined;
  lookAlikes: Set<string>;
};

const toPerson = (row: PersonRow, { eventCount, rsvp, request, lookAlikes }: PersonFacts): Person => ({
  id: row.id,
  name: row.name,
  role: row.role,
  eventCount,
  linkOpenedOn: row.linkOpenedOn || null,
  rsvp: rsvp ?? null,
  linkRequestedAt: toIsoOrNull(request?.createdAt ?? null),
  linkRequest: request ? { answer: request.answer, note: request.note } : null,
  isHidden: row.isHidden,
  language: row.language,
  isUninvited: row.isClaimed && row.role === 'guest' && row.linkOpenedOn === null,
  warning: lookAlikes.has(row.name) ? 'look-alike' : hasMixedScripts(row.name) ? 'mixed-scripts' : null,
  sequence: row.sequence,
});

/** `toPerson` with the number of the person's events and the answer. */
export async function describePerson(db: ItineraryDb, row: PersonRow): Promise<Person> {
  const [{ events }, answers, present, request] = await Promise.all([
    readAttendees(db, row.projectId),
    selectPersonAnswers(db, row.projectId, row.id),
    listPresentPeople(db, row.projectId),
    findLinkRequest(db, row),
  ]);
  return toPerson(row, {
    eventCount: countEventsByKey(events)(row.nameKey),
    rsvp: computeOverallAnswers([...pickCounted(answers)].map(toAnswer)).get(row.id),
    request,
    lookAlikes: findLookAlikes(present.map(({ name }) => name)),
  });
}
