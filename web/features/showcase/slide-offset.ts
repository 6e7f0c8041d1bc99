/**
 * Where a slide stands beside the one in the middle, 0: -1 is left of it, 1 right. The row has no ends, so
 * the slide out of sight stands on the side that it left by, which the last `step` (1, -1 or 0) tells.
 */
export function computeSlideOffset(index: number, position: number, count: number, step: number): number {
  const leftmost = -Math.floor(count / 2) + (step < 0 && count % 2 === 0 ? 1 : 0);
  return modulo(index - position - leftmost, count) + leftmost;
}

/** The remainder, never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
