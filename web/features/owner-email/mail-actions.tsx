import { useRef, useState } from 'react';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { isWrongAddress } from './describe-delivery.ts';
import { useResendCodes } from './queries.ts';

type Props = {
  projectId: string;
  /** Undefined while its state is not known. */
  mail: CodesMail | undefined;
  /** Empty if the itinerary was copied or imported without one. */
  email: string;
  /** Less prominent while nothing is wrong. */
  isQuiet?: boolean;
};

/** Buttons to send the codes again and to correct the address, until an account owns the itinerary. */
export function MailActions({ projectId, mail, email, isQuiet = false }: Props) {
  const resend = useResendCodes(projectId);
  const [correcting, setCorrecting] = useState(false);
  // Set when the form closes, to return the focus to the button.
  const wasCorrecting = useRef(false);
  const isResending = resend.isPending || (resend.isSuccess && mail?.status === 'pending');
  // Stays after it was used, to keep the focus.
  const canResend = email !== '' && (!resend.isIdle || isWorthResending(mail, isQuiet));

  function close() {
    wasCorrecting.current = true;
    setCorrecting(false);
  }

  const canCorrect = mail?.canCorrect ?? false;
  if (correcting && canCorrect) {
    return (
      <CorrectEmailForm
        projectId={projectId}
        email={email}
        mayHaveArrived={mail?.mayHaveArrived ?? true}
        onDone={close}
      />
    );
  }
  if (!canCorrect && !canResend) return null;
  const variant = toVariant(mail, isQuiet);
  return (
    <div className={`flex flex-wrap gap-2 ${INDENTS[variant]}`}>
      {canCorrect && (
        <Button
          variant={variant}
          ref={(button) => {
            if (wasCorrecting.current) button?.focus();
            wasCorrecting.current = false;
          }}
          onClick={() => setCorrecting(true)}
        >
          {email === '' ? t('addAddress') : t('correctAddress')}
        </Button>
      )}
      {canResend && (
        <Button busy={isResending} onClick={() => resend.mutate()}>
          {mail?.status === 'none' ? t('emailTheCodes') : t('resendEmail')}
        </Button>
      )}
    </div>
  );
}

function isWorthResending(mail: CodesMail | undefined, isQuiet: boolean): boolean {
  if (!mail) return true;
  const { status, problem } = mail;
  return status !== 'pending' && problem !== 'refused' && !(isQuiet && status === 'sent');
}

/** The text of a quiet button stands below that of the line above it. */
const INDENTS = { primary: '', secondary: '', quiet: 'ps-3.5' };

function toVariant(mail: CodesMail | undefined, isQuiet: boolean) {
  if (mail && isWrongAddress(mail)) return 'primary';
  return isQuiet ? 'quiet' : 'secondary';
}
