import { type FormEvent, useRef, useState } from 'react';
import { ADMIN_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import type { ErrorBody } from '../../../worker/contract/errors.ts';
import { ApiError } from '../../lib/api.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { useVerifyAdmin } from './queries.ts';

const ADMIN_CODE = new RegExp(`^[A-Z0-9]{${ADMIN_CODE_LENGTH}}$`);

/** State and actions of the admin code form. `blocked`: why no more attempts are possible for now. */
export function useAdminCodeForm(projectId: string, onOpen: () => void) {
  const verify = useVerifyAdmin(projectId);
  const toast = useFormToast();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [blocked, setBlocked] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    const adminCode = code.replace(/[\s-]/g, '');
    if (adminCode && !ADMIN_CODE.test(adminCode)) {
      setError(`Admin codes have ${ADMIN_CODE_LENGTH} letters or digits.`);
      return input.current?.focus();
    }
    toast.end();
    if (adminCode) return verify.mutate(adminCode, { onSuccess: onOpen, onError: showFailure });
    showError('Missing Code', 'Please enter the admin code.');
    setError('Please enter the admin code.');
  }

  function showFailure(failure: Error) {
    const body = failure instanceof ApiError ? failure.body : undefined;
    if (body?.code === 'LOCKED' || body?.attemptsRemaining === 0) return setBlocked(describeBlock(body));
    if (body?.code !== 'CODE_INCORRECT') {
      return showError('Error', 'Failed to verify admin code. Please try again.');
    }
    const left = body.attemptsRemaining;
    const remaining = left === undefined ? '' : `${left} ${left === 1 ? 'attempt' : 'attempts'} remaining.`;
    showError('Access Denied', `Invalid admin code. Please try again. ${remaining}`.trim());
    setError(remaining || 'Invalid admin code.');
  }

  function showError(title: string, description: string) {
    toast.show({ title, description, kind: 'error' });
    input.current?.focus();
    input.current?.select();
  }

  function changeCode(text: string) {
    toast.end();
    setCode(text.toUpperCase());
    setError('');
  }

  return { input, code, error, blocked, busy: verify.isPending, changeCode, submit };
}

function describeBlock({ message, retryAfter, code, attemptsRemaining }: ErrorBody): string {
  // Others on the network entered wrong codes; the message says when to try again.
  if (attemptsRemaining) return message;
  const text = code === 'LOCKED' ? message : 'Too many failed attempts. Access has been blocked.';
  if (retryAfter === undefined) return `${text} Please try again later.`;
  const at = new Date(Date.now() + retryAfter * 1000);
  return `${text} You can try again at ${at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`;
}
