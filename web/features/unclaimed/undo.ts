import { showToast } from '../../ui/toasts/toast.ts';

/** Long enough to read what was deleted and change one's mind; the server waits ten minutes. */
const UNDO_TOAST_MS = 10_000;

/** Says what is gone, with the way back. */
export function offerUndo(title: string, run: () => void): void {
  showToast({ title, kind: 'ok', duration: UNDO_TOAST_MS, action: { label: 'Undo', run } });
}
