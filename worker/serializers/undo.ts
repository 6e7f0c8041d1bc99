import type { Undo } from '../contract/events.ts';
import { UNDO_MS } from '../contract/limits.ts';

/** The undo offer for rows deleted at `now` (epoch milliseconds). */
export const toUndo = (ids: number[], now: number): Undo => ({
  ids,
  expiresAt: new Date(now + UNDO_MS).toISOString(),
});
