import type { ChangeSnapshots } from '../../contract/history.ts';
import { type Access, can } from '../access/capabilities.ts';
import { listChangedFacts, readFact } from '../event/changed-facts.ts';
import type { ChangedFact } from '../event/event-fields.ts';
import { isAttending, parseAttendees } from '../schedule/attendees.ts';
import { computeCalendarEnd } from '../schedule/calendar-entry.ts';
import { parseIsoOrNull } from '../time/iso.ts';

/** Event fields that notices compare, as in the change log. */
export type EventState = Omit<ChangeSnapshots['event'], 'rsvp'>;

/** An entry of the change log about an event, which its host wants guests to know of. */
export type NoticeEntry = {
  seq: number;
  eventId: number;
  before: EventState | null;
  after: EventState | null;
  note: string | null;
  /** Told at once, to those whom the event is for. */
  isUrgent: boolean;
};

/** An event as it is now, deleted ones too, if the reader may see it. */
export type CurrentEvent = { id: number; isDeleted: boolean; state: EventState };

/** The person who gets a notice: `name` only of people. `hasDeclined`: an event, or all of them. */
export type NoticeReader = {
  name: string | null;
  access: Access;
  onlyMine: boolean;
  hasDeclined?: (eventId: number) => boolean;
};

/** What changed of one event in the end; `state` is what it was if it is removed, else what it is. */
export type NetChange = {
  eventId: number;
  kind: 'new' | 'changed' | 'removed';
  before: EventState | null;
  state: EventState;
  /** None unless it is changed. */
  facts: ChangedFact[];
  /** The host's line to guests. */
  note: string | null;
  isUrgent: boolean;
  /** The newest entry that the reader is told of. */
  seq: number;
};

/**
 * Collapses log entries, oldest first, into one change per event; reverted changes drop out. An event counts only if the
 * reader may see it now; one that the reader could not see before is new. Sorted by start. `now` in epoch milliseconds: events that are over are left out.
 */
export function computeNetChanges(
  entries: readonly NoticeEntry[],
  current: readonly CurrentEvent[],
  reader: NoticeReader,
  now: number,
): NetChange[] {
  const byId = new Map(current.map((event) => [event.id, event]));
  const byEvent = Map.groupBy(entries, ({ eventId }) => eventId);
  return [...byEvent]
    .map(([eventId, ofEvent]) => computeNetChange(ofEvent, byId.get(eventId), reader))
    .filter((change) => change !== undefined)
    .filter((change) => isWanted(change, reader) && readEnd(change) > now)
    .sort((a, b) => readStart(a.state) - readStart(b.state) || a.eventId - b.eventId);
}

/** Old and new starts of the changed events, in epoch milliseconds. */
export const listStarts = (changes: readonly NetChange[]): number[] =>
  changes.flatMap(({ before, state }) =>
    before ? [readStart(before), readStart(state)] : [readStart(state)],
  );

/** When the last of the changed events is over, in epoch milliseconds. */
export const findLastEnd = (changes: readonly NetChange[]): number => Math.max(...changes.map(readEnd));

function computeNetChange(
  all: NoticeEntry[],
  event: CurrentEvent | undefined,
  reader: NoticeReader,
): NetChange | undefined {
  if (!event) return undefined;
  const { id: eventId, isDeleted, state } = event;
  const entries = all.filter((entry) => !entry.isUrgent || isAffected(entry, reader));
  const old = entries[0]?.before ?? null;
  const before = old && couldSee(old, reader) ? old : null;
  // A save of what the reader could not see says nothing to the reader, and its note was for others.
  const visible = entries.filter((entry) => {
    const saved = entry.after ?? entry.before;
    return saved !== null && couldSee(saved, reader);
  });
  const told = {
    note: visible.findLast((entry) => entry.note !== null)?.note ?? null,
    isUrgent: visible.some((entry) => entry.isUrgent),
    seq: visible.at(-1)?.seq ?? 0,
  };
  if (isDeleted) {
    const wasSeen = before && entries.some(({ after }) => after === null);
    return wasSeen ? { eventId, kind: 'removed', before, state: before, facts: [], ...told } : undefined;
  }
  if (!before) {
    return visible.length === 0 ? undefined : { eventId, kind: 'new', before, state, facts: [], ...told };
  }
  // What was only changed without telling guests does not count.
  const read = readFactFor(reader);
  const isTold = (fact: ChangedFact) =>
    entries.some(
      (entry) => !entry.before || !entry.after || read(entry.before, fact) !== read(entry.after, fact),
    );
  const facts = listChangedFacts(before, state, read).filter(isTold);
  return facts.length === 0 ? undefined : { eventId, kind: 'changed', before, state, facts, ...told };
}

/** Whether the event is for the reader, who may be anybody if there is no name. */
function isAffected({ eventId, before, after }: NoticeEntry, { name, hasDeclined }: NoticeReader): boolean {
  if (name === null) return true;
  const states = [before, after].filter((state) => state !== null);
  return (
    !hasDeclined?.(eventId) && states.some(({ attendees }) => isAttending(parseAttendees(attendees), name))
  );
}

const readFactFor =
  ({ name }: NoticeReader) =>
  (state: EventState, fact: ChangedFact): string =>
    fact === 'attendance'
      ? String(name !== null && isAttending(parseAttendees(state.attendees), name))
      : readFact(state, fact);

function couldSee({ audience, attendees }: EventState, { name, access }: NoticeReader): boolean {
  if (audience === 'everyone' || can(access, 'see-private')) return true;
  return can(access, 'see-invited') && name !== null && isAttending(parseAttendees(attendees), name);
}

function isWanted({ before, state }: NetChange, { onlyMine, name }: NoticeReader): boolean {
  if (!onlyMine) return true;
  const states = before ? [before, state] : [state];
  return name !== null && states.some(({ attendees }) => isAttending(parseAttendees(attendees), name));
}

const readStart = ({ datetime }: EventState) => Date.parse(datetime);

/** The later of the ends before and after the change: a guest may still be waiting at the old time. */
const readEnd = ({ before, state }: NetChange) => Math.max(...[before ?? state, state].map(computeEnd));

const computeEnd = ({ datetime, endsAt }: EventState) =>
  computeCalendarEnd(Date.parse(datetime), parseIsoOrNull(endsAt));
