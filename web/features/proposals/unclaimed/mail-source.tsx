import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { formatFullDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { tNodes } from '../../../ui/t-nodes.ts';
import { useRequestSenderConfirmation } from './queries.ts';

/** The source email; if its sender is unknown, with a button to confirm the address. */
export function MailSource({ event }: { event: UnclaimedEvent }) {
  const { subject, senderName, senderAddress, sentAt, receivedAt, forwardedBy, senderIsKnown } = event.mail;
  const date = formatFullDate(sentAt ?? receivedAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const parts = {
    subject: <bdi>{subject || t('noSubject')}</bdi>,
    sender: senderName || senderAddress,
    date: <time dateTime={sentAt ?? receivedAt}>{date}</time>,
  };
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p className="flex gap-2">
        <span className="i-lucide-mail mt-0.5" aria-hidden="true" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {forwardedBy ? tNodes('mailForwarded', { ...parts, name: forwardedBy }) : tNodes('mailFrom', parts)}
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
      <p className="min-w-0 [overflow-wrap:anywhere]">{t('unknownSender', { address: envelope })}</p>
      {confirmation.data ? (
        <p role="status" className="text-ink">
          {confirmation.data.status === 'sent'
            ? t('confirmationMailed', { email: confirmation.data.email })
            : t('alreadyConfirmed', { email: confirmation.data.email })}
        </p>
      ) : (
        <Button busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {t('thisIsMe')}
        </Button>
      )}
    </div>
  );
}
