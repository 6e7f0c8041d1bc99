import { useEffect, useEffectEvent, useState } from 'react';
import type { Row, RowUpdate, UpdateOutcome } from './row-update.ts';
import { type FormErrors, useDraft } from './use-draft.ts';
import { useSaveRow } from './use-save-row.ts';

/** The part of a React Query mutation that a form uses. */
type Mutation<Variables, Result> = {
  isPending: boolean;
  mutate: (
    variables: Variables,
    callbacks: { onSuccess: (result: Result) => void; onError: (error: Error) => void },
  ) => void;
};

/** Mutations that a form saves its rows with. */
export type RowMutations<Stored, Body> = {
  /** Omitted if rows are only edited. */
  create?: Mutation<{ body: Body; key: string }, Stored>;
  update: Mutation<RowUpdate<Body>, UpdateOutcome<Stored>>;
};

export type RowFormOptions<Stored extends Row, Draft, Body, Fields extends FormErrors> = RowMutations<
  Stored,
  Body
> & {
  /** The row to edit; the form adds a row if omitted. */
  row?: Stored;
  /** Initial values of a new row. `added` is the row that the form has just added. */
  empty: (added?: Stored) => Draft;
  /** Values of a new row that the form starts with instead, as unsaved input. */
  prefilled?: Draft;
  toDraft: (row: Stored) => Draft;
  /** Request body; `stored` is the row being edited. */
  toBody: (draft: Draft, stored?: Stored) => Body;
  isSame: (a: Draft, b: Draft) => boolean;
  findMissing: (draft: Draft, stored?: Stored) => Fields;
  /** The draft as it is merged, for example with text that was not added to a list yet. */
  toMergeable?: (draft: Draft) => Draft;
  /** API names of fields that the draft names differently. */
  wireNames?: FormErrors;
  /** Called instead of creating while no more rows may be added. */
  refuse?: () => void;
  /** Text shown when the row was deleted while being edited. */
  gone: string;
  onMissing: (missing: Fields, stored?: Stored) => void;
  /** Called when the last error is gone. */
  onComplete?: () => void;
  /** Whether to ask before saving this input. Asks once, until the form starts over. */
  isDoubtful?: (draft: Draft, stored?: Stored) => boolean;
  onAdded?: (row: Stored & Row) => void;
  onUpdated: (row: Row) => void;
  onDirtyChange: (dirty: boolean) => void;
  /** Runs an action that discards unsaved input, after confirmation. */
  guard: (action: () => void) => void;
  /** Called when editing ends, saved or canceled. */
  onDone: () => void;
};

/** State and actions of a form that adds or edits one row of a list. */
export function useRowForm<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  options: RowFormOptions<Stored, Draft, Body, Fields>,
) {
  const { row, empty, toDraft, create, update, onDirtyChange, onDone } = options;
  // The stored row that edits are based on; replaced by merging with the other version of a conflict.
  const [base, setBase] = useState(row);
  const form = useDraft({
    init: () => (row ? toDraft(row) : empty()),
    prefilled: options.prefilled,
    wireNames: options.wireNames,
  });
  const { startOver, sendCreate, sendUpdate, showMissing, ...conflict } = useSaveRow(options, form, setBase);
  const doubt = useDoubt(form.initial);
  const busy = create?.isPending || update.isPending;
  const dirty = !options.isSame(form.draft, form.initial);

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  useComplete(Object.keys(form.errors).length === 0, options.onComplete);

  function submit() {
    if (busy) return;
    if (!base && options.refuse) return options.refuse();
    if (showMissing(form.draft, base)) return;
    if (!doubt.wasRaised && options.isDoubtful?.(form.draft, base)) return doubt.raise();
    send();
  }

  function send() {
    if (base) sendUpdate(base, form.draft);
    else sendCreate();
  }

  return {
    initial: form.initial,
    draft: form.draft,
    errors: form.errors as Fields,
    notice: form.notice,
    busy,
    dirty,
    ...conflict,
    isNew: base === undefined,
    change: form.change,
    rebase: form.rebase,
    bind: form.bind,
    submit,
    isDoubted: doubt.isOpen,
    sendAnyway: send,
    settleDoubt: doubt.settle,
    cancel: () => options.guard(() => (base && row ? onDone() : startOver())),
  };
}

/** The question whether doubtful input is meant, asked once for each start of the form (a new `initial`). */
function useDoubt(initial: object) {
  const [raisedFor, setRaisedFor] = useState<object>();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    wasRaised: raisedFor === initial,
    raise() {
      setRaisedFor(initial);
      setOpen(true);
    },
    settle: () => setOpen(false),
  };
}

/** Calls `onComplete` when the form becomes complete. */
function useComplete(isComplete: boolean, onComplete: (() => void) | undefined) {
  const report = useEffectEvent(() => onComplete?.());
  useEffect(() => {
    if (isComplete) report();
  }, [isComplete]);
}
