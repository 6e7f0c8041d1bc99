import type { ChangeSnapshots } from '../contract/history.ts';
import type { ChangeRow } from '../db/change-schema.ts';
import { type Db, withChange } from '../db/client.ts';
import { findChange, listRenamesSince, readChangesSince } from '../db/history.ts';
import type { PersonRow } from '../db/people-schema.ts';
import { readRestorableRows, writeRestoredRows } from '../db/restore-rows.ts';
import type { ProjectRow } from '../db/schema.ts';
import { describeError } from '../domain/describe-error.ts';
import { applyRenames, isSameSnapshot, toPersonSnapshot } from '../domain/history/snapshots.ts';
import { AppError } from '../errors.ts';
import { changePerson, removeGuest, repeatIfRaced, restoreGuests, toNameTakenError } from './people.ts';
import { planRestore, type RestoreOptions, type WantedState } from './plan-restore.ts';

/** How many rows changed, and the people whose personal links ended. */
export type Restored = { restored: number; removedPeople: number[] };

const NOTHING: Restored = { restored: 0, removedPeople: [] };

/**
 * Undoes one change of the log. Throws NOT_FOUND if the log has it no more, CONFLICT with the `current` state if the row
 * was changed since, and what refuses such a change by hand: a full itinerary, a trial, a taken name, a co-host.
 */
export async function restoreChange(
  db: Db,
  project: ProjectRow,
  seq: number,
  options: RestoreOptions,
): Promise<Restored> {
  const row = await findChange(db, project.id, seq);
  if (!row) throw toGoneError();
  const restoring = withChange(db, { isRestore: true });
  const state = await toWantedState(db, row);
  return repeatIfRaced(() =>
    state.entity === 'person'
      ? restorePerson(restoring, project, state, options)
      : restoreRows(restoring, project, [state], options),
  );
}

/**
 * Gives the itinerary the state just after the entry `seq`. Answers to RSVPs stay: they are their guests'. Throws like
 * `restoreChange`; CONFLICT also if the log has entries after `seen`.
 */
export async function restoreTo(
  db: Db,
  project: ProjectRow,
  { seq, seen }: { seq: number; seen?: number | undefined },
  options: RestoreOptions,
): Promise<Restored> {
  const restoring = withChange(db, { isRestore: true });
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
    return restoreRows(restoring, project, states, options);
  });
}

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This change is too old to undo.' });

const parseSnapshot = (text: string | null): WantedState['before'] =>
  text === null ? null : JSON.parse(text);

const UNRESTORABLE = {
  rsvp: 'Answers can’t be undone. Change the answer instead.',
  'owner-email': 'Undo this with the link in our email to the earlier address.',
};

function requireRestorable(entity: ChangeRow['entity']): WantedState['entity'] {
  if (entity !== 'rsvp' && entity !== 'owner-email') return entity;
  throw new AppError('INVALID_INPUT', { message: UNRESTORABLE[entity] });
}

async function toWantedState(db: Db, row: ChangeRow): Promise<WantedState> {
  const entity = requireRestorable(row.entity);
  const [before, after] = [parseSnapshot(row.before), parseSnapshot(row.after)];
  if (entity !== 'event') return { entity, entityId: row.entityId, before, after };
  const renames = await listRenamesSince(db, row.projectId, row.seq);
  const rename = (state: WantedState['before']) =>
    state && applyRenames(state as ChangeSnapshots['event'], renames);
  return { entity, entityId: row.entityId, before: rename(before), after: rename(after) };
}

/** Undefined if the project changed meanwhile. */
async function restoreRows(
  db: Db,
  { id }: ProjectRow,
  states: WantedState[],
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const { project, ...found } = await readRestorableRows(db, id, {
    event: listIds(states, 'event'),
    faq: listIds(states, 'faq'),
    person: listIds(states, 'person'),
  });
  if (!project) throw new AppError('ACCESS_REQUIRED');
  const { rows, ...restored } = planRestore(states, { project, ...found }, options);
  if (restored.restored === 0) return NOTHING;
  const isWritten = await writeRestoredRows(db, project, rows, Date.now()).catch((error: unknown) => {
    throw isNameTaken(error) ? toNameTakenError() : error;
  });
  return isWritten ? restored : undefined;
}

const listIds = (states: WantedState[], entity: WantedState['entity']) =>
  states.filter((state) => state.entity === entity).map(({ entityId }) => entityId);

const isNameTaken = (error: unknown) => describeError(error).includes('people.name_key');

const pickPerson = (row: object) => toPersonSnapshot(row as ChangeSnapshots['person']);

/** As by hand, with the texts of events and the answers. Undefined if the project changed meanwhile. */
async function restorePerson(
  db: Db,
  project: ProjectRow,
  state: WantedState,
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const id = state.entityId;
  const { project: found, ...rows } = await readRestorableRows(db, project.id, {
    event: [],
    faq: [],
    person: [id],
  });
  if (!found) throw new AppError('ACCESS_REQUIRED');
  const { rows: plan, ...restored } = planRestore([state], { project: found, ...rows }, options);
  const [put] = plan.person.put;
  if (plan.person.deleted.length > 0) await removeGuest(db, found, id, Date.now());
  else if (put) await putPerson(db, found, rows.rows.person[0], pickPerson(put));
  return restored;
}

/** Brings a removed person back, and then or otherwise gives the row the name and role of `target`. */
async function putPerson(
  db: Db,
  project: ProjectRow,
  row: PersonRow | undefined,
  target: ChangeSnapshots['person'],
): Promise<void> {
  if (!row) return;
  const { id } = row;
  const [current = row] = row.deletedAt === null ? [] : await restoreGuests(db, project, [id], 0, () => {});
  if (isSameSnapshot(toPersonSnapshot(current), target)) return;
  // The role was checked for this version of the row.
  await changePerson(db, project, id, { ...target, sequence: current.sequence });
}
