import { zValidator } from '@hono/zod-validator';
import { z } from 'zod';
import { AppError } from '../errors.ts';

// For the whole runtime: nothing but what is sent to us is parsed by zod, and its own words are for programmers.
z.config({ customError: toMessage });

/** Parses a JSON body by a schema of the contract. Throws INVALID_INPUT with `fields`: path → message. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
    throw new AppError('INVALID_INPUT', { fields, message: Object.values(fields)[0] });
  });

/** Words for a person where the schema has none of its own. */
function toMessage({ code, input }: z.core.$ZodRawIssue): string {
  if (code === 'invalid_type' && input == null) return 'Please fill this in.';
  if (code === 'invalid_value') return 'Please choose one of the values on offer.';
  if (code === 'too_big') return 'That is too much.';
  if (code === 'too_small') return 'That is too little.';
  return 'This is not of the expected kind.';
}

/** A row's id from a path. Throws NOT_FOUND for what cannot be one. */
export function parseRowId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new AppError('NOT_FOUND');
  return id;
}
