import type { RsvpAnswer } from '../contract/rsvps.ts';
import type { ItineraryDb } from '../db/client.ts';
import { claimPerson, removeClaims } from '../db/itinerary/people/claims.ts';
import { addLinkRequest } from '../db/itinerary/people/link-requests.ts';
import { insertPeople, readAttendees, readPeopleAndAttendees } from '../db/itinerary/people/people.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { hasMixedScripts, toLookAlikeKey } from '../domain/people/look-alikes.ts';
import { listPeople, toNameKey } from '../domain/schedule/attendees.ts';
import { AppError, toFieldError, toLinkNeededError } from '../errors.ts';
import { findSimilarNames } from './find-names.ts';
import { listGuests, listNewNames } from './list-guests.ts';
import { toNameTakenError, toNewPerson } from './new-person.ts';
import { repeatIfRaced } from './people.ts';

type Claim = {
  name: string;
  /** The guest says that they are not one of the people with similar names. */
  isNew?: boolean | undefined;
};

type Counters = {
  /** Runs before a name is added that is neither on the guest list nor in an event, and may refuse it. */
  countNew: (nameKey: string) => Promise<void>;
  /** Runs before an answer that names guests, and may refuse it. */
  countSearch: () => Promise<void>;
};

/**
 * Claims a name on the shared link. Throws NAME_TAKEN, also for a name that looks like another one, SIMILAR_NAME with the
 * names that a new one is close to, and INVALID_INPUT.
 */
export async function claimName(
  db: ItineraryDb,
  project: ProjectRow,
  { name, isNew }: Claim,
  now: number,
  { countNew, countSearch }: Counters,
): Promise<PersonRow> {
  const person = toNewPerson(name);
  const found = await readPeopleAndAttendees(db, project.id);
  const present = found.people.filter(({ deletedAt }) => deletedAt === null);
  const inTexts = listPeople(found.events);
  const isInText = inTexts.some((each) => toNameKey(each) === person.nameKey);
  if (!isInText && present.every(({ nameKey }) => nameKey !== person.nameKey)) {
    refuseLookAlike(name, [...present.map((row) => row.name), ...inTexts]);
    const candidates = isNew ? [] : findSimilarNames(found, name);
    if (candidates.length > 0) {
      await countSearch();
      throw new AppError('SIMILAR_NAME', { candidates });
    }
    await countNew(person.nameKey);
  }
  const claimed = await claimPerson(db, project.id, { ...person, isClaimed: !isInText }, now);
  if (!claimed) throw toLinkNeededError('NAME_TAKEN');
  return claimed;
}

type Asking = { name: string; answer: RsvpAnswer | null; note: string | null; browser: string };

/** Tells hosts that a guest asks for the personal link of a name. Nobody is added; a name that nobody has is ignored. */
export async function requestLink(
  db: ItineraryDb,
  project: ProjectRow,
  asking: Asking,
  now: number,
): Promise<void> {
  const { name, ...request } = asking;
  const { nameKey } = toNewPerson(name);
  const { people, events } = await readPeopleAndAttendees(db, project.id);
  // Names in events become people when hosts open the list.
  const inTexts = listNewNames(people, events).filter((each) => each.nameKey === nameKey);
  await insertPeople(db, project.id, inTexts, now);
  await addLinkRequest(db, project.id, nameKey, { ...request, createdAt: now });
}

function refuseLookAlike(name: string, names: string[]): void {
  const look = toLookAlikeKey(name);
  if (names.some((each) => toLookAlikeKey(each) === look)) {
    throw toNameTakenError('This looks like a name on the guest list. Type it the way your host does.');
  }
  if (hasMixedScripts(name)) throw toFieldError('name', 'Use letters of one alphabet.');
}

/** Removes everybody whom only a guest of the shared link has named. `seq` undoes it; see `Undo`. */
export async function removeUninvited(
  db: ItineraryDb,
  project: ProjectRow,
  now: number,
): Promise<{ removed: PersonRow[]; seq: number | null }> {
  return repeatIfRaced(async () => {
    const [guests, { revision }] = await Promise.all([
      listGuests(db, project, now),
      readAttendees(db, project.id),
    ]);
    const ids = guests.filter(({ isUninvited }) => isUninvited).map(({ id }) => id);
    if (ids.length === 0) return { removed: [], seq: null };
    return removeClaims(db, project.id, { ids, revision }, Date.now());
  });
}
