import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { codesMailQuery, useResendCodes } from './queries.ts';

/** Milliseconds "Sending…" stays at least, so that the eye sees it happen. */
const MIN_SENDING_MS = 1500;

/** Whether the codes really left for `email`; if not, says so and offers another try. */
export function MailStatus({ projectId, email }: { projectId: string; email: string }) {
  const [waited, setWaited] = useState(false);
  const mail = useQuery(codesMailQuery(projectId));
  const resend = useResendCodes(projectId);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), MIN_SENDING_MS);
    return () => clearTimeout(timer);
  }, []);

  const unknown = mail.data === undefined && mail.isError;
  const sending = !waited || mail.data === 'pending' || (mail.data === undefined && !unknown);
  const failed = !sending && mail.data !== 'sent';
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="flex gap-3">
        {sending && <span className="spinner mt-1" aria-hidden="true" />}
        {!sending && (
          <span
            className={`mt-0.5 text-lg ${failed ? 'i-lucide-mail-warning text-danger' : 'i-lucide-mail-check text-ok'}`}
            aria-hidden="true"
          />
        )}
        <span className="min-w-0">
          {sending && 'Sending confirmation email...'}
          {!sending && !failed && (
            <>
              Email sent successfully! <span className="text-muted">Look for it at {email}.</span>
            </>
          )}
          {failed &&
            (unknown
              ? 'We could not find out whether the email was sent. Please keep the codes above.'
              : `The email to ${email} could not be sent. Please keep the codes above.`)}
        </span>
      </p>
      {failed && (
        <Button busy={resend.isPending} onClick={() => resend.mutate()}>
          Send again
        </Button>
      )}
    </div>
  );
}
