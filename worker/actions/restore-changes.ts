import { UNDO_MS } from '../contract/limits.ts';
import { type ItineraryDb, withChange } from '../db/client.ts';
import { listCallChanges, listLastCalls, readChangesSince } from '../db/itinerary/history/history.ts';
import {
  type RestorableEntity,
  readRestorableRows,
  writeRestoredRows,
} from '../db/itinerary/history/restore-rows.ts';
import { readAttendees } from '../db/itinerary/people/people.ts';
import type { ChangeRow } from '../db/schema/itinerary/changes.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { describeError } from '../domain/describe-error.ts';
import { AppError } from '../errors.ts';
import { toNameTakenError } from './new-person.ts';
import { repeatIfRaced } from './people.ts';
import { planRestore, type RestoreOptions, type WantedState } from './plan-restore.ts';
import { parseSnapshot, requireRestorable, toWantedStates } from './wanted-states.ts';

/** How many rows changed, the people whose personal links ended, and the entry that undoes it if something changed. */
export type Restored = { restored: number; removedPeople: number[]; seq: number | null };

const NOTHING: Restored = { restored: 0, removedPeople: [], seq: null };

/** Whether rows that were changed since are undone nevertheless. */
type ChangeOptions = { force: boolean; canChooseCohosts: boolean };

const toOptions = ({ force, canChooseCohosts }: ChangeOptions): RestoreOptions => ({
  newer: force ? 'undo' : 'refuse',
  canChooseCohosts,
});

/**
 * Undoes one change of the log, and of a person the texts that changed with it. Throws NOT_FOUND if the log no longer has it,
 * CONFLICT with the `current` state if the row was changed since, and what refuses such a change by hand: a full itinerary,
 * a trial, a taken name, a co-host.
 */
export async function restoreChange(
  db: ItineraryDb,
  project: ProjectRow,
  seq: number,
  options: ChangeOptions,
): Promise<Restored> {
  const call = await listCallChanges(db, project.id, seq);
  const rows = call.filter((row) => row.seq === seq);
  if (rows.length === 0) throw toGoneError();
  return restoreStates(toldLike(db, rows), project, await toWantedStates(db, rows, call), toOptions(options));
}

/** Undoes all changes of the call that logged the entry `seq` in the last ten minutes. Throws like `restoreChange`. */
export async function undoCall(
  db: ItineraryDb,
  project: ProjectRow,
  seq: number,
  canChooseCohosts: boolean,
): Promise<Restored> {
  const since = Date.now() - UNDO_MS;
  const rows = (await listCallChanges(db, project.id, seq)).filter(({ at }) => at > since);
  if (rows.length === 0) throw toTooLateError();
  return undoEntries(db, project, rows, canChooseCohosts);
}

/**
 * Brings rows back that were deleted in the last ten minutes, those that still are. Texts of people that were changed since
 * stay. Throws NOT_FOUND if there are none, and like `restoreChange`.
 */
export async function undoDeletions(
  db: ItineraryDb,
  project: ProjectRow,
  entity: RestorableEntity,
  ids: number[],
  canChooseCohosts: boolean,
): Promise<Restored> {
  const calls = await listLastCalls(db, project.id, { entity, ids, since: Date.now() - UNDO_MS });
  const wanted = new Set(ids);
  const rows = calls.filter((row) => row.entity === entity && wanted.has(row.entityId) && row.after === null);
  const states = await toWantedStates(db, rows, calls);
  const done = await restoreStates(db, project, states, { newer: 'keep', canChooseCohosts });
  if (done.restored === 0) throw toTooLateError();
  return done;
}

/** Undoes entries of the log, all or none. Throws like `restoreChange`. */
export async function undoEntries(
  db: ItineraryDb,
  project: ProjectRow,
  rows: ChangeRow[],
  canChooseCohosts: boolean,
): Promise<Restored> {
  return restoreStates(toldLike(db, rows), project, await toWantedStates(db, rows, rows), {
    newer: 'refuse',
    canChooseCohosts,
  });
}

/**
 * Gives the itinerary the state just after the entry `seq`. Answers to RSVPs stay: they are their guests'. Throws like
 * `restoreChange`; CONFLICT also if the log has entries after `seen`.
 */
export async function restoreTo(
  db: ItineraryDb,
  project: ProjectRow,
  { seq, seen }: { seq: number; seen?: number | undefined },
  options: ChangeOptions,
): Promise<Restored> {
  return repeatIfRaced(async () => {
    const { isKnown, rows, latest } = await readChangesSince(db, project.id, seq);
    if (!isKnown) throw toGoneError();
    if (seen !== undefined && latest > seen && !options.force) {
      throw new AppError('CONFLICT', { current: { seq: latest } });
    }
    const states = rows.map(({ entity, entityId, before }) => ({
      entity: requireRestorable(entity),
      entityId,
      before: parseSnapshot(before),
    }));
    return tryToRestore(db, project, states, toOptions(options));
  });
}

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This change is too old to undo.' });
/** NOT_FOUND: the ten minutes for an Undo are over. */
export const toTooLateError = () => new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });

/** Those who heard of an urgent change at once hear of its end, too. */
const toldLike = (db: ItineraryDb, rows: ChangeRow[]): ItineraryDb =>
  rows.some(({ isUrgent }) => isUrgent) ? withChange(db, { isUrgent: true }) : db;

const restoreStates = (
  db: ItineraryDb,
  project: ProjectRow,
  states: WantedState[],
  options: RestoreOptions,
) => repeatIfRaced(() => tryToRestore(db, project, states, options));

/** Undefined if the project changed meanwhile. */
async function tryToRestore(
  db: ItineraryDb,
  { id }: ProjectRow,
  states: WantedState[],
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const people = listIds(states, 'person');
  const texts = people.length > 0 ? await readAttendees(db, id) : undefined;
  const { project, ...found } = await readRestorableRows(db, id, {
    event: listIds(states, 'event'),
    faq: listIds(states, 'faq'),
    person: people,
    'sign-up': listIds(states, 'sign-up'),
  });
  if (!project) throw new AppError('ACCESS_REQUIRED');
  if (texts && texts.revision !== project.revision) return undefined;
  const { rows, ...restored } = planRestore(states, { project, texts, ...found }, options);
  if (restored.restored === 0) return NOTHING;
  const restoring = withChange(db, { isRestore: true });
  const written = await writeRestoredRows(restoring, project, rows, Date.now()).catch((error: unknown) => {
    throw isNameTaken(error) ? toNameTakenError() : error;
  });
  return written && { ...restored, ...written };
}

const listIds = (states: WantedState[], entity: WantedState['entity']) => [
  ...new Set(states.filter((state) => state.entity === entity).map(({ entityId }) => entityId)),
];

const isNameTaken = (error: unknown) => describeError(error).includes('people.name_key');
