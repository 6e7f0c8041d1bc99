import { ACCESS_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import { t } from '../../../worker/messages/t.ts';

/** Why a typed text cannot be an access code, or undefined. The server would not count it as an attempt either. */
export function describeInvalidCode(code: string): string | undefined {
  const isPossible = code.length === ACCESS_CODE_LENGTH && /^[A-Z0-9]*$/.test(code);
  return isPossible ? undefined : t('codeLength', { count: ACCESS_CODE_LENGTH });
}

/** Uppercases a typed or pasted code and drops its spaces and dashes. */
export const formatCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
