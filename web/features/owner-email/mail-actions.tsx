import { type RefObject, useRef, useState } from 'react';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
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
  const isLink = isLinkEnough(mail, isQuiet);
  return (
    <div className={isLink ? LINK_ROW : BUTTON_ROW}>
      {canCorrect && (
        <CorrectButton
          isLink={isLink}
          email={email}
          wasCorrecting={wasCorrecting}
          onClick={() => setCorrecting(true)}
        />
      )}
      {canResend && (
        <Button {...toResendStyle(canCorrect)} busy={isResending} onClick={() => resend.mutate()}>
          {mail?.status === 'none' ? t('emailTheCodes') : t('resendEmail')}
        </Button>
      )}
    </div>
  );
}

const BUTTON_ROW = 'flex flex-wrap gap-2';
/** The link stands below the text of the line above it. */
const LINK_ROW = `${BUTTON_ROW} ps-7.5`;
/** Beside another button it looks like a link, so that one button stands out and both fit one line of a phone. */
const toResendStyle = (isBeside: boolean) =>
  isBeside ? ({ variant: 'quiet', className: 'px-2 font-400 underline underline-offset-4' } as const) : {};

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

const isLinkEnough = (mail: CodesMail | undefined, isQuiet: boolean): boolean =>
  isQuiet && !(mail && isWrongAddress(mail));

function isWorthResending(mail: CodesMail | undefined, isQuiet: boolean): boolean {
  if (!mail) return true;
  const { status, problem } = mail;
  return status !== 'pending' && problem !== 'refused' && !(isQuiet && status === 'sent');
}
