import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import {
  type CustomizeDraft,
  type CustomizeField,
  findCustomizeErrors,
  isSame,
  pick,
  type StoredCustomizations,
  toCustomizeDraft,
  toStoredCustomizations,
} from './customize-draft.ts';

/**
 * What a host has touched and not yet saved: how it reads now, and what was stored when they first touched
 * it. All else follows the project, so that what others save in the meantime shows up here too.
 */
export type Edits = { draft: Partial<CustomizeDraft>; base: Partial<StoredCustomizations> };

export const NO_EDITS: Edits = { draft: {}, base: {} };

/** Takes a change of the form. A field that was touched before keeps what was seen then. */
export function addEdit({ draft, base }: Edits, change: Partial<CustomizeDraft>, project: Project): Edits {
  const fresh = listFields(change).filter((field) => !isEdited({ draft, base }, field, project));
  return { draft: { ...draft, ...change }, base: { ...base, ...pick(project, fresh) } };
}

/** The whole form: the project, and over it what was touched. */
export function toFullDraft(edits: Edits, project: Project): CustomizeDraft {
  const open = listFields(edits.draft).filter((field) => isEdited(edits, field, project));
  return { ...toCustomizeDraft(project), ...pick(edits.draft, open) };
}

/** The fields that saving would change. */
export function listChanged({ draft, base }: Edits, project: Project): CustomizeField[] {
  const mine = toStoredCustomizations(draft, project.name);
  return listFields(draft).filter(
    (field) => !isSame(mine[field], base[field]) && !isSame(mine[field], project[field]),
  );
}

/** What to send: changed fields alone, and of exactly these what was seen. */
export function toCustomizationsBody(edits: Edits, project: Project): Customizations {
  const changed = listChanged(edits, project);
  return {
    ...pick(toStoredCustomizations(edits.draft, project.name), changed),
    expected: pick(edits.base, changed),
  };
}

/** The project as it would look once saved, leaving out what is not finished, such as half a colour. */
export function toPreview(edits: Edits, project: Project): Partial<StoredCustomizations> {
  const wrong = new Set(Object.keys(findCustomizeErrors(edits.draft)).map((path) => path.split('.')[0]));
  const shown = listChanged(edits, project).filter((field) => !wrong.has(field));
  return pick(toStoredCustomizations(edits.draft, project.name), shown);
}

/** Fields that this host and somebody else set to different things. `current`: the project as it is stored. */
export function findConflicts(edits: Edits, current: Project): CustomizeField[] {
  return listChanged(edits, current).filter((field) => !isSame(edits.base[field], current[field]));
}

/** The edits after a choice for each field in conflict: `theirs` are let go, for the rest what is stored was seen. */
export function resolveConflicts(edits: Edits, current: Project, theirs: readonly CustomizeField[]): Edits {
  const kept = listFields(edits.draft).filter((field) => !theirs.includes(field));
  const mine = listChanged(edits, current).filter((field) => kept.includes(field));
  return {
    draft: pick(edits.draft, kept),
    base: { ...pick(edits.base, kept), ...pick(current, mine) },
  };
}

/** The edits once `stored` is saved: what was typed while the answer was under way is still to be saved. */
export function rebase(edits: Edits, stored: Project): Edits {
  const open = listChanged(edits, stored);
  return resolveConflicts(
    edits,
    stored,
    listFields(edits.draft).filter((field) => !open.includes(field)),
  );
}

/** A touched field is the host's own while it differs from what they saw, or nobody else has changed it. */
function isEdited({ draft, base }: Edits, field: CustomizeField, project: Project): boolean {
  if (!(field in draft)) return false;
  const mine = toStoredCustomizations(pick(draft, [field]), project.name)[field];
  return !isSame(mine, base[field]) || isSame(base[field], project[field]);
}

const listFields = (draft: Partial<CustomizeDraft>) => Object.keys(draft) as CustomizeField[];
