import { useEffect, useMemo, useState } from 'react';
import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { pick } from '../../lib/merge-drafts.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import type { Conflict } from '../../lib/row-update.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import {
  type CustomizeDraft,
  type CustomizeErrors,
  type CustomizeField,
  findCustomizeErrors,
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
  /** Called with unsaved changes to preview on the page; undefined without any. */
  onPreview: (preview: Partial<StoredCustomizations> | undefined) => void;
  onDirtyChange: (dirty: boolean) => void;
};

/** `failedSave`: a new object for each save with errors, which moves the focus to the first one. */
type Problems = { errors: CustomizeErrors; failedSave?: object };
const NO_PROBLEMS: Problems = { errors: {} };

/** State and actions of the Customize tab. */
export function useCustomize({ project, onPreview, onDirtyChange }: CustomizeOptions) {
  const { mutate, isPending: busy } = useSaveCustomizations(project.projectId);
  const { edits, setEdits, draft, changed, preview } = useEdits({ project, onPreview, onDirtyChange });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [found, setFound] = useState<Conflict<Project>>();
  const { conflict, ...author } = found ?? {};

  function change(fields: Partial<CustomizeDraft>) {
    if (!project.isPaid && !isForTrials(Object.keys(fields))) return openCustomizeUpgrade();
    setEdits((current) => addEdit(current, fields, project));
    setProblems((current) => ({ errors: dropErrors(current.errors, Object.keys(fields)) }));
  }

  function discard() {
    setEdits(NO_EDITS);
    setProblems(NO_PROBLEMS);
  }

  function save() {
    if (busy) return;
    if (!project.isPaid && !isForTrials(changed)) return openCustomizeUpgrade();
    const errors = findCustomizeErrors(pick(draft, changed));
    if (Object.keys(errors).length > 0) return setProblems({ errors, failedSave: {} });
    if (changed.length > 0) send(toCustomizationsBody(edits, project));
  }

  function send(body: Customizations) {
    mutate(body, {
      onSuccess: (outcome) => {
        if ('titlesUsedUp' in outcome) return showTitleLimit();
        // Without a difference the same was stored before, by a request whose response was lost.
        if ('conflict' in outcome && listChanged(edits, outcome.conflict).length > 0)
          return setFound(outcome);
        const stored = 'saved' in outcome ? outcome.saved : outcome.conflict;
        setEdits((current) => rebase(current, stored));
        showToast({ title: t('customizationsSaved'), kind: 'ok' });
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? error.body?.fields : undefined;
        if (fields) setProblems({ errors: toRowErrors(fields, draft.customLinks), failedSave: {} });
      },
    });
  }

  /** Resolves a conflict: takes the fields `theirs` from the stored project and saves the other edits. */
  function resolve(theirs: readonly CustomizeField[]) {
    if (!conflict) return;
    const resolved = resolveConflicts(edits, conflict, theirs);
    setFound(undefined);
    setEdits(resolved);
    if (listChanged(resolved, conflict).length > 0) send(toCustomizationsBody(resolved, conflict));
  }

  const closeConflict = () => setFound(undefined);
  const state = { draft, ...problems, changed, preview, busy, edits, conflict, author };
  return { ...state, change, discard, save, resolve, closeConflict };
}

/** The edits of the form, reported as unsaved changes and as a preview. */
function useEdits({ project, onPreview, onDirtyChange }: CustomizeOptions) {
  const [edits, setEdits] = useState(NO_EDITS);
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
  return { edits, setEdits, draft, changed, preview };
}

const TRIAL_FIELDS = ['contactPhone', 'contactName', 'language'];

/** Whether a trial may change all of these fields; false without any. */
const isForTrials = (fields: readonly string[]) =>
  fields.length > 0 && fields.every((field) => TRIAL_FIELDS.includes(field));

/** Removes the errors of fields, such as `customColors.primary` for `customColors`. */
function dropErrors(errors: CustomizeErrors, fields: readonly string[]): CustomizeErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')),
  );
}

/** Opens the upgrade prompt for customizing. */
export function openCustomizeUpgrade(): void {
  openUpgradePrompt(toUpgradeFeature('TRIAL_CUSTOMIZATION_BLOCKED') ?? '');
}

const showTitleLimit = () =>
  showToast({ title: t('changeLimitReached'), description: t('errorTitleChanges'), kind: 'error' });
