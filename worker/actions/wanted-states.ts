import type { ChangeSnapshots } from '../contract/history.ts';
import type { ItineraryDb } from '../db/client.ts';
import { listRenamesSince, type Rename } from '../db/itinerary/history/history.ts';
import type { ChangeRow } from '../db/schema/itinerary/changes.ts';
import { applyRenames, isSameSnapshot } from '../domain/history/snapshots.ts';
import { parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { replaceAttendee } from '../domain/schedule/rename-attendee.ts';
import { AppError } from '../errors.ts';
import type { WantedState } from './plan-restore.ts';

type EventSnapshot = ChangeSnapshots['event'];
type PersonSnapshot = ChangeSnapshots['person'];

/** An entry of the log, read. */
type Entry = Omit<WantedState, 'after' | 'call'> & {
  seq: number;
  after: WantedState['before'];
  call: string | null;
};

const UNRESTORABLE = {
  rsvp: 'Answers can’t be undone. Change the answer instead.',
  'owner-email': 'Undo this with the link in our email to the earlier address.',
};

/** Throws INVALID_INPUT for what cannot be undone. */
export function requireRestorable(entity: ChangeRow['entity']): WantedState['entity'] {
  if (entity !== 'rsvp' && entity !== 'owner-email') return entity;
  throw new AppError('INVALID_INPUT', { message: UNRESTORABLE[entity] });
}

/** A snapshot of the log; null where there was no row. */
export const parseSnapshot = (text: string | null): WantedState['before'] =>
  text === null ? null : JSON.parse(text);

const toEntry = (row: ChangeRow): Entry => ({
  seq: row.seq,
  call: row.call,
  entity: requireRestorable(row.entity),
  entityId: row.entityId,
  before: parseSnapshot(row.before),
  after: parseSnapshot(row.after),
});

/**
 * The states that undo entries of the log, newest first; `calls` are all entries of their calls. Events have the present
 * names of people. With a person who was removed or came back, the texts that changed for it are undone, too. A name is
 * replaced in all texts that have it now, so entries of events that only a new name changed are left out.
 */
export async function toWantedStates(
  db: ItineraryDb,
  rows: readonly ChangeRow[],
  calls: readonly ChangeRow[],
): Promise<WantedState[]> {
  const [first] = rows;
  if (!first) return [];
  const seqs = new Set(rows.map(({ seq }) => seq));
  const entries = [
    ...rows.map(toEntry),
    ...listExtras(
      rows,
      calls.filter(({ seq }) => !seqs.has(seq)),
    ),
  ];
  const oldest = Math.min(...entries.map(({ seq }) => seq));
  const renames = await listRenamesSince(db, first.projectId, oldest - 1);
  const people = calls.filter(({ entity }) => entity === 'person');
  return entries
    .filter((entry) => !isRenameOnly(entry, renames))
    .sort((a, b) => b.seq - a.seq)
    .map((entry) => toState(entry, renames, people));
}

/** Entries of the same calls that changed a text because of one of the people in `rows`. */
function listExtras(rows: readonly ChangeRow[], others: readonly ChangeRow[]): Entry[] {
  const people = rows.filter(({ entity }) => entity === 'person').map(toEntry);
  if (people.length === 0) return [];
  return others
    .filter(({ entity }) => entity === 'event')
    .map(toEntry)
    .filter((entry) => isTextOnly(entry) && people.some((person) => isAbout(entry, person)))
    .map((entry) => ({ ...entry, isExtra: true }));
}

/** True if only the person's name was added to the text or taken out of it. */
function isAbout(entry: Entry, person: Entry): boolean {
  if (entry.call !== person.call) return false;
  const key = toNameKey(((person.before ?? person.after) as PersonSnapshot).name);
  const [before, after] = [listKeys(entry.before), listKeys(entry.after)];
  const isOnly = (keys: string[]) => keys.length === 1 && keys[0] === key;
  return (
    isOnly(before.filter((each) => !after.includes(each))) ||
    isOnly(after.filter((each) => !before.includes(each)))
  );
}

const listKeys = (state: WantedState['before']) =>
  parseAttendees((state as EventSnapshot).attendees).names.map(toNameKey);

/** True if nothing but the attendees of an event changed. */
function isTextOnly({ entity, before, after }: Entry): boolean {
  if (entity !== 'event' || before === null || after === null) return false;
  const { attendees } = after as EventSnapshot;
  return isSameSnapshot({ ...(before as EventSnapshot), attendees }, after);
}

function isRenameOnly(entry: Entry, renames: readonly Rename[]): boolean {
  const own = renames.filter(({ call }) => call !== null && call === entry.call);
  return isTextOnly(entry) && own.some((rename) => isRenamed(entry, rename));
}

const isRenamed = (entry: Entry, { before, after }: Rename) =>
  replaceAttendee((entry.before as EventSnapshot).attendees, before, after) ===
  (entry.after as EventSnapshot).attendees;

function toState(
  { seq, ...entry }: Entry,
  renames: readonly Rename[],
  people: readonly ChangeRow[],
): WantedState {
  if (entry.entity !== 'event') return entry;
  const later = renames.filter(
    (rename) => rename.seq > seq && (rename.call === null || rename.call !== entry.call),
  );
  const rename = (state: WantedState['before']) => state && applyRenames(state as EventSnapshot, later);
  const isText = isTextOnly({ seq, ...entry }) && people.some(({ call }) => call === entry.call);
  return { ...entry, isText, before: rename(entry.before), after: rename(entry.after) };
}
