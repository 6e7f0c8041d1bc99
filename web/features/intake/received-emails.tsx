import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerMessage } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { receivedEmailsOptions } from './queries.ts';

/** Every mail that came in lately and what became of it: so that none seems lost. Default export, loaded when it is first shown. */
export default function ReceivedEmails({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const { data, error, isFetching, refetch } = useQuery(receivedEmailsOptions);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Received emails"
      description="What came in lately, and what we made of it."
    >
      {!data && !error && (
        <div role="status" className="grid gap-3">
          <span className="only-read">Loading…</span>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{toServerMessage(error) ?? 'The list did not load. Check that you are online.'}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="i-lucide-inbox"
          title="No emails yet"
          text="Forward a booking to your address, and it shows here within a minute."
        />
      )}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map((mail) => (
            <li key={mail.id} className="grid gap-0.5 py-3 first:pt-0">
              <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
                {mail.subject || '(no subject)'}
              </p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                {mail.senderName || mail.senderAddress} · {formatDateTime(mail.receivedAt, ownZone())}
              </p>
              <p className="text-sm">{mail.summary}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
