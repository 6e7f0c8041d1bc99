/** A short notice at the screen's edge. Usable from anywhere; the viewport that draws it loads on the first. */
export type Toast = {
  title: string;
  description?: string;
  kind?: 'ok' | 'error' | 'info';
  /** One thing the reader can do about it, such as Undo. */
  action?: { label: string; run: () => void };
  /** Milliseconds on screen; 5000 when left out. */
  duration?: number;
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a notice; the one on screen gives way to it. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Takes what has not been shown yet. For the viewport. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Whether a notice waits to be shown. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` on each new notice; returns what ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
