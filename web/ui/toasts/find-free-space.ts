export type Box = { left: number; right: number; top: number; bottom: number };

/** Distance between a toast and what it must not cover. */
const GAP_PX = 12;

/**
 * Returns how many pixels to move a toast up from its place at the bottom so that it covers none of the obstacles; undefined
 * if the screen has no such place.
 */
export function findFreeSpace(toast: Box, obstacles: readonly Box[]): number | undefined {
  const height = toast.bottom - toast.top;
  const inColumn = obstacles.filter(({ left, right }) => left < toast.right && right > toast.left);
  let bottom = toast.bottom;
  for (const obstacle of inColumn.toSorted((a, b) => b.bottom - a.bottom)) {
    const isCovered = obstacle.bottom > bottom - height && obstacle.top < bottom;
    if (isCovered) bottom = obstacle.top - GAP_PX;
  }
  return bottom - height < GAP_PX ? undefined : toast.bottom - bottom;
}
