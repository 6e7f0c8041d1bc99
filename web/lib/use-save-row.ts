import { useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { mergeDrafts, pick } from './merge-drafts.ts';
import type { Conflict, Row, UpdateOutcome } from './row-update.ts';
import type { FormErrors, FormNotice, useDraft } from './use-draft.ts';
import type { RowFormOptions } from './use-row-form.ts';

type Form<Draft extends object> = ReturnType<typeof useDraft<Draft>>;

/** A conflict with the fields to ask about. `merged` has the form's values of them. */
type Found<Stored, Draft> = Conflict<Stored> & { merged: Draft; asked: (keyof Draft)[] };

type FoundState<Stored, Draft> = {
  found: Found<Stored, Draft> | undefined;
  setFound: (found: Found<Stored, Draft> | undefined) => void;
};

/** Sends the form's row to the server and handles the response. */
export function useSaveRow<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  options: RowFormOptions<Stored, Draft, Body, Fields>,
  form: Form<Draft>,
  setBase: (base: Stored | undefined) => void,
) {
  const { toBody, create, update } = options;
  const [found, setFound] = useState<Found<Stored, Draft>>();
  const idempotency = useIdempotencyKey();
  const steps = createSteps(options, form, setBase, idempotency);
  const { startOver, finish, end, showMissing } = steps;
  const conflicts = createConflictSteps(options, form, { found, setFound }, { ...steps, sendUpdate });
  const showError = (error: Error) => showSaveError(error, form, idempotency);

  function sendCreate() {
    const { draft } = form;
    const body = toBody(draft);
    const onSuccess = (added: Stored) => {
      options.onAdded?.(added);
      finish(added, draft, () => startOver(added));
    };
    create?.mutate({ body, key: idempotency.getKey(body) }, { onError: showError, onSuccess });
  }

  function sendUpdate(stored: Stored, draft: Draft) {
    const { id, sequence } = stored;
    const onSuccess = (outcome: UpdateOutcome<Stored>) => finishUpdate(outcome, stored, draft);
    update.mutate({ id, sequence, body: toBody(draft, stored) }, { onError: showError, onSuccess });
  }

  function finishUpdate(outcome: UpdateOutcome<Stored>, edited: Stored, sent: Draft) {
    if ('conflict' in outcome && !isOwn(outcome, options, sent)) return conflicts.merge(outcome, edited);
    if ('gone' in outcome) {
      setBase(undefined);
      return form.showText(options.gone);
    }
    const stored = 'saved' in outcome ? outcome.saved : outcome.conflict;
    options.onUpdated(stored);
    finish(stored, sent, () => end(stored));
  }

  return {
    startOver,
    showMissing,
    sendCreate,
    sendUpdate,
    conflict: found,
    keepMine: conflicts.keepMine,
    takeTheirs: conflicts.takeTheirs,
    closeConflict: conflicts.close,
  };
}

/** Functions that resolve a conflict. */
function createConflictSteps<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  options: RowFormOptions<Stored, Draft, Body, Fields>,
  form: Form<Draft>,
  { found, setFound }: FoundState<Stored, Draft>,
  steps: ReturnType<typeof createSteps<Stored, Draft, Body, Fields>> & {
    sendUpdate: (stored: Stored, draft: Draft) => void;
  },
) {
  const { toDraft, isSame, toMergeable = (draft) => draft } = options;
  const close = () => setFound(undefined);

  /** Goes on with the other version as the stored row, and saves `merged`. */
  function saveMerged(stored: Stored, merged: Draft) {
    steps.setBase(stored);
    form.rebase(toDraft(stored), merged);
    if (!steps.showMissing(merged, stored)) steps.sendUpdate(stored, merged);
  }

  return {
    close,
    /** Merges the edits with what was saved meanwhile. Asks about the fields that both changed. */
    merge(outcome: Conflict<Stored>, edited: Stored) {
      const theirs = toDraft(outcome.conflict);
      const mine = toMergeable(form.read());
      const { merged, asked } = mergeDrafts({ base: toDraft(edited), mine, theirs });
      if (asked.length > 0) return setFound({ ...outcome, merged, asked });
      if (!isSame(merged, theirs)) return saveMerged(outcome.conflict, merged);
      options.onUpdated(outcome.conflict);
      steps.end(outcome.conflict);
    },
    keepMine() {
      close();
      if (found) saveMerged(found.conflict, found.merged);
    },
    /** Takes the fields that both changed from the other version, and saves the rest. */
    takeTheirs() {
      close();
      if (!found) return;
      const theirs = toDraft(found.conflict);
      const rest = { ...found.merged, ...pick(theirs, found.asked) };
      if (isSame(rest, theirs)) steps.showStored(found.conflict);
      else saveMerged(found.conflict, rest);
    },
  };
}

/** Functions for the end of a request. */
function createSteps<Stored extends Row, Draft extends object, Body, Fields extends FormErrors>(
  {
    row,
    empty,
    toDraft,
    isSame,
    findMissing,
    onMissing,
    onDone,
  }: RowFormOptions<Stored, Draft, Body, Fields>,
  form: Form<Draft>,
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

  /** Ends the form after its row was saved as `stored`. */
  function end(stored: Stored) {
    if (row) onDone();
    else startOver(stored);
  }

  /** Shows the stored row in place of the input. */
  function showStored(stored: Stored) {
    setBase(stored);
    restart(toDraft(stored));
  }

  /** Shows what has to be filled in, in a new row or an edit of `stored`. Returns whether there is something. */
  function showMissing(draft: Draft, stored?: Stored): boolean {
    const missing = findMissing(draft, stored);
    form.setErrors(missing);
    if (Object.keys(missing).length === 0) return false;
    form.showErrors(missing);
    onMissing(missing, stored);
    return true;
  }

  return { setBase, finish, startOver, end, showStored, showMissing };
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
