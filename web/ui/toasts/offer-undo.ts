import { t } from '../../../worker/messages/t.ts';
import { showToast } from './toast.ts';

/** The server can restore for ten minutes; the toast offers it for ten seconds. */
const UNDO_TOAST_MS = 10_000;

/** Shows a success toast with an Undo button. For calls of the change log: `offerUndoOfCall`. */
export function offerUndo(title: string, run: () => void): void {
  showToast({ title, kind: 'ok', duration: UNDO_TOAST_MS, action: { label: t('undo'), run } });
}

/** Shows a success toast, with an Undo button if the save is one call of the change log. `run` undoes that call. */
export function offerUndoOfCall(
  title: string,
  undo: { seq: number | null } | null | undefined,
  run: (seq: number) => void,
): void {
  const seq = undo?.seq ?? null;
  if (seq === null) showToast({ title, kind: 'ok' });
  else offerUndo(title, () => run(seq));
}
