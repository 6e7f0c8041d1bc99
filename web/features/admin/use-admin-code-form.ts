import { type FormEvent, useRef, useState } from 'react';
import { ACCESS_CODE_LENGTH, ADMIN_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import type { ErrorBody } from '../../../worker/contract/errors.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { formatTime } from '../../lib/dates.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { AccessRefused, useVerifyAdmin } from './queries.ts';

type CodeName = 'access' | 'admin';
const LENGTHS = { access: ACCESS_CODE_LENGTH, admin: ADMIN_CODE_LENGTH };
const WORDS = {
  access: {
    label: () => t('hostAccessCode'),
    length: () => t('accessCodesHave', { count: ACCESS_CODE_LENGTH }),
    missing: () => t('enterAccessCodeField'),
    invalid: () => t('invalidAccessCode'),
    failed: () => t('verifyAccessFailed'),
  },
  admin: {
    label: () => t('hostAdminCode'),
    length: () => t('adminCodesHave', { count: ADMIN_CODE_LENGTH }),
    missing: () => t('enterAdminCodeField'),
    invalid: () => t('invalidAdminCode'),
    failed: () => t('verifyAdminFailed'),
  },
};

type Options = {
  projectId: string;
  /** Called once the codes are verified. */
  onOpen: () => void;
  /** Whether to ask for the access code, too. */
  needsAccess?: boolean | undefined;
};

/** State and actions of the form for the admin code. `blocked`: why no more attempts are possible for now. */
export function useAdminCodeForm({ projectId, onOpen, needsAccess: isAccessMissing = false }: Options) {
  const verify = useVerifyAdmin(projectId);
  const toast = useFormToast();
  const { inputs, codes, setErrors, bind } = useCodeFields(toast.end);
  const [blocked, setBlocked] = useState<string>();
  const [needsAccess, setNeedsAccess] = useState(isAccessMissing);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    const typed = { access: toCode(codes.access), admin: toCode(codes.admin) };
    const wrong = (['access', 'admin'] as const).find(
      (name) => (name === 'admin' || needsAccess) && findProblem(name, typed[name]),
    );
    if (wrong) return refuse(wrong, typed[wrong]);
    toast.end();
    const accessCode = needsAccess ? typed.access : undefined;
    verify.mutate({ adminCode: typed.admin, accessCode }, { onSuccess: onOpen, onError: showFailure });
  }

  function refuse(name: CodeName, code: string) {
    setErrors({ [name]: findProblem(name, code) });
    if (code) return inputs[name].current?.focus();
    showError(name, t('missingCode'), WORDS[name].missing());
  }

  function showFailure(failure: Error) {
    const [name, body] = readFailure(failure);
    if (body?.code === 'LOCKED' || body?.attemptsRemaining === 0) return setBlocked(describeBlock(body));
    // Access ended since the form was opened.
    if (body?.code === 'ACCESS_REQUIRED') return setNeedsAccess(true);
    if (body?.code !== 'CODE_INCORRECT') {
      return showError(name, t('error'), WORDS[name].failed());
    }
    const remaining = describeRemaining(body);
    showError(
      name,
      t('adminDenied'),
      t('invalidCodeRetry', { invalid: WORDS[name].invalid(), remaining }).trim(),
    );
    setErrors({ [name]: remaining || WORDS[name].invalid() });
  }

  function showError(name: CodeName, title: string, description: string) {
    toast.show({ title, description, kind: 'error' });
    inputs[name].current?.focus();
    inputs[name].current?.select();
  }

  const firstInput = needsAccess ? inputs.access : inputs.admin;
  return { bind, firstInput, needsAccess, blocked, busy: verify.isPending, submit };
}

function useCodeFields(onType: () => void) {
  const inputs = { access: useRef<HTMLInputElement>(null), admin: useRef<HTMLInputElement>(null) };
  const [codes, setCodes] = useState({ access: '', admin: '' });
  const [errors, setErrors] = useState<Partial<Record<CodeName, string>>>({});
  /** Props of a code's field. */
  const bind = (name: CodeName) => ({
    ref: inputs[name],
    label: WORDS[name].label(),
    value: codes[name],
    error: errors[name],
    // Pasted codes may contain spaces and dashes; the server removes them.
    maxLength: LENGTHS[name] + 8,
    onChange: ({ target }: { target: { value: string } }) => {
      onType();
      setCodes({ ...codes, [name]: target.value.toUpperCase() });
      setErrors({});
    },
  });
  return { inputs, codes, setErrors, bind };
}

const toCode = (typed: string) => typed.replace(/[\s-]/g, '');

function findProblem(name: CodeName, code: string): string | undefined {
  if (!code) return WORDS[name].missing();
  if (code.length === LENGTHS[name] && /^[A-Z0-9]*$/.test(code)) return undefined;
  return WORDS[name].length();
}

/** Which code was refused, and the server's error. */
function readFailure(failure: Error): [CodeName, ErrorBody | undefined] {
  const isAccess = failure instanceof AccessRefused;
  const reason = isAccess ? failure.cause : failure;
  return [isAccess ? 'access' : 'admin', reason instanceof ApiError ? reason.body : undefined];
}

function describeRemaining({ attemptsRemaining: left }: ErrorBody): string {
  return left === undefined ? '' : t('attemptsRemaining', { count: left });
}

function describeBlock({ retryAfter, attemptsRemaining }: ErrorBody): string {
  // This browser still has attempts; others on the network or of the itinerary entered wrong codes.
  const text = attemptsRemaining ? t('othersFailed') : t('tooManyFailed');
  if (retryAfter === undefined) return t('blockedLater', { text });
  const at = new Date(Date.now() + retryAfter * 1000).toISOString();
  return t('blockedUntil', { text, time: formatTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone) });
}
