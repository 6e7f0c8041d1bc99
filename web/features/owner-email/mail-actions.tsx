import { useRef, useState } from 'react';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { Button } from '../../ui/button.tsx';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { isWrongAddress } from './describe-mail.ts';
import { useResendCodes } from './queries.ts';

type Props = {
  projectId: string;
  /** Undefined while its state is not known. */
  mail: CodesMail | undefined;
  email: string;
};

/** Buttons to send the codes again and to correct the address, until an account owns the itinerary. */
export function MailActions({ projectId, mail, email }: Props) {
  const resend = useResendCodes(projectId);
  const [correcting, setCorrecting] = useState(false);
  // Set when the form closes, to return the focus to the button.
  const wasCorrecting = useRef(false);
  const isPending = mail?.status === 'pending';
  // Stays until it is sent, to keep the focus.
  const isResending = resend.isPending || (resend.isSuccess && isPending);
  const canResend = isResending || !(isPending || mail?.problem === 'refused');

  function close() {
    wasCorrecting.current = true;
    setCorrecting(false);
  }

  if (correcting) {
    return (
      <CorrectEmailForm
        projectId={projectId}
        email={email}
        mayHaveArrived={mail?.mayHaveArrived ?? true}
        onDone={close}
      />
    );
  }
  const canCorrect = mail?.canCorrect ?? false;
  if (!canCorrect && !canResend) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {canCorrect && (
        <Button
          variant={mail && isWrongAddress(mail) ? 'primary' : 'secondary'}
          ref={(button) => {
            if (wasCorrecting.current) button?.focus();
            wasCorrecting.current = false;
          }}
          onClick={() => setCorrecting(true)}
        >
          Correct address
        </Button>
      )}
      {canResend && (
        <Button busy={isResending} onClick={() => resend.mutate()}>
          {mail?.status === 'none' ? 'Email the codes' : 'Resend email'}
        </Button>
      )}
    </div>
  );
}
