import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Rsvp, RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { isAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';

export type AnswerState = RsvpAnswer | 'silent';

/** One person who is asked, with the answer that counts if there is one, and those of other browsers. */
export type OverviewRow = { person: Person; rsvp: Rsvp | undefined; others: Rsvp[]; state: AnswerState };

/** Everyone who is asked about the event, or without one about the itinerary. Everyone who answered counts as asked. */
export function listOverview(
  people: readonly Person[],
  rsvps: readonly Rsvp[],
  event: Event | undefined,
): OverviewRow[] {
  const eventId = event?.id ?? null;
  const ofEvent = rsvps.filter((rsvp) => rsvp.eventId === eventId);
  const isCounted = (rsvp: Rsvp) => rsvp.isCounted !== false;
  const answers = new Map(ofEvent.filter(isCounted).map((rsvp) => [rsvp.personId, rsvp]));
  const others = ofEvent.filter((rsvp) => !isCounted(rsvp));
  const attendees = event && parseAttendees(event.attendees);
  return people
    .map((person) => ({
      person,
      rsvp: answers.get(person.id),
      others: others.filter(({ personId }) => personId === person.id),
    }))
    .filter(({ person, rsvp }) => rsvp !== undefined || !attendees || isAttending(attendees, person.name))
    .map((row) => ({ ...row, state: row.rsvp?.answer ?? 'silent' }));
}

/** The message that asks a guest, or without a name anyone, for an answer. `deadline` is a day or time as text. */
export function writeReminder(
  { title, deadline }: { title: string; deadline: string | undefined },
  url: string,
  name?: string,
): string {
  const asked = { title, url };
  if (name === undefined) return deadline ? t('askAnswerBy', { ...asked, deadline }) : t('askAnswer', asked);
  return deadline ? t('askAnswerOfBy', { ...asked, name, deadline }) : t('askAnswerOf', { ...asked, name });
}
