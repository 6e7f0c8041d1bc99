import { t } from '../../../worker/messages/t.ts';
import { QrCode } from '../../ui/qr-code.tsx';

/** A URL as QR code, 2.4 cm wide, and as text. Pass a URL without the access code: printouts get lost. */
export function PrintedLink({ url }: { url: string }) {
  return (
    <figure className="print-code">
      <QrCode url={url} label={t('qrCodeOf', { url })} bare />
      <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}
