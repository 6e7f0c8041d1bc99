import { showToast } from './toast.ts';

/** The server can restore for ten minutes; the toast offers it for ten seconds. */
const UNDO_TOAST_MS = 10_000;

/** Shows a success toast with an Undo button. */
export function offerUndo(title: string, run: () => void): void {
  showToast({ title, kind: 'ok', duration: UNDO_TOAST_MS, action: { label: 'Undo', run } });
}
