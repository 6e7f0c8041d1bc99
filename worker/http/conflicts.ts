import type { LastChange } from '../db/schema/itinerary/last-change.ts';
import { AppError } from '../errors.ts';

/** CONFLICT with the row as it is now in the API, `current`, and the name of the co-host who changed it last. */
export function toConflict({ lastChange }: { lastChange: LastChange | null }, current: unknown): AppError {
  const cohost = lastChange?.kind === 'cohost' ? lastChange.name : null;
  return new AppError('CONFLICT', { current, ...(cohost !== null && { changedBy: cohost }) });
}
