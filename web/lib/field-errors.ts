import { ApiError } from './api.ts';

/** What a refusal says about fields of a form, by their names on the wire; of anything else, nothing. */
export function toFieldErrors(refusal: Error | null): Partial<Record<string, string>> {
  return (refusal instanceof ApiError && refusal.body?.fields) || {};
}
