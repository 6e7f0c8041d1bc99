import { LIMITS } from '../contract/limits.ts';
import type { readAttendees } from '../db/itinerary/people/people.ts';
import type { AttendeesChange } from '../db/schema/itinerary/people.ts';
import { listPeople, toNameKey } from '../domain/schedule/attendees.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { replaceAttendee } from '../domain/schedule/rename-attendee.ts';
import { toFieldError } from '../errors.ts';

/** The attendees texts of a project, with the revision that they were read at. */
export type Texts = Awaited<ReturnType<typeof readAttendees>>;
type Attending = Pick<Texts['events'][number], 'id' | 'attendees' | 'audience'>;

/** Another name for a person in the texts; without `by` the name is taken out. */
export type Replacement = { name: string; by?: string };

/**
 * The changes that replace names in all texts: those of events, and of proposals, which always store their keys. A name is
 * only taken out of public events, since without it a private one could be open to more people.
 */
export function listTextChanges(texts: Texts, replacements: readonly Replacement[]) {
  const proposed = texts.proposals.map((row) => ({ ...row, audience: 'attendees' as const }));
  return {
    revision: texts.revision,
    changes: listChanges(texts.events, replacements),
    proposalChanges: listChanges(
      proposed,
      replacements.filter(({ by }) => by !== undefined),
    ),
  };
}

function listChanges(events: readonly Attending[], replacements: readonly Replacement[]): AttendeesChange[] {
  // Many events have the same text.
  const replaced = new Map<string, string>();
  return events.flatMap((event) => {
    const key = `${event.audience} ${event.attendees}`;
    const after = replaced.get(key) ?? replacements.reduce(replaceIn(event), event.attendees);
    replaced.set(key, after);
    return after === event.attendees ? [] : [toChange(event, after)];
  });
}

const replaceIn =
  ({ audience }: Attending) =>
  (text: string, { name, by }: Replacement): string => {
    if (by === undefined && audience !== 'everyone') return text;
    const after = replaceAttendee(text, name, by);
    if (by !== undefined && after !== text && [...after].length > LIMITS.attendees) {
      throw toFieldError('name', 'This name is too long for the guests of an event.');
    }
    return after;
  };

const toChange = (event: Attending, after: string): AttendeesChange => ({
  id: event.id,
  before: event.attendees,
  after,
  audienceKeys: toAudienceKeys(event.audience, after),
});

/** Ids of the events that still have a name, once the changes are made. */
export function listStillNamedIn(
  events: readonly Pick<Attending, 'id' | 'attendees'>[],
  changes: readonly AttendeesChange[],
  name: string,
): number[] {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  // Many events have the same text.
  const byText = Map.groupBy(events, ({ id, attendees }) => changed.get(id) ?? attendees);
  return [...byText].flatMap(([text, named]) => (hasName(text, name) ? named.map(({ id }) => id) : []));
}

const hasName = (attendees: string, name: string) =>
  listPeople([{ attendees }]).some((each) => toNameKey(each) === toNameKey(name));
