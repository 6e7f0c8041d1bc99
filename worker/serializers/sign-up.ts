import type { SignUp } from '../contract/sign-ups.ts';
import type { TakenPlaces } from '../db/itinerary/sign-ups/sign-ups.ts';
import type { SignUpRow } from '../db/schema/itinerary/sign-ups.ts';

/**
 * Who reads. Hosts get all people; guests get the names for which `isShown` is true, in lists that show names. `isKnown`: the
 * reader has a name, so some places may be theirs.
 */
type Reader = { isHost: boolean; isKnown: boolean; isShown: (name: string) => boolean };

/** A list with the places that are taken in it. */
export function toSignUp(row: SignUpRow, taken: readonly TakenPlaces[], reader: Reader): SignUp {
  const { id, title, eventId, isOpen, showNames, sequence } = row;
  const slots = row.slots.map(({ id: slotId, label, places }) => {
    const own = taken.filter((each) => each.signUpId === id && each.slotId === slotId);
    const people = sumByPerson(own);
    const names = people.map(({ name }) => name).filter((name) => reader.isHost || reader.isShown(name));
    return {
      id: slotId,
      label,
      places,
      taken: sum(own),
      mine: reader.isKnown ? sum(own.filter(({ isMine }) => isMine)) : 0,
      names: reader.isHost || showNames ? names : null,
      ...(reader.isHost && { people }),
    };
  });
  return { id, title, eventId, isOpen, showNames, slots, sequence };
}

const sum = (places: readonly TakenPlaces[]) => places.reduce((total, { count }) => total + count, 0);

/** One entry for each person. Several browsers may have taken places in the same name. */
function sumByPerson(places: readonly TakenPlaces[]) {
  const people = new Map<number, { personId: number; name: string; count: number }>();
  for (const { personId, name, count } of places) {
    const known = people.get(personId);
    people.set(personId, { personId, name, count: (known?.count ?? 0) + count });
  }
  return [...people.values()];
}
