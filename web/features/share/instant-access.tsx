import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { DownloadQrButton } from './download-qr-button.tsx';
import { toShareData, writeInvitation } from './invitation-message.ts';
import { shareLinkOptions } from './queries.ts';

type Props = {
  projectId: string;
  title: string;
  /** First to last day; undefined without events. */
  dates: string | undefined;
};

/** The link that opens in one tap: to send with a message, to copy, and as a QR code. */
export function InstantAccess({ projectId, title, dates }: Props) {
  const { data, isError, refetch } = useQuery(shareLinkOptions(projectId));
  const [edited, setEdited] = useState<string>();
  const messageId = useId();
  if (!data && isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        Couldn't load the link. <Button onClick={() => refetch()}>Try again</Button>
      </p>
    );
  }
  const invitation = { title, dates, url: data?.url ?? '' };
  const message = edited ?? (data ? writeInvitation(invitation) : '');
  return (
    <div className="grid gap-4">
      <div className="instant-access">
        <div className="instant-access-buttons">
          <SendButtons url={invitation.url} shareData={toShareData(message, invitation)} />
        </div>
        {data ? (
          <output className="instant-access-link" aria-label="instant-access link">
            {data.url}
          </output>
        ) : (
          <Skeleton className="instant-access-link" />
        )}
        <figure className="instant-access-code">
          {data ? (
            <QrCode className="qr" url={data.url} label="QR code of the instant-access link" />
          ) : (
            <Skeleton className="qr" />
          )}
          <figcaption>
            <p>Opens the itinerary when scanned. For printed invitations.</p>
            <DownloadQrButton url={invitation.url} name={title} />
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="field-label" htmlFor={messageId}>
            Message
          </label>
          <CopyButton
            variant="quiet"
            className="-mr-[min(1.125rem,4.5vw)]"
            text={message}
            label="Copy message"
            disabled={message.trim() === ''}
          />
        </div>
        <textarea
          id={messageId}
          dir="auto"
          className="input invitation-message"
          value={message}
          readOnly={!data}
          onChange={(event) => setEdited(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Share where the device has a share sheet, else only Copy. Disabled until there is a link. */
function SendButtons({ url, shareData }: { url: string; shareData: ShareData }) {
  const disabled = url === '';
  const canShare = typeof navigator.share === 'function';
  const copy = (variant?: 'primary') => (
    <CopyButton text={url} label="Copy link" disabled={disabled} variant={variant} size={variant && 'big'} />
  );
  if (!canShare) return copy('primary');
  return (
    <>
      <Button variant="primary" size="big" disabled={disabled} onClick={() => share(shareData)}>
        <span className="i-lucide-share" aria-hidden="true" />
        Share link
      </Button>
      {copy()}
    </>
  );
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Closed without sharing, or opened already.
    const { name } = error as Error;
    if (name === 'AbortError' || name === 'InvalidStateError') return;
    showToast({ title: 'Sharing failed', description: 'Copy the link instead.', kind: 'error' });
  }
}
