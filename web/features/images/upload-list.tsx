import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import type { ImageUpload } from './use-image-uploads.ts';

type Props = {
  uploads: readonly ImageUpload[];
  onCancel: (upload: ImageUpload) => void;
  onRetry: (upload: ImageUpload) => void;
};

/** Running and failed uploads, to cancel or retry. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid" aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} className="image-row">
          <img className="image-thumbnail" src={upload.preview} alt="" />
          <div className="grid min-w-0 gap-1">
            <p className="truncate text-sm">{upload.name}</p>
            {upload.state === 'failed' ? (
              <p className="text-sm text-danger">{t('imageUploadFailed')}</p>
            ) : (
              <>
                <progress
                  className="upload-progress"
                  aria-label={t('uploadOf', { name: upload.name })}
                  max={1}
                  value={upload.progress}
                />
                <p className="text-sm text-muted" aria-hidden="true">
                  {upload.state === 'saving' ? t('savingNow') : `${Math.round(upload.progress * 100)}%`}
                </p>
              </>
            )}
          </div>
          <div className="flex">
            {upload.state === 'failed' && <Button onClick={() => onRetry(upload)}>{t('tryAgain')}</Button>}
            {upload.state !== 'saving' && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={
                  upload.state === 'failed'
                    ? t('discardName', { name: upload.name })
                    : t('cancelName', { name: upload.name })
                }
                onClick={() => onCancel(upload)}
              >
                <span className="i-lucide-x" aria-hidden="true" />
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
