import type { ChangeEntity, ChangeSnapshots } from '../contract/history.ts';
import { LIMITS } from '../contract/limits.ts';
import type {
  RestorableEntity,
  RowsToRestore,
  readRestorableRows,
} from '../db/itinerary/history/restore-rows.ts';
import type { EventRow, FaqRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import type { SignUpRow } from '../db/schema/itinerary/sign-ups.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import {
  isSameSnapshot,
  toFaqSnapshot,
  toPersonSnapshot,
  toProjectSnapshot,
  toRestoredEvent,
  toRestoredFaq,
  toRestoredPerson,
  toRestoredProject,
  toSignUpSnapshot,
  undoChange,
} from '../domain/history/snapshots.ts';
import { AppError, toFullError } from '../errors.ts';
import { listStillNamedIn, listTextChanges, type Texts } from './attendee-texts.ts';

type Snapshots = { [Entity in Exclude<ChangeEntity, 'rsvp' | 'owner-email'>]: ChangeSnapshots[Entity] };
type Snapshot = Snapshots[keyof Snapshots] | null;

/**
 * A row to be as it was `before`. With `after`, only what changed from the one to the other is undone. The states of one row
 * stand newest first.
 */
export type WantedState = {
  entity: keyof Snapshots;
  entityId: number;
  before: Snapshot;
  after?: Snapshot;
  /** The call that is undone. */
  call?: string | null;
  /** Only the attendees of an event changed, with a person: what else is newer stays. */
  isText?: boolean;
  /** Does not count, and stays as it is where something newer stands. */
  isExtra?: boolean;
};

/** Whether rows that are not as they were left are refused, undone nevertheless, or left as they are. */
export type RestoreOptions = {
  newer: 'refuse' | 'undo' | 'keep';
  /** Only who chooses co-hosts may change them. */
  canChooseCohosts: boolean;
};

type Found = Awaited<ReturnType<typeof readRestorableRows>> & {
  project: ProjectRow;
  /** Needed if people are restored. */
  texts?: Texts | undefined;
};

/** A row that will differ: null is deleted. */
type PlannedChange = {
  entity: keyof Snapshots;
  id: number;
  current: Snapshot;
  target: Snapshot;
  isExtra: boolean;
  calls: string[];
};

/**
 * What to write to bring the states about, and how many rows that changes. Throws CONFLICT with the `current` state, and
 * what refuses such changes by hand: TRIAL_..., TITLE_CHANGE_LIMIT_REACHED, FULL or ADMIN_REQUIRED.
 */
export function planRestore(states: readonly WantedState[], found: Found, options: RestoreOptions) {
  const planned = listPlanned(states, found, options);
  requireAllowed(planned, found, options);
  const rows: RowsToRestore = {
    event: { put: [], deleted: [] },
    faq: { put: [], deleted: [] },
    person: { put: [], deleted: [] },
    'sign-up': { put: [], deleted: [] },
    project: {},
    returned: planned.filter(isReturning).map(({ id }) => id),
    undone: planned.flatMap(({ entity, id, calls }) =>
      entity === 'event' ? calls.map((call) => ({ call, eventId: id })) : [],
    ),
    ...planTexts(planned, found),
  };
  for (const { entity, id, target } of planned) {
    if (entity === 'project') rows.project = toProjectColumns(target as Snapshots['project'], found.project);
    else if (target !== null) rows[entity].put.push({ id, ...toColumns(entity, target) });
    else
      rows[entity].deleted.push({
        id,
        ...(entity === 'person' && { stillNamedIn: listRest(id, planned, rows, found) }),
      });
  }
  return {
    rows,
    restored: planned.filter(({ isExtra }) => !isExtra).length,
    removedPeople: rows.person.deleted.map(({ id }) => id),
  };
}

const isReturning = ({ entity, current }: PlannedChange) => entity === 'person' && current === null;

function listPlanned(states: readonly WantedState[], found: Found, options: RestoreOptions): PlannedChange[] {
  const planned = new Map<string, PlannedChange>();
  for (const state of states) {
    const { entity, entityId: id, call, isExtra = false } = state;
    const key = `${entity} ${id}`;
    const current = findSnapshot(found, entity, id);
    if (current === undefined) continue;
    const known = planned.get(key) ?? { entity, id, current, target: current, isExtra: true, calls: [] };
    const target = undo(state, known.target, id, options);
    const calls = call && target !== known.target ? [...known.calls, call] : known.calls;
    planned.set(key, { ...known, target, isExtra: known.isExtra && isExtra, calls });
  }
  return [...planned.values()].filter(({ current, target }) => !isSameSnapshot(current, target));
}

/** The row without the change. `current` is how it is. */
function undo(
  { before, after, isText, isExtra }: WantedState,
  current: Snapshot,
  id: number,
  { newer }: RestoreOptions,
): Snapshot {
  if (after === undefined) return before;
  if (isText ? isSameText(current, after) : isSameSnapshot(current, after)) {
    return isText ? withText(current, before) : (undoChange(before, after, current) as Snapshot);
  }
  if (isExtra || newer === 'keep') return current;
  if (newer === 'refuse') throw new AppError('CONFLICT', { current: current && { id, ...current } });
  return undoChange(before, after, current) as Snapshot;
}

const isSameText = (a: Snapshot, b: Snapshot) =>
  (a as Snapshots['event'] | null)?.attendees === (b as Snapshots['event'] | null)?.attendees;

const withText = (current: Snapshot, before: Snapshot) =>
  ({ ...current, attendees: (before as Snapshots['event']).attendees }) as Snapshots['event'];

