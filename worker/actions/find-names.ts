import type { NameMatch } from '../contract/people.ts';
import type { ItineraryDb } from '../db/client.ts';
import { type NewPerson, readPeopleAndAttendees } from '../db/itinerary/people/people.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { findMatchingNames, isSimilarName } from '../domain/people/match-names.ts';
import { listPeople, toNameKey } from '../domain/schedule/attendees.ts';
import { listNewNames } from './list-guests.ts';

const MAX_MATCHES = 5;

type ListedName = NewPerson & Pick<NameMatch, 'claimable'>;

type FoundRows = Awaited<ReturnType<typeof readPeopleAndAttendees>>;

/** The names of the guest list that match `query`. */
export async function findNames(db: ItineraryDb, { id }: ProjectRow, query: string): Promise<NameMatch[]> {
  return toMatches(findMatchingNames(listFindableNames(await readPeopleAndAttendees(db, id)), query));
}

/** The names of the guest list that are close to a new one. */
export const findSimilarNames = (found: FoundRows, name: string): NameMatch[] =>
  toMatches(listFindableNames(found).filter((each) => isSimilarName(each.name, name)));

const toMatches = (names: ListedName[]): NameMatch[] =>
  names.slice(0, MAX_MATCHES).map(({ name, claimable }) => ({ name, claimable }));

/**
 * The names that any guest may learn: those of people and of events that everyone sees. Without names that stand only in
 * private events, or that hosts hide.
 */
function listFindableNames({ people, events }: FoundRows): ListedName[] {
  const publicEvents = events.filter(({ audience }) => audience === 'everyone');
  const toKeys = (named: typeof events) => new Set(listPeople(named).map(toNameKey));
  const publicKeys = toKeys(publicEvents);
  const privateKeys = toKeys(events.filter(({ audience }) => audience !== 'everyone'));
  const present = people.filter(
    ({ deletedAt, isHidden, nameKey }) =>
      deletedAt === null && !isHidden && (publicKeys.has(nameKey) || !privateKeys.has(nameKey)),
  );
  const isFree = ({ role, linkOpenedOn }: PersonRow) => role === 'guest' && linkOpenedOn === null;
  const added = listNewNames(people, publicEvents);
  return [
    ...present.map((row) => ({ ...row, claimable: isFree(row) && !privateKeys.has(row.nameKey) })),
    ...added.map((each) => ({ ...each, claimable: !privateKeys.has(each.nameKey) })),
  ];
}
