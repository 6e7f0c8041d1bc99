import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { codesMailQuery, useResendCodes } from './queries.ts';

/** "Sending" is shown for at least this long. */
const MIN_SENDING_MS = 1500;

/** Shows whether the email with the codes was sent; offers to resend it if not. */
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
              Email sent successfully! <span className="text-muted">Check {email}.</span>
            </>
          )}
          {failed &&
            (unknown
              ? "We couldn't confirm that the email was sent. Save the codes above."
              : `We couldn't send the email to ${email}. Save the codes above.`)}
        </span>
      </p>
      {failed && (
        <Button busy={resend.isPending} onClick={() => resend.mutate()}>
          Resend email
        </Button>
      )}
    </div>
  );
}
