import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useRequestSenderConfirmation } from './queries.ts';

/** Which mail a card came from; for one of a stranger's address also the question whose it is. */
export function MailSource({ card }: { card: UnclaimedEvent }) {
  const { subject, senderName, senderAddress, sentAt, receivedAt, forwardedBy, senderIsKnown } = card.mail;
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
      {!senderIsKnown && <ThisIsMe card={card} />}
    </div>
  );
}

function ThisIsMe({ card }: { card: UnclaimedEvent }) {
  const ask = useRequestSenderConfirmation(card);
  const { envelope } = card.mail;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 [overflow-wrap:anywhere]">Sent by {envelope}, not one of your addresses.</p>
      {ask.data ? (
        <p role="status" className="text-ink">
          {ask.data.status === 'sent'
            ? `We asked ${ask.data.email}. Open the link in that email.`
            : `${ask.data.email} is yours already.`}
        </p>
      ) : (
        <Button busy={ask.isPending} onClick={() => ask.mutate()}>
          This is me
        </Button>
      )}
    </div>
  );
}
