import { zValidator } from '@hono/zod-validator';
import type { z } from 'zod';
import { AppError } from './errors.ts';

/** Parses a JSON body by a schema of the contract. Throws INVALID_INPUT with `fields`: path → message. */
export const body = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
    throw new AppError('INVALID_INPUT', { fields, message: Object.values(fields)[0] });
  });

/** A row's id from a path. Throws NOT_FOUND for what cannot be one. */
export function parseId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new AppError('NOT_FOUND');
  return id;
}
