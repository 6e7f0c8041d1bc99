import { ApiError } from '../../lib/api.ts';

/** Why a name was refused, for the field. */
export function describeNameError(error: Error): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.fields?.name ?? body?.message ?? "Couldn't save. Check your connection and try again.";
}
