import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';

/** Why a name was refused, for the field. */
export function describeNameError(error: Error): string {
  const current = readCurrentPerson(error);
  if (current) return t('guestChanged', { name: current.name });
  return toFieldErrors(error).name ?? toServerMessage(error) ?? t('saveFailed');
}

/** The person as stored now, if the error is a conflict. */
export function readCurrentPerson(error: unknown): Person | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'CONFLICT' ? (body.current as Person | undefined) : undefined;
}
