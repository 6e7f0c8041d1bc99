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
  /** On one line: on the footer of a phone, elsewhere where it leaves the top of the page alone. Ends when the reader scrolls. */
  isSmall?: boolean;
  /** What the toast is about, such as a form or "payment". It closes when that ends; see `endToasts`. */
  subject?: unknown;
};

let queue: Toast[] = [];
/** The toast that was shown last, as long as what it is about has not ended. */
let latest: Toast | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. Works before the viewport has loaded. */
export function showToast(toast: Toast): void {
  queue.push(toast);
  notifyListeners();
}

/** Closes the toast about `subject`: it was tried again, has succeeded or is gone. */
export function endToasts(subject: unknown): void {
  queue = queue.filter((toast) => toast.subject !== subject);
  if (latest?.subject === subject) latest = undefined;
  notifyListeners();
}

/** Whether the toast was neither replaced nor ended. */
export const isCurrent = (toast: Toast): boolean => toast === latest;

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Removes and returns the toasts that have not been shown yet. */
export function takeToasts(): Toast[] {
  latest = queue.at(-1) ?? latest;
  return queue.splice(0);
}

/** Calls `listener` on each change. Returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
