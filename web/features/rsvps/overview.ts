import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Rsvp, RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { isAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';

export type AnswerState = RsvpAnswer | 'silent';

/** One person who is asked, with the answer if there is one. */
export type OverviewRow = { person: Person; rsvp: Rsvp | undefined; state: AnswerState };

/** Everyone who is asked about the event, or without one about the itinerary. Whoever answered counts as asked. */
export function listOverview(
  people: readonly Person[],
  rsvps: readonly Rsvp[],
  event: Event | undefined,
): OverviewRow[] {
  const eventId = event?.id ?? null;
  const answers = new Map(
    rsvps.filter((rsvp) => rsvp.eventId === eventId).map((rsvp) => [rsvp.personId, rsvp]),
  );
  const attendees = event && parseAttendees(event.attendees);
  return people
    .map((person) => ({ person, rsvp: answers.get(person.id) }))
    .filter(({ person, rsvp }) => rsvp !== undefined || !attendees || isAttending(attendees, person.name))
    .map((row) => ({ ...row, state: row.rsvp?.answer ?? 'silent' }));
}

/** The message that asks a guest, or without a name anyone, for an answer. `deadline` is a day or time as text. */
export function writeReminder(
  { title, deadline }: { title: string; deadline: string | undefined },
  url: string,
  name?: string,
): string {
  const by = deadline ? ` by ${deadline}` : '';
  return `Hi${name ? ` ${name}` : ''}! Are you coming to ${title}? Please let us know${by}: ${url}`;
}
