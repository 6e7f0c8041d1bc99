import { ApiError } from './api.ts';

/** Returns a validation error's messages by API field name; empty for any other error. */
export function toFieldErrors(error: unknown): Partial<Record<string, string>> {
  return (error instanceof ApiError && error.body?.fields) || {};
}
