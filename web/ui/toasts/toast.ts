/** A short message at the edge of the screen. */
export type Toast = {
  title: string;
  description?: string;
  kind?: 'ok' | 'error' | 'info';
  /** A button, such as Undo. */
  action?: { label: string; run: () => void };
  /** Milliseconds on screen, 5000 by default. */
  duration?: number;
  /** Stays when another page opens, for the result of an action that opens it. */
  acrossPages?: boolean;
  /** The form that the toast is about and closes with. Set by `useFormToast`. */
  form?: { isOpen: boolean };
};

const queue: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. Works before the viewport has loaded. */
export function showToast(toast: Toast): void {
  queue.push(toast);
  updateToasts();
}

/** Tells listeners that a toast was queued or that a form was closed. */
export function updateToasts(): void {
  for (const listener of listeners) listener();
}

/** Removes and returns the toasts that have not been shown yet. */
export function takeToasts(): Toast[] {
  return queue.splice(0);
}

/** Calls `listener` on each change. Returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
