import { t } from '../../../worker/messages/t.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { drawQrCode, QR_QUIET_ZONE } from '../../ui/qr-code.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

/** Pixels per module: about 900 pixels wide, sharp on a printed card. */
const SCALE = 20;

/** Saves the QR code of a link as a PNG named `name`. */
export function DownloadQrButton({ url, name }: { url: string; name: string }) {
  async function download() {
    try {
      saveBlob(await drawPng(url), `${name} QR code.png`);
    } catch {
      showToast({ title: t('downloadFailed'), description: t('qrSaveFailed'), kind: 'error' });
    }
  }
  return (
    <Button disabled={url === ''} onClick={download} aria-label={t('downloadQrCode')}>
      <span className="i-lucide-download" aria-hidden="true" />
      {t('download')}
    </Button>
  );
}

async function drawPng(url: string): Promise<Blob> {
  const { path, size } = drawQrCode(url);
  const width = (size + 2 * QR_QUIET_ZONE) * SCALE;
  const canvas = new OffscreenCanvas(width, width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, width);
  context.scale(SCALE, SCALE);
  context.translate(QR_QUIET_ZONE, QR_QUIET_ZONE);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}
