import { useEffect, useRef, useState } from 'react';
import { ApiError } from './api.ts';
import type { Conflict, RowUpdate, UpdateOutcome } from './row-update.ts';
import { type FormErrors, type FormNotice, useDraft } from './use-draft.ts';

type Row = { id: number; sequence: number };

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

type Options<Stored extends Row, Draft, Body, Fields extends FormErrors> = RowMutations<Stored, Body> & {
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
  findMissing: (draft: Draft) => Fields;
  /** API names of fields that the draft names differently. */
  wireNames?: FormErrors;
  /** Called instead of creating while no more rows may be added. */
  refuse?: () => void;
  /** Text shown when the row was deleted while being edited. */
  gone: string;
  onMissing: (missing: Fields) => void;
  /** Whether to ask before saving this input. Asks once, until the form starts over. */
  isDoubtful?: (draft: Draft, stored?: Stored) => boolean;
  onAdded?: (row: Stored) => void;
  onUpdated: () => void;
  onDirtyChange: (dirty: boolean) => void;
  /** Runs an action that discards unsaved input, after confirmation. */
  guard: (action: () => void) => void;
  /** Called when editing ends, saved or canceled. */
  onDone: () => void;
};

/** State and actions of a form that adds or edits one row of a list. */
export function useRowForm<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  options: Options<Stored, Draft, Body, Fields>,
) {
  const { row, empty, toDraft, create, update, onDirtyChange, onDone } = options;
  // The stored row that edits are based on; replaced by taking the other version of a conflict.
  const [base, setBase] = useState(row);
  const form = useDraft({
    init: () => (row ? toDraft(row) : empty()),
    prefilled: options.prefilled,
    wireNames: options.wireNames,
  });
  const { startOver, sendCreate, sendUpdate, ...conflict } = useSaveRow(options, form, base, setBase);
  const doubt = useDoubt(form.initial);
  const busy = create?.isPending || update.isPending;
  const dirty = !options.isSame(form.draft, form.initial);

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  function submit() {
    if (busy) return;
    if (!base && options.refuse) return options.refuse();
    const missing = options.findMissing(form.draft);
    form.setErrors(missing);
    if (Object.keys(missing).length > 0) {
      form.showErrors(missing);
      return options.onMissing(missing);
    }
    if (!doubt.wasRaised && options.isDoubtful?.(form.draft, base)) return doubt.raise();
    send();
  }

  function send() {
    if (base) sendUpdate(base, base.sequence);
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
    bind: form.bind,
    submit,
    isDoubted: doubt.isOpen,
    sendAnyway: send,
    settleDoubt: doubt.settle,
    cancel: () => options.guard(() => (base && row ? onDone() : startOver())),
  };
}

/** Sends the form's row to the server and handles the response. */
function useSaveRow<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  options: Options<Stored, Draft, Body, Fields>,
  form: ReturnType<typeof useDraft<Draft>>,
  base: Stored | undefined,
  setBase: (base: Stored | undefined) => void,
) {
  const { toDraft, toBody, create, update } = options;
  const [{ conflict, changedBy }, setFound] = useState<Partial<Conflict<Stored>>>({});
  const idempotency = useIdempotencyKey();
  const closeConflict = () => setFound({});

  const { restart, startOver, finish } = createSteps(options, form, setBase, idempotency);

  function sendCreate() {
    const { draft } = form;
    const body = toBody(draft);
    const onSuccess = (added: Stored) => {
      options.onAdded?.(added);
      finish(added, draft, () => startOver(added));
    };
    create?.mutate({ body, key: idempotency.getKey(body) }, { onError: showError, onSuccess });
  }

  function finishUpdate(outcome: UpdateOutcome<Stored>, sent: Draft) {
    if ('conflict' in outcome && !isOwn(outcome, options, sent)) return setFound(outcome);
    if ('gone' in outcome) {
      setBase(undefined);
      return form.showText(options.gone);
    }
    options.onUpdated();
    const stored = 'saved' in outcome ? outcome.saved : outcome.conflict;
    finish(stored, sent, options.row ? options.onDone : () => startOver(stored));
  }

  function sendUpdate({ id }: Stored, sequence: number) {
    const { draft } = form;
    const onSuccess = (outcome: UpdateOutcome<Stored>) => finishUpdate(outcome, draft);
    update.mutate({ id, sequence, body: toBody(draft, base) }, { onError: showError, onSuccess });
  }

  const showError = (error: Error) => showSaveError(error, form, idempotency);

  return {
    startOver,
    sendCreate,
    sendUpdate,
    conflict,
    changedBy,
    closeConflict,
    keepMine() {
      closeConflict();
      if (conflict) sendUpdate(conflict, conflict.sequence);
    },
    takeTheirs() {
      closeConflict();
      setBase(conflict);
      if (conflict) restart(toDraft(conflict));
    },
  };
}

/** What follows a request. */
function createSteps<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  { empty, toDraft, isSame }: Options<Stored, Draft, Body, Fields>,
  form: ReturnType<typeof useDraft<Draft>>,
  setBase: (base: Stored | undefined) => void,
  idempotency: ReturnType<typeof useIdempotencyKey>,
) {
  function restart(next: Draft, focus?: FormNotice['focus']) {
    form.reset(next, focus);
    idempotency.clear();
  }

  /** Ends the form, unless its values were changed while they were sent: then the stored row is edited further. */
  function finish(stored: Stored, sent: Draft, end: () => void) {
    if (isSame(form.read(), sent)) return end();
    setBase(stored);
    form.rebase(toDraft(stored));
  }

  function startOver(added?: Stored) {
    setBase(undefined);
    restart(empty(added), added ? 'start' : 'heading');
  }

  return { restart, finish, startOver };
}

/** Whether the other version is the form's own, stored by a request whose response was lost. */
const isOwn = <Stored, Draft>(
  { conflict }: Conflict<Stored>,
  { toDraft, isSame }: { toDraft: (row: Stored) => Draft; isSame: (a: Draft, b: Draft) => boolean },
  draft: Draft,
): boolean => isSame(toDraft(conflict), draft);

/** Shows the field errors of a refused request. */
function showSaveError(
  error: Error,
  form: { showErrors: (errors: FormErrors) => void },
  idempotency: { clear: () => void },
) {
  if (!(error instanceof ApiError)) return;
  // A 4xx stored nothing, so the next try is a new request. After a 5xx the row may exist.
  if (error.status < 500) idempotency.clear();
  form.showErrors(error.body?.fields ?? {});
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

/** One key per request body, so that repeating a request whose response was lost creates nothing twice. */
function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return {
    getKey(body: unknown): string {
      const text = JSON.stringify(body);
      if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    clear() {
      last.current = { body: '', key: '' };
    },
  };
}
