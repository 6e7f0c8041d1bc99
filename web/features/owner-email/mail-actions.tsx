import { type RefObject, useRef, useState } from 'react';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { useResendCodes } from './queries.ts';

type Props = {
  projectId: string;
  /** Undefined while its state is not known. */
  mail: CodesMail | undefined;
  /** Empty if the itinerary was copied or imported without one. */
  email: string;
  /** Links below a line of text, rather than buttons. */
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
  return (
    <div className={isQuiet ? 'mail-links' : 'flex flex-wrap gap-x-4 gap-y-2'}>
      {canCorrect && (
        <CorrectButton
          isLink={isQuiet}
          email={email}
          wasCorrecting={wasCorrecting}
          onClick={() => setCorrecting(true)}
        />
      )}
      {canResend && (
        <Button {...toResendStyle(canCorrect, isQuiet)} busy={isResending} onClick={() => resend.mutate()}>
          {mail?.status === 'none' ? t('emailTheCodes') : t('resendEmail')}
        </Button>
      )}
    </div>
  );
}

/** Beside another button it looks like a link, so that one button stands out and both fit one line of a phone. */
function toResendStyle(isBeside: boolean, isLink: boolean) {
  if (!isBeside && !isLink) return {};
  const color = isLink ? 'text-[var(--accent-ink)]' : '';
  return {
    variant: 'quiet',
    className: `px-0 font-400 underline underline-offset-4 decoration-1 ${color}`,
  } as const;
}

type CorrectProps = {
  isLink: boolean;
  email: string;
  wasCorrecting: RefObject<boolean>;
  onClick: () => void;
};

function CorrectButton({ isLink, email, wasCorrecting, onClick }: CorrectProps) {
  return (
    <button
      type="button"
      className={isLink ? 'link min-h-11' : buttonClass({})}
      ref={(button) => {
        if (wasCorrecting.current) button?.focus();
        wasCorrecting.current = false;
      }}
      onClick={onClick}
    >
      {email === '' ? t('addAddress') : t('correctAddress')}
    </button>
  );
}

function isWorthResending(mail: CodesMail | undefined, isQuiet: boolean): boolean {
  if (!mail) return true;
  const { status, problem } = mail;
  return status !== 'pending' && problem !== 'refused' && !(isQuiet && status === 'sent');
}
