import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { type AccessFailure, addRemainingAttempts, toAccessFailure } from './access-failure.ts';
import { describeInvalidCode } from './check-code.ts';
import { useVerifyAccess, waitForCurrentProject } from './queries.ts';
import { showAccessGranted } from './show-access-granted.ts';
import { useIsMounted } from './use-is-mounted.ts';

const listRequired = () => ({
  projectId: t('enterTheProjectId'),
  email: t('enterYourEmail'),
  accessCode: t('enterTheCode'),
});
const toBlocked = () =>
  ({
    title: t('accessDenied'),
    description: t('accessBlocked'),
    kind: 'error',
  }) as const;
type FieldName = keyof ReturnType<typeof listRequired>;
const FIELD_NAMES = ['projectId', 'email', 'accessCode'] satisfies FieldName[];

type Errors = Partial<Record<FieldName, string>>;

type Options = {
  initial: { projectId: string; accessCode: string };
  inviteKey?: string;
  onLocked: (failure: AccessFailure) => void;
};

/**
 * State and actions of the access form. `locked`: project ID and code come from a link and are read-only. `denied`: the
 * error of the access code is why the server refused it. `incomplete`: a required field was empty, and still has its error.
 */
export function useAccessForm({ initial, inviteKey, onLocked }: Options) {
  const navigate = useNavigate();
  const { form, find, focus, values, errors, setErrors, bind } = useFields(initial);
  const [locked, setLocked] = useState(initial.projectId !== '' && initial.accessCode !== '');
  const [busy, setBusy] = useState(false);
  const [denied, setDenied] = useState(false);
  const [lacked, setLacked] = useState(false);
  const verify = useVerifyAccess();
  const isMounted = useIsMounted();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const missing = findMissing(values);
    setErrors(missing);
    setDenied(false);
    const [firstMissing] = Object.keys(missing);
    setLacked(firstMissing !== undefined);
    if (firstMissing) return focus(firstMissing);
    const invalid = describeInvalidCode(values.accessCode);
    if (invalid) {
      setErrors({ accessCode: invalid });
      return focus('accessCode');
    }
    setBusy(true);
    try {
      const { projectId } = await verify({ ...values, inviteKey }, (accessCode) => setErrors({ accessCode }));
      await waitForCurrentProject(projectId);
      // The guest went elsewhere.
      if (!isMounted()) return;
      showAccessGranted();
      await navigate({ to: '/project/$projectId', params: { projectId } });
    } catch (error) {
      setBusy(false);
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    const failure = toAccessFailure(error, Date.now());
    if (failure.locked) {
      showToast(toBlocked());
      return onLocked(failure);
    }
    setLocked(false);
    if (failure.fields) {
      setErrors(failure.fields);
      return focus(FIELD_NAMES.find((name) => failure.fields?.[name]) ?? 'accessCode');
    }
    setDenied(error instanceof ApiError);
    setErrors({ accessCode: addRemainingAttempts(failure.message ?? t('codeIncorrect'), failure) });
    focus('accessCode');
    find('accessCode')?.select();
  }

  const unlock = () => setLocked(false);
  const incomplete = lacked && Object.values(errors).some(Boolean);
  return { form, projectId: values.projectId, locked, denied, incomplete, busy, bind, submit, unlock };
}

function useFields(initial: Options['initial']) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...initial, email: '' });
  const [errors, setErrors] = useState<Errors>({});
  /** Props of a field's input. */
  const bind = (name: FieldName, format = (text: string) => text) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: format(target.value) });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const find = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const focus = (name: string) => find(name)?.focus();
  return { form, find, focus, values, errors, setErrors, bind };
}

const findMissing = (values: Record<FieldName, string>): Errors =>
  Object.fromEntries(
    FIELD_NAMES.filter((name) => !values[name].trim()).map((name) => [name, listRequired()[name]]),
  );
