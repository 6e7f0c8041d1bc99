/** Runs after the next paint, which `run` would delay. A hidden page has no frames. */
export const afterPaint = (run: () => unknown): unknown =>
  document.hidden ? run() : requestAnimationFrame(() => setTimeout(run));
