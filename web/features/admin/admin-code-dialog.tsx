import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ErrorBody } from '../../../worker/contract/errors.ts';
import { ADMIN_CODE_LENGTH } from '../../../worker/contract/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { prepareToasts } from '../../ui/toasts/prepare-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { useVerifyAdmin } from './queries.ts';

type Props = {
  projectId: string;
  onClose: () => void;
  /** The code was right and is remembered: read the itinerary anew, as this browser's role is part of it. */
  onOpen: () => void;
};

/** Asks for the admin code before the panel. Default export, loaded when it is first shown. */
export default function AdminCodeDialog({ projectId, onClose, onOpen }: Props) {
  const verify = useVerifyAdmin(projectId);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [blocked, setBlocked] = useState<string>();
  useEffect(prepareToasts, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    const typed = code.trim();
    if (!typed) {
      refuse('Missing Code', 'Please enter the admin code.');
      setError('Please enter the admin code.');
      return;
    }
    verify.mutate(typed, { onSuccess: onOpen, onError: explain });
  }

  function explain(failure: Error) {
    const body = failure instanceof ApiError ? failure.body : undefined;
    if (body?.code === 'LOCKED' || body?.attemptsRemaining === 0) {
      return setBlocked(describeBlock(body));
    }
    if (body?.code !== 'CODE_INCORRECT') {
      return refuse('Error', 'Failed to verify admin code. Please try again.');
    }
    const left = body.attemptsRemaining;
    const remaining = left === undefined ? '' : `${left} ${left === 1 ? 'attempt' : 'attempts'} remaining.`;
    refuse('Access Denied', `Invalid admin code. Please try again. ${remaining}`.trim());
    setError(remaining || 'Invalid admin code.');
  }

  function refuse(title: string, description: string) {
    showToast({ title, description, kind: 'error' });
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title="Admin Access Required"
      description={
        blocked ?? 'Enter the admin code to access the admin panel. You can find this code in your email.'
      }
      initialFocus={blocked === undefined ? input : undefined}
    >
      {blocked === undefined ? (
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <TextField
            ref={input}
            label="Admin Code"
            inputClassName="input-code"
            value={code}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // Room for the spaces and dashes of a code copied from a mail; the server drops them.
            maxLength={ADMIN_CODE_LENGTH + 8}
            onChange={({ target }) => {
              setCode(target.value.toUpperCase());
              setError('');
            }}
          />
          <Button type="submit" variant="primary" busy={verify.isPending}>
            Access Admin Panel
          </Button>
        </form>
      ) : (
        <>
          <p className="only-read" role="alert">
            {blocked}
          </p>
          <Button ref={takeFocus} className="w-full" onClick={() => setOpen(false)}>
            Close
          </Button>
        </>
      )}
    </Dialog>
  );
}

function describeBlock({ message, retryAfter, code }: ErrorBody): string {
  const words = code === 'LOCKED' ? message : 'Too many failed attempts. Access has been blocked.';
  if (retryAfter === undefined) return `${words} Please try again later.`;
  const at = new Date(Date.now() + retryAfter * 1000);
  return `${words} You can try again at ${at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`;
}

// The field that had the focus is gone.
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}
