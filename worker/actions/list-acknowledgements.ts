import type { Acknowledgements } from '../contract/acknowledgements.ts';
import type { ChangeSnapshots } from '../contract/history.ts';
import type { ItineraryDb } from '../db/client.ts';
import { selectAllAnswers } from '../db/itinerary/answers/read-answers.ts';
import { listCallChanges } from '../db/itinerary/history/history.ts';
import { listAcknowledgements } from '../db/itinerary/people/acknowledgements.ts';
import type { ChangeRow } from '../db/schema/itinerary/changes.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { WHOLE_ITINERARY } from '../db/schema/itinerary/rsvps.ts';
import { pickCounted } from '../domain/itinerary/rsvps.ts';
import { type Attendees, isAttending, parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { toIsoOrNull } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { listGuests } from './list-guests.ts';

/** Who of those whom a call's events are for has said that they know. Throws NOT_FOUND if the log has no such entry. */
export async function describeAcknowledgements(
  db: ItineraryDb,
  project: ProjectRow,
  seq: number,
  now: number,
): Promise<Acknowledgements> {
  const call = await listCallChanges(db, project.id, seq);
  const entries = call.filter(({ entity, notify }) => entity === 'event' && notify);
  const first = entries.at(-1);
  if (!first) throw new AppError('NOT_FOUND', { message: 'This change is too old.' });
  const [guests, answers, confirmed] = await Promise.all([
    listGuests(db, project, now),
    selectAllAnswers(db, project.id),
    listAcknowledgements(db, project.id, first.seq),
  ]);
  const declined = new Set(
    [...pickCounted(answers)]
      .filter(({ answer }) => answer === 'no')
      .map(({ personId, eventId }) => `${personId}/${eventId}`),
  );
  const changed = entries.map((entry) => ({ eventId: entry.entityId, attendees: toAttendees(entry) }));
  const host = toNameKey(project.ownerName);
  const names = guests
    .filter(({ role, name }) => role === 'guest' && toNameKey(name) !== host)
    .filter(
      ({ id, name }) =>
        !declined.has(`${id}/${WHOLE_ITINERARY}`) &&
        changed.some(
          ({ eventId, attendees }) => !declined.has(`${id}/${eventId}`) && isAttending(attendees, name),
        ),
    )
    .map(({ id, name }) => ({ id, name, confirmedAt: toIsoOrNull(confirmed.get(id) ?? null) }));
  return {
    needed: names.length,
    confirmed: names.filter(({ confirmedAt }) => confirmedAt !== null).length,
    names,
  };
}

function toAttendees({ before, after }: ChangeRow): Attendees {
  const { attendees }: ChangeSnapshots['event'] = JSON.parse(after ?? before ?? '{"attendees":""}');
  return parseAttendees(attendees);
}
