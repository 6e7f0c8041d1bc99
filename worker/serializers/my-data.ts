import type { MyData } from '../contract/trust.ts';
import type { readMyData } from '../db/itinerary/people/my-data.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';
import { parseReaderChoice } from '../messages/choose-reader.ts';

type Stored = Awaited<ReturnType<typeof readMyData>>;

/** What is stored of a guest, for that guest. A claimed name gets none of what others who use it have left. */
export function toMyData(
  person: PersonRow,
  isLinked: boolean,
  { answers, requests, subscriptions, known, papers, places }: Stored,
  namedIn: MyData['namedIn'],
): MyData {
  const { id, name, role } = person;
  return {
    person: {
      ...{ id, name, role, linked: isLinked },
      linkOpenedOn: isLinked ? person.linkOpenedOn || null : null,
      ...toStoredReader(person, isLinked),
      visitedAt: toIsoOrNull(person.visitedAt),
      createdAt: toIso(person.createdAt),
    },
    answers: answers.map(({ eventId, answer, partySize, reply, note, byHost, updatedAt }) => ({
      eventId: eventId || null,
      ...{ answer, partySize, reply, note, byHost },
      updatedAt: toIso(updatedAt),
    })),
    signUps: places.map(({ title, slots, slotId, count }) => ({
      ...{ title, count },
      slot: slots.find((slot) => slot.id === slotId)?.label ?? '',
    })),
    linkRequests: requests.map(({ answer, note, createdAt }) => ({
      answer,
      note,
      createdAt: toIso(createdAt),
    })),
    notifications: subscriptions.map(({ kind, email, onlyMine, remindEvening, remindHour, createdAt }) => ({
      ...{ kind, email, onlyMine },
      reminders: { evening: remindEvening, hour: remindHour },
      createdAt: toIso(createdAt),
    })),
    acknowledgements: known.map(({ seq, confirmedAt }) => ({ seq, confirmedAt: toIso(confirmedAt) })),
    papers,
    namedIn,
  };
}

/** What the guest chose to read counts with the personal link only. */
function toStoredReader({ language: set, readerChoice }: PersonRow, isLinked: boolean) {
  const { language = set, clock } = parseReaderChoice((isLinked && readerChoice) || undefined);
  return { language, clock: clock || null };
}
