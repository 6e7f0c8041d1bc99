import type { Context } from 'hono';
import { findPerson } from '../db/people.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

/** The column of what a co-host changes; empty for the host. */
export function toChangedBy(c: Context<AppEnv>): { changedBy?: number } {
  const { isCohost, person } = c.get('viewer');
  return isCohost && person ? { changedBy: person.id } : {};
}

/** CONFLICT with the row as it is now in the API, `current`, and the name of the co-host who changed it last. */
export async function toConflict(
  c: Context<AppEnv>,
  { changedBy }: { changedBy: number | null },
  current: unknown,
): Promise<AppError> {
  const person =
    changedBy === null ? undefined : await findPerson(c.get('db'), c.get('project').id, changedBy);
  return new AppError('CONFLICT', { current, ...(person && { changedBy: person.name }) });
}
