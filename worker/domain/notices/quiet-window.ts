/** Windows after which a host who does not stop editing is not waited for. */
const MAX_WINDOWS = 3;

/** When changes are sent, in epoch milliseconds: a window after the last one, at most three after the first. */
export function computeWindowEnd(
  { firstAt, lastAt }: { firstAt: number; lastAt: number },
  windowSeconds: number,
): number {
  return Math.min(lastAt + windowSeconds * 1000, firstAt + MAX_WINDOWS * windowSeconds * 1000);
}
