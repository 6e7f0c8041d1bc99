import { LIMITS } from '../contract/limits.ts';
import type { AddedPeople } from '../contract/people.ts';
import type { ItineraryDb } from '../db/client.ts';
import { addPeople, listPresentPeople } from '../db/itinerary/people/people.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { isPersonName, toNameKey } from '../domain/schedule/attendees.ts';
import { listGuests } from './list-guests.ts';

const REASONS = {
  invalid: 'Use a name without commas.',
  taken: 'There is already someone with this name.',
  full: `An itinerary can have at most ${LIMITS.people} guests.`,
};

/** Adds those names that can be added, each once. Repeating it adds nothing. */
export async function addGuests(
  db: ItineraryDb,
  project: ProjectRow,
  names: string[],
  now: number,
): Promise<AddedPeople> {
  const wanted = new Map<string, string>();
  for (const name of names) if (!wanted.has(toNameKey(name))) wanted.set(toNameKey(name), name);
  const before = new Set((await listPresentPeople(db, project.id)).map(({ nameKey }) => nameKey));
  const isNew = ([nameKey, name]: [string, string]) => isPersonName(name) && !before.has(nameKey);
  const added = [...wanted].filter(isNew);
  if (added.length > 0) {
    const people = added.map(([nameKey, name]) => ({ name, nameKey }));
    await addPeople(db, project.id, people, now);
  }
  const guests = await listGuests(db, project, now);
  const present = new Map(guests.map((guest) => [toNameKey(guest.name), guest]));
  const toReason = (nameKey: string, name: string) => {
    if (!isPersonName(name)) return REASONS.invalid;
    if (before.has(nameKey)) return REASONS.taken;
    return present.has(nameKey) ? undefined : REASONS.full;
  };
  return {
    people: added.flatMap(([nameKey]) => present.get(nameKey) ?? []),
    skipped: [...wanted].flatMap(([nameKey, name]) => {
      const reason = toReason(nameKey, name);
      return reason ? { name, reason } : [];
    }),
  };
}
