import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useRequestSenderConfirmation } from './queries.ts';

/** The source email; if its sender is unknown, with a button to confirm the address. */
export function MailSource({ event }: { event: UnclaimedEvent }) {
  const { subject, senderName, senderAddress, sentAt, receivedAt, forwardedBy, senderIsKnown } = event.mail;
  const date = formatFullDate(sentAt ?? receivedAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p className="flex gap-2">
        <span className="i-lucide-mail mt-0.5" aria-hidden="true" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          From “<bdi>{subject || '(no subject)'}</bdi>”, {senderName || senderAddress},{' '}
          <time dateTime={sentAt ?? receivedAt}>{date}</time>
          {forwardedBy && `, forwarded by ${forwardedBy}`}
        </span>
      </p>
      {!senderIsKnown && <UnknownSender event={event} />}
    </div>
  );
}

function UnknownSender({ event }: { event: UnclaimedEvent }) {
  const confirmation = useRequestSenderConfirmation(event);
  const { envelope } = event.mail;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        Sent from {envelope}, which isn't one of your addresses.
      </p>
      {confirmation.data ? (
        <p role="status" className="text-ink">
          {confirmation.data.status === 'sent'
            ? `We sent an email to ${confirmation.data.email}. Open the link in it to confirm.`
            : `${confirmation.data.email} is already confirmed.`}
        </p>
      ) : (
        <Button busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          This is me
        </Button>
      )}
    </div>
  );
}
