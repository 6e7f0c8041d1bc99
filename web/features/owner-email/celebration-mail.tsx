import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { describeFirstDelivery } from './describe-delivery.ts';
import { MailActions } from './mail-actions.tsx';
import { MailLine } from './mail-line.tsx';
import { codesMailQuery } from './queries.ts';
import './mail-banner.css';

/** "Sending" is shown for at least this long. */
const MIN_SENDING_MS = 1500;

const describeSending = () => ({ kind: 'sending', text: t('sendingCodes') }) as const;

/** Below the codes of a new itinerary: whether they were emailed, and what to do if not. */
export function CelebrationMail({ projectId, email }: { projectId: string; email: string }) {
  const [waited, setWaited] = useState(false);
  const { data: mail, isError } = useQuery(codesMailQuery(projectId));
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), MIN_SENDING_MS);
    return () => clearTimeout(timer);
  }, []);

  const isKnown = waited && (mail !== undefined || isError);
  const { kind, text } = isKnown ? describeFirstDelivery(mail, email) : describeSending();
  return (
    <div className="mail-note">
      <MailLine kind={kind}>
        {text}
        {kind === 'ok' && (
          <span className="text-muted"> {t('checkMailbox', { email: mail?.email ?? email })}</span>
        )}
      </MailLine>
      {isKnown && <MailActions projectId={projectId} mail={mail} email={mail?.email ?? email} isQuiet />}
    </div>
  );
}
