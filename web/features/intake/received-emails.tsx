import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { describeMail } from './describe-mail.ts';
import { receivedEmailsOptions } from './queries.ts';

/** Lists recently received emails and what was found in them. */
export default function ReceivedEmails({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(receivedEmailsOptions);
  return (
    <Dialog onClosed={onClose} title={t('receivedEmails')} description={t('receivedEmailsText')}>
      {!data && !error && (
        <div role="status" className="grid gap-3">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {!data && error && (
        <LoadError
          message={toServerMessage(error) ?? t('emailsFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState icon="i-lucide-inbox" title={t('noEmailsYet')} text={t('noEmailsText')} />
      )}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map((email) => (
            <li key={email.id} className="grid gap-0.5 py-3 first:pt-0">
              <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
                {email.subject || t('noSubject')}
              </p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                {email.senderName || email.senderAddress} · {formatDateTime(email.receivedAt, ownZone())}
              </p>
              <p className="text-sm">{describeMail(email)}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
