import { useId, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { DownloadQrButton } from './download-qr-button.tsx';
import { toShareData } from './invitation-message.ts';
import './share.css';

type LinkSharingProps = {
  /** Undefined until it has loaded. */
  url: string | undefined;
  /** Loading the link failed. */
  failed: boolean;
  onRetry: () => void;
  /** Names the link, as in "QR code of the invite link". */
  what: string;
  /** The itinerary's title, for the share sheet. */
  title: string;
  /** Start of the name of the downloaded QR code. */
  fileName: string;
  /** What the QR code is for. */
  hint: string;
  /** The message to send, which can be edited. */
  writeMessage: (url: string) => string;
};

/** A link to send with a message, to copy, and as a QR code. */
export function LinkSharing({
  url,
  failed,
  onRetry,
  what,
  title,
  fileName,
  hint,
  writeMessage,
}: LinkSharingProps) {
  const [edited, setEdited] = useState<string>();
  const messageId = useId();
  if (url === undefined && failed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        {t('linkFailed')} <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </p>
    );
  }
  const message = edited ?? (url === undefined ? '' : writeMessage(url));
  return (
    <div className="grid gap-4">
      <div className="instant-access">
        <div className="instant-access-buttons">
          <SendButtons url={url ?? ''} shareData={toShareData(message, { title, url: url ?? '' })} />
        </div>
        {url === undefined ? (
          <Skeleton className="instant-access-link" />
        ) : (
          <output className="instant-access-link" dir="ltr" aria-label={what}>
            {url}
          </output>
        )}
        <figure className="instant-access-code">
          {url === undefined ? (
            <Skeleton className="qr" />
          ) : (
            <QrCode className="qr" url={url} label={t('qrCodeOfLink', { link: what })} />
          )}
          <figcaption>
            <p>{hint}</p>
            <DownloadQrButton url={url ?? ''} name={fileName} />
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="field-label" htmlFor={messageId}>
            {t('message')}
          </label>
          <CopyButton
            variant="quiet"
            className="-me-[min(1.125rem,4.5vw)]"
            text={message}
            label={t('copyMessage')}
            disabled={message.trim() === ''}
          />
        </div>
        <textarea
          id={messageId}
          dir="auto"
          className="input invitation-message"
          value={message}
          readOnly={url === undefined}
          onChange={(event) => setEdited(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Share where the device has a share sheet, else only Copy. Disabled until there is a link. */
function SendButtons({ url, shareData }: { url: string; shareData: ShareData }) {
  const disabled = url === '';
  const canShare = hasShareSheet();
  const copy = (variant?: 'primary') => (
    <CopyButton
      text={url}
      label={t('copyLink')}
      disabled={disabled}
      variant={variant}
      size={variant && 'big'}
    />
  );
  if (!canShare) return copy('primary');
  return (
    <>
      <Button variant="primary" size="big" disabled={disabled} onClick={() => openShareSheet(shareData)}>
        <span className="i-lucide-share" aria-hidden="true" />
        {t('shareLink')}
      </Button>
      {copy()}
    </>
  );
}
