import type { ChangeEntity, ChangeSnapshots } from '../contract/history.ts';
import { LIMITS } from '../contract/limits.ts';
import type { PersonRow } from '../db/people-schema.ts';
import type { RestorableEntity, RowsToRestore, readRestorableRows } from '../db/restore-rows.ts';
import type { EventRow, FaqRow, ProjectRow } from '../db/schema.ts';
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
  undoChange,
} from '../domain/history/snapshots.ts';
import { AppError, toFullError } from '../errors.ts';

type Snapshots = { [Entity in Exclude<ChangeEntity, 'rsvp' | 'owner-email'>]: ChangeSnapshots[Entity] };
type Snapshot = Snapshots[keyof Snapshots] | null;

/** A row to be as it was `before`. With `after`, only what changed from the one to the other is undone. */
export type WantedState = {
  entity: keyof Snapshots;
  entityId: number;
  before: Snapshot;
  after?: Snapshot;
};

/** Without `force`, a row that is not as in `after` is refused. Only who chooses co-hosts may change them. */
export type RestoreOptions = { force: boolean; choosesCohosts: boolean };

type Found = Awaited<ReturnType<typeof readRestorableRows>> & { project: ProjectRow };

/** A row that will differ: null is deleted. */
type PlannedChange = { entity: keyof Snapshots; id: number; current: Snapshot; target: Snapshot };

/**
 * What to write to bring the states about, and how many rows that changes. Throws CONFLICT with the `current` state, and
 * what refuses such changes by hand: TRIAL_..., TITLE_CHANGE_LIMIT_REACHED, FULL or ADMIN_REQUIRED.
 */
export function planRestore(states: WantedState[], found: Found, options: RestoreOptions) {
  const planned = states.flatMap((state) => planChange(state, found, options));
  requireAllowed(planned, found, options);
  const rows: RowsToRestore = {
    event: { put: [], deleted: [] },
    faq: { put: [], deleted: [] },
    person: { put: [], deleted: [] },
    project: {},
  };
  for (const { entity, id, target } of planned) {
    if (entity === 'project') rows.project = toProjectColumns(target as Snapshots['project'], found.project);
    else if (target === null) rows[entity].deleted.push(id);
    else rows[entity].put.push({ id, ...toColumns(entity, target) });
  }
  return { rows, restored: planned.length, removedPeople: rows.person.deleted };
}

function planChange(state: WantedState, found: Found, { force }: RestoreOptions): PlannedChange[] {
  const { entity, entityId: id, before, after } = state;
  const current = findSnapshot(found, entity, id);
  if (current === undefined) return [];
  if (after !== undefined && !force && !isSameSnapshot(current, after)) {
    throw new AppError('CONFLICT', { current: current && { id, ...current } });
  }
  const target = after === undefined ? before : (undoChange(before, after, current) as Snapshot);
  return isSameSnapshot(current, target) ? [] : [{ entity, id, current, target }];
}

/** Null for a deleted row, undefined without a row. */
function findSnapshot({ project, rows }: Found, entity: keyof Snapshots, id: number): Snapshot | undefined {
  if (entity === 'project') return toProjectSnapshot(project);
  const row = rows[entity].find((each) => each.id === id);
  if (!row || row.deletedAt !== null) return row && null;
  if (entity === 'event') return toEventFields(row as EventRow);
  return entity === 'faq' ? toFaqSnapshot(row as FaqRow) : toPersonSnapshot(row as PersonRow);
}

function toColumns(entity: RestorableEntity, target: NonNullable<Snapshot>) {
  if (entity === 'event') return toRestoredEvent(target as Snapshots['event']);
  if (entity === 'faq') return toRestoredFaq(target as Snapshots['faq']);
  return toRestoredPerson(target as Snapshots['person']);
}

function toProjectColumns(target: Snapshots['project'], { customTitle, titleChangesUsed }: ProjectRow) {
  const isNewTitle = target.customTitle !== customTitle;
  return { ...toRestoredProject(target), titleChangesUsed: titleChangesUsed + (isNewTitle ? 1 : 0) };
}

function requireAllowed(planned: PlannedChange[], found: Found, { choosesCohosts }: RestoreOptions) {
  const { project, counts } = found;
  const of = (entity: keyof Snapshots) => planned.filter((change) => change.entity === entity);
  const countAfter = (entity: RestorableEntity) =>
    of(entity).reduce(
      (sum, { current, target }) => sum + Number(current === null) - Number(target === null),
      counts[entity],
    );
  const isFull = (entity: RestorableEntity, limit: number) =>
    countAfter(entity) > Math.max(limit, counts[entity]);
  for (const change of of('project')) requireProjectChange(change, project);
  if (of('faq').length > 0 && !project.isPaid) throw new AppError('TRIAL_FAQ_BLOCKED');
  if (!project.isPaid && isFull('event', 1)) throw new AppError('TRIAL_LIMIT_REACHED');
  if (isFull('event', LIMITS.events)) throw toFullError(`${LIMITS.events} events`);
  if (isFull('faq', LIMITS.faqs)) throw toFullError(`${LIMITS.faqs} FAQs`);
  if (isFull('person', LIMITS.people)) throw toFullError(`${LIMITS.people} guests`);
  // The stored row too: a removed co-host's role is in no snapshot of an earlier entry.
  const findRow = ({ id }: PlannedChange) => found.rows.person.find((row) => row.id === id);
  const isOfCohost = (change: PlannedChange) =>
    [findRow(change), change.current, change.target].some(
      (state) => (state as Snapshots['person'] | null | undefined)?.role === 'cohost',
    );
  if (!choosesCohosts && of('person').some(isOfCohost))
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