/** The texts that change with people who get another name or are removed; those of planned events are planned. */
function planTexts(planned: PlannedChange[], { texts }: Found): Pick<RowsToRestore, 'texts'> {
  if (!texts) return { texts: { changes: [] } };
  const ids = new Set(planned.filter(({ entity }) => entity === 'event').map(({ id }) => id));
  const replacements = planned.flatMap(({ entity, current, target }) => {
    if (entity !== 'person' || current === null) return [];
    const [{ name }, by] = [current as Snapshots['person'], (target as Snapshots['person'] | null)?.name];
    return name === by ? [] : [by === undefined ? { name } : { name, by }];
  });
  const others = { ...texts, events: texts.events.filter(({ id }) => !ids.has(id)) };
  return { texts: listTextChanges(others, replacements) };
}

/** Ids of the events that keep the name of a person who is removed. */
function listRest(id: number, planned: PlannedChange[], { texts }: RowsToRestore, found: Found): number[] {
  const person = found.rows.person.find((row) => row.id === id);
  if (!person || !found.texts) return [];
  const targets = new Map(
    planned.filter(({ entity }) => entity === 'event').map((change) => [change.id, change.target]),
  );
  const after = found.texts.events.flatMap((event) => {
    const target = targets.get(event.id) as Snapshots['event'] | null | undefined;
    return target === null ? [] : [{ id: event.id, attendees: target?.attendees ?? event.attendees }];
  });
  return listStillNamedIn(after, texts.changes, person.name);
}

/** Null for a deleted row, undefined without a row. */
function findSnapshot({ project, rows }: Found, entity: keyof Snapshots, id: number): Snapshot | undefined {
  if (entity === 'project') return toProjectSnapshot(project);
  const row = rows[entity].find((each) => each.id === id);
  if (!row || row.deletedAt !== null) return row && null;
  if (entity === 'event') return toEventFields(row as EventRow);
  if (entity === 'sign-up') return toSignUpSnapshot(row as SignUpRow);
  return entity === 'faq' ? toFaqSnapshot(row as FaqRow) : toPersonSnapshot(row as PersonRow);
}

function toColumns(entity: RestorableEntity, target: NonNullable<Snapshot>) {
  if (entity === 'event') return toRestoredEvent(target as Snapshots['event']);
  if (entity === 'faq') return toRestoredFaq(target as Snapshots['faq']);
  if (entity === 'sign-up') return toSignUpSnapshot(target as Snapshots['sign-up']);
  return toRestoredPerson(target as Snapshots['person']);
}

function toProjectColumns(target: Snapshots['project'], { customTitle, titleChangesUsed }: ProjectRow) {
  const isNewTitle = target.customTitle !== customTitle;
  return { ...toRestoredProject(target), titleChangesUsed: titleChangesUsed + (isNewTitle ? 1 : 0) };
}

function requireAllowed(planned: PlannedChange[], found: Found, { canChooseCohosts }: RestoreOptions) {
  const { project, counts } = found;
  const of = (entity: keyof Snapshots) => planned.filter((change) => change.entity === entity);
  const countAfter = (entity: RestorableEntity) =>
    of(entity)
      .filter((change) => !isUncounted(change))
      .reduce(
        (sum, { current, target }) => sum + Number(current === null) - Number(target === null),
        counts[entity],
      );
  // Names that only guests have given do not count.
  const isUncounted = ({ entity, id }: PlannedChange) =>
    entity === 'person' && found.rows.person.some((row) => row.id === id && row.isClaimed);
  const isFull = (entity: RestorableEntity, limit: number) =>
    countAfter(entity) > Math.max(limit, counts[entity]);
  for (const change of of('project')) requireProjectChange(change, project);
  if (of('faq').length > 0 && !project.isPaid) throw new AppError('TRIAL_FAQ_BLOCKED');
  if (!project.isPaid && isFull('event', 1)) throw new AppError('TRIAL_LIMIT_REACHED');
  if (isFull('event', LIMITS.events)) throw toFullError(`${LIMITS.events} events`);
  if (isFull('faq', LIMITS.faqs)) throw toFullError(`${LIMITS.faqs} FAQs`);
  if (isFull('sign-up', LIMITS.signUps)) throw toFullError(`${LIMITS.signUps} sign-up lists`);
  if (isFull('person', LIMITS.people)) throw toFullError(`${LIMITS.people} guests`);
  // The stored row too: a removed co-host's role is in no snapshot of an earlier entry.
  const findRow = ({ id }: PlannedChange) => found.rows.person.find((row) => row.id === id);
  const isOfCohost = (change: PlannedChange) =>
    [findRow(change), change.current, change.target].some(
      (state) => (state as Snapshots['person'] | null | undefined)?.role === 'cohost',
    );
  if (!canChooseCohosts && of('person').some(isOfCohost))
    throw new AppError('ADMIN_REQUIRED', { message: 'Only the host can do this.' });
}

/** The settings of RSVPs can be changed on a trial. */
function requireProjectChange({ current, target }: PlannedChange, project: ProjectRow) {
  const [was, restored] = [current, target] as Snapshots['project'][];
  if (!was || !restored) return;
  if (!project.isPaid && !isSameSnapshot({ ...was, rsvp: restored.rsvp }, restored)) {
    throw new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
  }
  if (was.customTitle !== restored.customTitle && project.titleChangesUsed >= LIMITS.titleChanges) {
    throw new AppError('TITLE_CHANGE_LIMIT_REACHED');
  }
}
