import { zValidator } from '@hono/zod-validator';
import { z } from '../contract/zod.ts';
import { AppError } from '../errors.ts';

// Global: zod parses only external input here, and its default messages are for programmers.
z.config({ customError: toMessage });

/** Validates a JSON body. Throws INVALID_INPUT with `fields`: path → message. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) throw toInputError(result.error.issues);
  });

/** Validates query parameters, which are text. Throws INVALID_INPUT. */
export const queryParameters = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    if (!result.success) throw toInputError(result.error.issues);
  });

function toInputError(issues: readonly { path: PropertyKey[]; message: string }[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  return new AppError('INVALID_INPUT', { fields, message: Object.values(fields)[0] });
}

/** Messages for users where the schema has none. */
function toMessage({ code, input }: z.core.$ZodRawIssue): string {
  if (code === 'invalid_type' && input == null) return 'This field is required.';
  if (code === 'invalid_value') return 'Choose one of the options.';
  if (code === 'too_big') return 'This is too long or too large.';
  if (code === 'too_small') return 'This is too short or too small.';
  return 'This value isn’t valid.';
}

/** Parses a row id from a path. Throws NOT_FOUND if it is not a positive integer. */
export function parseRowId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new AppError('NOT_FOUND');
  return id;
}
