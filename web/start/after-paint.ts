/** Runs after the next paint, which `run` would delay. A hidden page has no frames. */
export const afterPaint = (run: () => unknown): unknown =>
  document.hidden ? run() : requestAnimationFrame(() => setTimeout(run));

/** Resolves after the first paint, at once if that has been. */
export const afterFirstPaint = (): Promise<unknown> =>
  performance.getEntriesByType('paint').length > 0
    ? Promise.resolve()
    : new Promise((resolve) => afterPaint(() => resolve(undefined)));
