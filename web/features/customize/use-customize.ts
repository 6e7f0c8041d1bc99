import { useEffect, useMemo, useState } from 'react';
import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { ApiError } from '../../lib/api.ts';
import { openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import {
  type CustomizeDraft,
  type CustomizeErrors,
  type CustomizeField,
  findCustomizeErrors,
  pick,
  type StoredCustomizations,
} from './customize-draft.ts';
import {
  addEdit,
  listChanged,
  NO_EDITS,
  rebase,
  resolveConflicts,
  toCustomizationsBody,
  toFullDraft,
  toPreview,
} from './edits.ts';
import { toRowErrors } from './link-rows.ts';
import { useSaveCustomizations } from './queries.ts';

export type CustomizeOptions = {
  project: Project;
  /** Told what the page behind shall show before it is saved; undefined: what is saved. */
  onPreview: (preview: Partial<StoredCustomizations> | undefined) => void;
  onDirtyChange: (dirty: boolean) => void;
};

/** `stumbled` is new each time a save found faults: the focus goes there, once. */
type Faults = { errors: CustomizeErrors; stumbled?: object };
const NO_FAULTS: Faults = { errors: {} };

/** The life of the Customize tab: what is touched, its way to the server, and what came back. */
export function useCustomize({ project, onPreview, onDirtyChange }: CustomizeOptions) {
  const { mutate, isPending: busy } = useSaveCustomizations(project.projectId);
  const [edits, setEdits] = useState(NO_EDITS);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [conflict, setConflict] = useState<Project>();
  const draft = useMemo(() => toFullDraft(edits, project), [edits, project]);
  const changed = useMemo(() => listChanged(edits, project), [edits, project]);
  const preview = useMemo(() => toPreview(edits, project), [edits, project]);
  const dirty = changed.length > 0;

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => onPreview(dirty ? preview : undefined), [dirty, preview, onPreview]);
  useEffect(
    () => () => {
      onDirtyChange(false);
      onPreview(undefined);
    },
    [onDirtyChange, onPreview],
  );

  function change(fields: Partial<CustomizeDraft>) {
    if (!project.isPaid) return openCustomizeUpgrade();
    setEdits((current) => addEdit(current, fields, project));
    const touched = Object.keys(fields);
    setFaults(({ errors }) => ({
      errors: Object.fromEntries(
        Object.entries(errors).filter(([path]) => !touched.includes(path.split('.')[0] ?? '')),
      ),
    }));
  }

  function discard() {
    setEdits(NO_EDITS);
    setFaults(NO_FAULTS);
  }

  function save() {
    if (busy) return;
    if (!project.isPaid) return openCustomizeUpgrade();
    const errors = findCustomizeErrors(pick(draft, changed));
    if (Object.keys(errors).length > 0) return setFaults({ errors, stumbled: {} });
    if (dirty) send(toCustomizationsBody(edits, project));
  }

  function send(body: Customizations) {
    mutate(body, {
      onSuccess: (outcome) => {
        if ('conflict' in outcome) return setConflict(outcome.conflict);
        if ('titlesUsedUp' in outcome) return showToast(TITLES_USED_UP);
        setEdits((current) => rebase(current, outcome.saved));
        showToast({ title: 'Customizations saved!', kind: 'ok' });
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? error.body?.fields : undefined;
        if (fields) setFaults({ errors: toRowErrors(fields, draft.customLinks), stumbled: {} });
      },
    });
  }

  /** Goes on after a conflict: `theirs` stand, the rest is sent again, now knowing what is stored. */
  function resolve(theirs: readonly CustomizeField[]) {
    if (!conflict) return;
    const settled = resolveConflicts(edits, conflict, theirs);
    setConflict(undefined);
    setEdits(settled);
    if (listChanged(settled, conflict).length > 0) send(toCustomizationsBody(settled, conflict));
  }

  return {
    draft,
    errors: faults.errors,
    stumbled: faults.stumbled,
    changed,
    busy,
    edits,
    conflict,
    change,
    discard,
    save,
    resolve,
    closeConflict: () => setConflict(undefined),
  };
}

/** Offers Full Access to a trial host who reaches for a look. */
export function openCustomizeUpgrade(): void {
  openUpgradePrompt(toUpgradeFeature('TRIAL_CUSTOMIZATION_BLOCKED') ?? '');
}

const TITLES_USED_UP = {
  title: 'Change limit reached',
  description: 'You have used all 3 title changes for this project.',
  kind: 'error',
} as const;
