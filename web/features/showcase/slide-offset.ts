/**
 * Returns a slide's offset from the middle one: 0 is the middle, -1 left of it, 1 right. The row is endless; the slide
 * out of view is on the side where the last `step` (1, -1 or 0) moved it.
 */
export function computeSlideOffset(index: number, position: number, count: number, step: number): number {
  const leftmost = -Math.floor(count / 2) + (step < 0 && count % 2 === 0 ? 1 : 0);
  return modulo(index - position - leftmost, count) + leftmost;
}

/** Returns the remainder, never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
