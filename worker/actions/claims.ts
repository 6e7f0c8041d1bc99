import { claimPerson, removeClaims } from '../db/claims.ts';
import type { Db } from '../db/client.ts';
import { listPresentPeople, readAttendees } from '../db/people.ts';
import type { PersonRow } from '../db/people-schema.ts';
import type { ProjectRow } from '../db/schema.ts';
import { hasMixedScripts, toLookAlikeKey } from '../domain/people/look-alikes.ts';
import { listPeople, toNameKey } from '../domain/schedule/attendees.ts';
import { toFieldError } from '../errors.ts';
import { listGuests, repeatIfRaced, toNameTakenError, toNewPerson } from './people.ts';

/**
 * Claims a name on the shared link. `countNew` runs before a name is added that is neither on the guest list nor in an
 * event, and may refuse it. Throws NAME_TAKEN, also for a name that looks like another one, and INVALID_INPUT.
 */
export async function claimName(
  db: Db,
  project: ProjectRow,
  name: string,
  now: number,
  countNew: (nameKey: string) => Promise<void>,
): Promise<PersonRow> {
  const person = toNewPerson(name);
  const [people, { events }] = await Promise.all([
    listPresentPeople(db, project.id),
    readAttendees(db, project.id),
  ]);
  const inTexts = listPeople(events);
  const isInText = inTexts.some((each) => toNameKey(each) === person.nameKey);
  if (!isInText && people.every(({ nameKey }) => nameKey !== person.nameKey)) {
    refuseLookAlike(name, [...people.map((row) => row.name), ...inTexts]);
    await countNew(person.nameKey);
  }
  const claimed = await claimPerson(db, project.id, { ...person, isClaimed: !isInText }, now);
  if (!claimed) throw toNameTakenError('Ask your host for your personal link.');
  return claimed;
}

function refuseLookAlike(name: string, names: string[]): void {
  const look = toLookAlikeKey(name);
  if (names.some((each) => toLookAlikeKey(each) === look)) {
    throw toNameTakenError('This looks like a name on the guest list. Type it the way your host does.');
  }
  if (hasMixedScripts(name)) throw toFieldError('name', 'Use letters of one alphabet.');
}

/** Removes everybody whom only a guest of the shared link has named. */
export async function removeUninvited(db: Db, project: ProjectRow, now: number): Promise<PersonRow[]> {
  return repeatIfRaced(async () => {
    const [guests, { revision }] = await Promise.all([
      listGuests(db, project, now),
      readAttendees(db, project.id),
    ]);
    const ids = guests.filter(({ isUninvited }) => isUninvited).map(({ id }) => id);
    return ids.length === 0 ? [] : removeClaims(db, project.id, { ids, revision }, Date.now());
  });
}
