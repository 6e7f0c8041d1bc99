import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { type Draft, type Field, findErrors, isSame, pick, type Stored, toDraft, toStored } from './draft.ts';

/**
 * What a host has touched and not yet saved: how it reads now, and what was stored when they first touched
 * it. All else follows the project, so that what others save in the meantime shows up here too.
 */
export type Edits = { draft: Partial<Draft>; seen: Partial<Stored> };

export const NO_EDITS: Edits = { draft: {}, seen: {} };

/** Takes a change of the form. A field that was touched before keeps what was seen then. */
export function addEdit({ draft, seen }: Edits, change: Partial<Draft>, project: Project): Edits {
  const fresh = fieldsOf(change).filter((field) => !isOpen({ draft, seen }, field, project));
  return { draft: { ...draft, ...change }, seen: { ...seen, ...pick(project, fresh) } };
}

/** The whole form: the project, and over it what was touched. */
export function showDraft(edits: Edits, project: Project): Draft {
  const open = fieldsOf(edits.draft).filter((field) => isOpen(edits, field, project));
  return { ...toDraft(project), ...pick(edits.draft, open) };
}

/** The fields that saving would change. */
export function listChanged({ draft, seen }: Edits, project: Project): Field[] {
  const mine = toStored(draft, project.name);
  return fieldsOf(draft).filter(
    (field) => !isSame(mine[field], seen[field]) && !isSame(mine[field], project[field]),
  );
}

/** What to send: changed fields alone, and of exactly these what was seen. */
export function toBody(edits: Edits, project: Project): Customizations {
  const changed = listChanged(edits, project);
  return {
    ...pick(toStored(edits.draft, project.name), changed),
    expected: pick(edits.seen, changed),
  };
}

/** The project as it would look once saved, leaving out what is not finished, such as half a colour. */
export function toPreview(edits: Edits, project: Project): Partial<Stored> {
  const wrong = new Set(Object.keys(findErrors(edits.draft)).map((path) => path.split('.')[0]));
  const shown = listChanged(edits, project).filter((field) => !wrong.has(field));
  return pick(toStored(edits.draft, project.name), shown);
}

/** Fields that this host and somebody else set to different things. `current`: the project as it is stored. */
export function findConflicts(edits: Edits, current: Project): Field[] {
  return listChanged(edits, current).filter((field) => !isSame(edits.seen[field], current[field]));
}

/** The edits after a choice for each field in conflict: `theirs` are let go, for the rest what is stored was seen. */
export function settle(edits: Edits, current: Project, theirs: readonly Field[]): Edits {
  const kept = fieldsOf(edits.draft).filter((field) => !theirs.includes(field));
  const mine = listChanged(edits, current).filter((field) => kept.includes(field));
  return {
    draft: pick(edits.draft, kept),
    seen: { ...pick(edits.seen, kept), ...pick(current, mine) },
  };
}

/** The edits once `stored` is saved: what was typed while the answer was under way is still to be saved. */
export function rebase(edits: Edits, stored: Project): Edits {
  const open = listChanged(edits, stored);
  return settle(
    edits,
    stored,
    fieldsOf(edits.draft).filter((field) => !open.includes(field)),
  );
}

/** A touched field is the host's own while it differs from what they saw, or nobody else has changed it. */
function isOpen({ draft, seen }: Edits, field: Field, project: Project): boolean {
  if (!(field in draft)) return false;
  const mine = toStored(pick(draft, [field]), project.name)[field];
  return !isSame(mine, seen[field]) || isSame(seen[field], project[field]);
}

const fieldsOf = (draft: Partial<Draft>) => Object.keys(draft) as Field[];
