import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { pick } from '../../lib/merge-drafts.ts';
import {
  type CustomizeDraft,
  type CustomizeField,
  findCustomizeErrors,
  isSame,
  STYLE_FIELDS,
  type StoredCustomizations,
  toCustomizeDraft,
  toStoredCustomizations,
} from './customize-draft.ts';

/**
 * Unsaved changes: the edited fields (`draft`) and their stored values when editing began (`base`). All other fields
 * follow the project, including changes by other hosts.
 */
export type Edits = { draft: Partial<CustomizeDraft>; base: Partial<StoredCustomizations> };

export const NO_EDITS: Edits = { draft: {}, base: {} };

/** Adds a change. Fields edited before keep their base. */
export function addEdit({ draft, base }: Edits, change: Partial<CustomizeDraft>, project: Project): Edits {
  const fresh = listFields(change).filter((field) => !isEdited({ draft, base }, field, project));
  return { draft: { ...draft, ...change }, base: { ...base, ...pick(project, fresh) } };
}

/** All fields of the form: those of the project, overridden by the edits. */
export function toFullDraft(edits: Edits, project: Project): CustomizeDraft {
  const edited = listFields(edits.draft).filter((field) => isEdited(edits, field, project));
  return { ...toCustomizeDraft(project), ...pick(edits.draft, edited) };
}

/** The fields that saving would change. */
export function listChanged({ draft, base }: Edits, project: Project): CustomizeField[] {
  const mine = toStoredCustomizations(draft, project.name);
  return listFields(draft).filter(
    (field) => !isSame(mine[field], base[field]) && !isSame(mine[field], project[field]),
  );
}

/** Number of changes as a host sees them: a new look and its style are one. */
export const countChanges = (changed: readonly CustomizeField[]): number =>
  changed.filter((field) => !changed.includes('look') || !isStyleField(field)).length;

/**
 * The request body: changed fields and, as `expected`, their base. A new look comes with all of its style, because the
 * server would set what is missing.
 */
export function toCustomizationsBody(edits: Edits, project: Project): Customizations {
  const changed = listChanged(edits, project);
  const style = changed.includes('look') ? STYLE_FIELDS.filter((field) => !changed.includes(field)) : [];
  return {
    ...pick(project, style),
    ...pick(toStoredCustomizations(edits.draft, project.name), changed),
    expected: { ...pick(project, style), ...pick(edits.base, changed) },
  };
}

/** Changed fields to preview on the page, without invalid ones. */
export function toPreview(edits: Edits, project: Project): Partial<StoredCustomizations> {
  const invalid = new Set(Object.keys(findCustomizeErrors(edits.draft)).map((path) => path.split('.')[0]));
  const valid = listChanged(edits, project).filter((field) => !invalid.has(field));
  return pick(toStoredCustomizations(edits.draft, project.name), valid);
}

/** Fields that this host and another one changed to different values. `current`: the stored project. */
export function findConflicts(edits: Edits, current: Project): CustomizeField[] {
  return listChanged(edits, current).filter((field) => !isSame(edits.base[field], current[field]));
}

/** Drops the edits of `theirs`; the other edits get the stored values as their base. */
export function resolveConflicts(edits: Edits, current: Project, theirs: readonly CustomizeField[]): Edits {
  const kept = listFields(edits.draft).filter((field) => !theirs.includes(field));
  const mine = listChanged(edits, current).filter((field) => kept.includes(field));
  return {
    draft: pick(edits.draft, kept),
    base: { ...pick(edits.base, kept), ...pick(current, mine) },
  };
}

/** The edits after a save: only changes made since the request was sent. */
export function rebase(edits: Edits, stored: Project): Edits {
  const changed = listChanged(edits, stored);
  return resolveConflicts(
    edits,
    stored,
    listFields(edits.draft).filter((field) => !changed.includes(field)),
  );
}

/** Whether an edit counts: it differs from its base, or nobody else has changed the field. */
function isEdited({ draft, base }: Edits, field: CustomizeField, project: Project): boolean {
  if (!(field in draft)) return false;
  const mine = toStoredCustomizations(pick(draft, [field]), project.name)[field];
  return !isSame(mine, base[field]) || isSame(base[field], project[field]);
}

const isStyleField = (field: CustomizeField) => (STYLE_FIELDS as readonly string[]).includes(field);

const listFields = (draft: Partial<CustomizeDraft>) => Object.keys(draft) as CustomizeField[];
